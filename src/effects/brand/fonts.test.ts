import { describe, expect, it } from 'vitest'
import { defaultTheme, ThemeLoaded, ThemeRestored } from '../../domain/brand/theme.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { loadFonts } from './fonts.ts'

describe('the fonts of a theme', () => {
  it('[THEME-1] are made known, whether the theme is new or kept; a theme without one asks for none', () => {
    const used: string[] = []
    const theme = { ...defaultTheme, baseFont: 'Rubik', headerFont: 'Poppins' }
    const a = ThemeRestored({ theme: { ...defaultTheme, baseFont: 'Work Sans' } })
    const events = { a, b: ThemeLoaded({ theme }), c: ThemeLoaded({ theme: defaultTheme }) }
    const ports = { fonts: { use: (name: string) => void used.push(name) } }
    runEffect({ effect: loadFonts, ports, when: ['abc', events], then: ['', {}] })
    expect(used).toEqual(['Work Sans', 'Rubik', 'Poppins'])
  })
})

provesAll(loadFonts)
