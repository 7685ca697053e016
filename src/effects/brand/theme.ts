import { foldW } from 'fp-ts/lib/Either.js'
import { concat, EMPTY, map, of, switchMap, tap, type Observable } from 'rxjs'
import {
  BrandImagesFailed,
  BrandImagesLoaded,
  defaultTheme,
  Theme,
  ThemeFailed,
  ThemeLoaded,
  ThemeRequested,
  ThemeRestored,
} from '../../domain/brand/theme.ts'
import type { EventOf } from '../../domain/kernel/event.ts'
import { getAvatarSet, getCoreBranding, getScheme } from '../api/generated/brand.ts'
import type { Call } from '../api/client.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import type { Storage } from '../runtime/ports.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { THEME } from '../runtime/storage-keys.ts'

const colourOf = (wire: string, otherwise: string): string =>
  /^[0-9a-f]{6}$/i.test(wire) ? `#${wire.toLowerCase()}` : otherwise

/** A font's name goes into a style sheet, so only letters, digits, spaces and hyphens are allowed. */
const fontOf = (wire: string | null): string | null =>
  wire !== null && /^[\p{L}\d][\p{L}\d -]{0,60}$/u.test(wire) ? wire : null

/** What a scheme without a number shows instead. */
const NO_NUMBER = new Set(['', '0', 'tbc', 'null', 'undefined'])

const phoneOf = (wire: string | null): string | null =>
  wire === null || NO_NUMBER.has(wire.trim().toLowerCase()) ? null : wire.trim()

const themeOf = ({ theme, cmsData }: DataOf<typeof getScheme>): Theme => ({
  primaryColour: colourOf(theme.primaryColour, defaultTheme.primaryColour),
  accentColour: colourOf(theme.secondaryColour, defaultTheme.accentColour),
  logo: theme.brandHeaderLogo || theme.logoFileUrl || null,
  mobileLogo: theme.mobileLogo ?? (theme.brandHeaderLogo || theme.logoFileUrl || null),
  avatar: theme.avatarSet.avatarsetPlainFileURL,
  benefitBrandName: theme.benefitBrandName || defaultTheme.benefitBrandName,
  supportEmail: theme.supportEmail || defaultTheme.supportEmail,
  supportNumber: phoneOf(theme.benefitBrandPhoneNumber),
  contactUsEmail: theme.contactUsEmail || theme.supportEmail || defaultTheme.contactUsEmail,
  baseFont: fontOf(theme.baseFont),
  headerFont: fontOf(theme.headerFont),
  ssoOnly: cmsData.sso_access_only,
})

const readStored = (storage: Storage): Theme | null => {
  const stored = storage.read('local', THEME)
  if (stored === null) return null
  try {
    const json: unknown = JSON.parse(stored)
    return Theme.is(json) ? json : null
  } catch {
    return null // an old or broken entry: the host's response replaces it in a moment
  }
}

type Images = Observable<EventOf<typeof BrandImagesLoaded | typeof BrandImagesFailed>>

/** A theme without logos uses the core ones; without its own avatars it uses the scheme's. */
const missingImages = (api: Call, { logo, avatar }: Theme, schemeId: string | null): Images => {
  const failed = BrandImagesFailed
  const avatars: Images =
    avatar !== null || schemeId === null
      ? EMPTY
      : api(getAvatarSet, { path: { id: schemeId } }).pipe(
          map(
            foldW(
              ({ problem }) => failed({ problem }),
              ({ data }) => BrandImagesLoaded({ logo: null, mobileLogo: null, avatar: data.avatarsetPlainFileURL }),
            ),
          ),
        )
  if (logo !== null) return avatars
  const core: Images = api(getCoreBranding, {}).pipe(
    map(
      foldW(
        ({ problem }) => failed({ problem }),
        ({ data: { brandHeaderLogo, mobileLogo, avatarsetPlainFileURL } }) =>
          BrandImagesLoaded({ logo: brandHeaderLogo || null, mobileLogo, avatar: avatarsetPlainFileURL }),
      ),
    ),
  )
  return concat(avatars, core)
}

/** Shows the stored theme at once; the response replaces it. */
export const loadTheme = portalEffect({
  name: 'theme.load',
  on: [ThemeRequested],
  policy: { switchBy: one },
  emits: [ThemeRestored, ThemeLoaded, ThemeFailed, BrandImagesLoaded, BrandImagesFailed],
  failure: (problem) => ThemeFailed({ problem }),
  outlivesSession: true,
  run: ({ data: { domainLabel } }, { api, storage }) => {
    const stored = readStored(storage)
    return concat(
      stored === null ? EMPTY : of(ThemeRestored({ theme: stored })),
      api(getScheme, { path: { id: domainLabel } }).pipe(
        switchMap(
          foldW(
            ({ problem }) => concat(of(ThemeFailed({ problem })), missingImages(api, stored ?? defaultTheme, null)),
            ({ data }) => {
              const theme = themeOf(data)
              return concat(of(ThemeLoaded({ theme })), missingImages(api, theme, data.scheme.id))
            },
          ),
        ),
        tap((event) => {
          if (event.type === 'ThemeLoaded') storage.write('local', THEME, JSON.stringify(event.data.theme))
        }),
      ),
    )
  },
})
