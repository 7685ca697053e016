import { describe, expect, it } from 'vitest'
import { story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import {
  BrandImagesFailed,
  BrandImagesLoaded,
  defaultTheme,
  selectTheme,
  selectThemeSettled,
  theme,
  ThemeFailed,
  ThemeLoaded,
  ThemeRequested,
  ThemeRestored,
} from './theme.ts'

const given = story(theme)
const requested = ThemeRequested({ domainLabel: 'acme' })
const acme = { ...defaultTheme, primaryColour: '#112233' }
const shown = ({ state }: ReturnType<typeof given>) => [selectTheme(state), selectThemeSettled(state)]

describe('the theme', () => {
  it('[THEME-1] is the default one, unsettled, until a response comes', () => {
    expect(shown(given(requested))).toEqual([defaultTheme, false])
    expect(defaultTheme).toMatchObject({ primaryColour: '#7f48df', accentColour: '#272a31' })
    expect(defaultTheme.supportNumber).toMatch(/^[\d ]+$/)
  })

  it('[THEME-1] is what an earlier visit stored, then what the host sends', () => {
    const restored = given(requested, ThemeRestored({ theme: acme }))
    expect(shown(restored)).toEqual([acme, true])
    const newer = { ...acme, primaryColour: '#445566' }
    expect(shown(restored.at(0, ThemeLoaded({ theme: newer })))).toEqual([newer, true])
  })

  it('[THEME-1] settles for what there is when the host fails', () => {
    expect(shown(given(requested, ThemeFailed({ problem: offline })))).toEqual([defaultTheme, true])
    const kept = given(ThemeRestored({ theme: acme }), ThemeFailed({ problem: offline }))
    expect(shown(kept)).toEqual([acme, true])
  })

  it('[THEME-1] takes the core images where it has no logo, for phones the same one where there is no other', () => {
    const core = BrandImagesLoaded({ logo: '/core.svg', mobileLogo: null, avatar: '/avatars.svg' })
    const filled = { ...acme, logo: '/core.svg', mobileLogo: '/core.svg', avatar: '/avatars.svg' }
    expect(shown(given(ThemeLoaded({ theme: acme }), core))[0]).toEqual(filled)
    const own = { ...acme, logo: '/own.svg', mobileLogo: '/own-mobile.svg', avatar: '/own-avatars.svg' }
    expect(shown(given(ThemeLoaded({ theme: own }), core))[0]).toEqual(own)
  })

  it('[THEME-2] takes the avatars of its scheme, and does without where they cannot be loaded', () => {
    const own = { ...acme, logo: '/own.svg', mobileLogo: '/own.svg' }
    const avatars = BrandImagesLoaded({ logo: null, mobileLogo: null, avatar: '/avatars.svg' })
    expect(shown(given(ThemeLoaded({ theme: own }), avatars))[0]).toEqual({ ...own, avatar: '/avatars.svg' })
    expect(shown(given(ThemeLoaded({ theme: own }), BrandImagesFailed({ problem: offline })))[0]).toEqual(own)
  })
})
