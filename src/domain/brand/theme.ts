import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/marks.ts'
import { Problem } from '../kernel/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'

const text = t.union([plain, t.null])

/** A scheme's look and its support contacts (access-and-shell §3). Colours are '#rrggbb'; null stands for the default. */
export const Theme = t.type({
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
})
export type Theme = t.TypeOf<typeof Theme>

/** Used until the scheme's own theme is there, and where it has none (access-and-shell §9). */
export const defaultTheme: Theme = {
  primaryColour: '#7f48df',
  accentColour: '#272a31',
  logo: null,
  mobileLogo: null,
  avatar: null,
  benefitBrandName: 'Benefits',
  supportEmail: 'support@benefits.example',
  supportNumber: null,
  baseFont: null,
  headerFont: null,
  ssoOnly: false,
}

export const ThemeRequested = defineEvent('ThemeRequested', { domainLabel: plain })
export const ThemeLoaded = defineEvent('ThemeLoaded', { theme: Theme })
/** What an earlier visit kept under `client-theme`: shown at once, replaced by the answer. */
export const ThemeRestored = defineEvent('ThemeRestored', { theme: Theme })
/** Images for what the theme itself leaves open: the core logos, the scheme's avatars. */
export const BrandImagesLoaded = defineEvent('BrandImagesLoaded', { logo: text, mobileLogo: text, avatar: text })
/** The portal goes on with the brand's name in place of the images. */
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
export const selectThemeSettled = selector([theme], (state) => state.theme.settled)
