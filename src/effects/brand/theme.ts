import { foldW } from 'fp-ts/lib/Either.js'
import { concat, EMPTY, map, of, tap } from 'rxjs'
import {
  defaultTheme,
  Theme,
  ThemeFailed,
  ThemeLoaded,
  ThemeRequested,
  ThemeRestored,
} from '../../domain/brand/theme.ts'
import { getScheme } from '../api/generated/brand.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import type { Storage } from '../runtime/ports.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

const KEY = 'client-theme'

const colourOf = (wire: string, otherwise: string): string =>
  /^[0-9a-f]{6}$/i.test(wire) ? `#${wire.toLowerCase()}` : otherwise

/** A font's name goes into a style sheet, so it may hold letters, digits, spaces and hyphens only. */
const fontOf = (wire: string | null): string | null =>
  wire !== null && /^[\p{L}\d][\p{L}\d -]{0,60}$/u.test(wire) ? wire : null

const themeOf = ({ theme, cmsData }: DataOf<typeof getScheme>): Theme => ({
  primaryColour: colourOf(theme.primaryColour, defaultTheme.primaryColour),
  accentColour: colourOf(theme.secondaryColour, defaultTheme.accentColour),
  logo: theme.brandHeaderLogo || theme.logoFileUrl || null,
  mobileLogo: theme.mobileLogo ?? (theme.brandHeaderLogo || theme.logoFileUrl || null),
  avatar: theme.avatarSet.avatarsetPlainFileURL,
  benefitBrandName: theme.benefitBrandName || defaultTheme.benefitBrandName,
  supportEmail: theme.supportEmail || defaultTheme.supportEmail,
  supportNumber: theme.benefitBrandPhoneNumber,
  baseFont: fontOf(theme.baseFont),
  headerFont: fontOf(theme.headerFont),
  ssoOnly: cmsData.sso_access_only,
})

const readKept = (storage: Storage): Theme | null => {
  const kept = storage.read('local', KEY)
  if (kept === null) return null
  try {
    const json: unknown = JSON.parse(kept)
    return Theme.is(json) ? json : null
  } catch {
    return null // an old or broken entry: the answer of the host replaces it in a moment
  }
}

/** What an earlier visit kept is shown at once; the answer replaces it. */
export const loadTheme = portalEffect({
  name: 'theme.load',
  on: [ThemeRequested],
  policy: { switchBy: one },
  emits: [ThemeRestored, ThemeLoaded, ThemeFailed],
  failure: (problem) => ThemeFailed({ problem }),
  outlivesSession: true,
  run: ({ data: { domainLabel } }, { api, storage }) => {
    const kept = readKept(storage)
    return concat(
      kept === null ? EMPTY : of(ThemeRestored({ theme: kept })),
      api(getScheme, { path: { id: domainLabel } }).pipe(
        map(
          foldW(
            ({ problem }) => ThemeFailed({ problem }),
            ({ data }) => ThemeLoaded({ theme: themeOf(data) }),
          ),
        ),
        tap((event) => {
          if (event.type === 'ThemeLoaded') storage.write('local', KEY, JSON.stringify(event.data.theme))
        }),
      ),
    )
  },
})
