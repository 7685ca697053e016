import * as t from 'io-ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'

const text = t.union([plain, t.null])

const theme1 = {
  primaryColour: plain,
  accentColour: plain,
  logo: text,
  mobileLogo: text,
  avatar: text,
  benefitBrandName: plain,
  supportEmail: plain,
  supportNumber: text,
  baseFont: text,
  headerFont: text,
  ssoOnly: t.boolean,
}
/** A scheme's theme and its support contacts [THEME-1]. Colours are '#rrggbb'; null means the default. */
export const Theme = t.type({
  ...theme1,
  /** `contactEmail` is for questions about the brand; `supportEmail` is for problems with the portal. */
  contactUsEmail: plain,
})
export type Theme = t.TypeOf<typeof Theme>

/** Used until the scheme's own theme has loaded, and if it fails [THEME-1]; a scheme without a phone number shows none. */
export const defaultTheme: Theme = {
  primaryColour: '#7f48df',
  accentColour: '#272a31',
  logo: null,
  mobileLogo: null,
  avatar: null,
  benefitBrandName: 'Benefits',
  supportEmail: 'support@benefits.example',
  supportNumber: '0808 157 0123',
  contactUsEmail: 'support@benefits.example',
  baseFont: null,
  headerFont: null,
  ssoOnly: false,
}

export const ThemeRequested = defineEvent('ThemeRequested', { domainLabel: plain })
/** Version 1 had one address for both. */
const withContact = upcast(t.type({ theme: t.type(theme1) }), ({ theme: before }) => ({
  theme: { ...before, contactUsEmail: before.supportEmail },
}))
export const ThemeLoaded = defineEvent('ThemeLoaded', { theme: Theme }, [withContact])
/** The theme that an earlier visit stored under `client-theme`: shown at once, replaced by the response. */
export const ThemeRestored = defineEvent('ThemeRestored', { theme: Theme }, [withContact])
/** Images that the theme itself does not have: the core logos, the scheme's avatars. */
export const BrandImagesLoaded = defineEvent('BrandImagesLoaded', { logo: text, mobileLogo: text, avatar: text })
/** The portal continues with the brand's name instead of the images. */
export const BrandImagesFailed = defineEvent('BrandImagesFailed', { problem: Problem })
export const ThemeFailed = defineEvent('ThemeFailed', { problem: Problem })

export const theme = defineSlice({
  name: 'theme',
  lifetime: 'page',
  initial: (): { now: Theme; settled: boolean } => ({ now: { ...defaultTheme }, settled: false }),
  own: { ThemeRequested, ThemeLoaded, ThemeRestored, ThemeFailed, BrandImagesLoaded, BrandImagesFailed },
  on: {
    ThemeRequested: () => {},
    ThemeLoaded: (draft, { theme: found }) => {
      draft.now = found
      draft.settled = true
    },
    ThemeRestored: (draft, { theme: found }) => {
      draft.now = found
      draft.settled = true
    },
    ThemeFailed: (draft) => {
      draft.settled = true
    },
    BrandImagesLoaded: (draft, { logo, mobileLogo, avatar }) => {
      if (draft.now.logo === null) {
        draft.now.logo = logo
        draft.now.mobileLogo = mobileLogo ?? logo
      }
      draft.now.avatar ??= avatar
    },
    BrandImagesFailed: () => {},
  },
})

export const selectTheme = selector([theme], (state) => state.theme.now)
/** The addresses of the logo; null where there is none, and the brand's name stands in its place. */
export const selectLogo = selector([theme], ({ theme: { now } }) =>
  now.logo === null ? null : { desktop: now.logo, mobile: now.mobileLogo ?? now.logo },
)
export const selectThemeSettled = selector([theme], (state) => state.theme.settled)
