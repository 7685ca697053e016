import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandColours, contrast, lightDark, parseHex, textContrast, uiContrast } from './colour.ts'
import type { Hex } from './colour.ts'
import { palettes } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n): Hex => `#${n.toString(16).padStart(6, '0')}`)

describe('parseHex', () => {
  it('[THEME-1] reads a colour with or without its hash, short or long', () => {
    expect(parseHex('7F48DF')).toBe('#7f48df')
    expect(parseHex('#abc')).toBe('#aabbcc')
  })
  it('[THEME-1] refuses all that is no colour', () => {
    for (const text of ['', 'red', '12345', '#12345g', '#1234567', 'url(//evil)', '7f48df;}'])
      expect(parseHex(text)).toBeNull()
  })
})

describe('contrast', () => {
  it('agrees with the figures of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#7f48df', '#7f48df')).toBe(1)
  })
})

const schemes = [
  [0, 'light'],
  [1, 'dark'],
] as const

describe.each(schemes)('the brand in scheme %i, %s', (scheme) => {
  const grounds = Object.keys(palettes[scheme]).filter((name) => /canvas|surface|sunken/.test(name))
  const tints = ['--brand-primary-5', '--brand-primary-20']
  const pairs: [string, string[], number][] = [
    ['--brand-on-primary', ['--brand-primary', '--brand-primary-hover'], textContrast],
    ['--brand-on-accent', ['--brand-accent', '--brand-accent-hover'], textContrast],
    ['--brand-text', [...grounds, ...tints], textContrast],
    ['--brand-ui', [...grounds, ...tints], uiContrast],
    ['--ink', tints, textContrast],
    ['--ink-soft', tints, textContrast],
    // In the light scheme a brand's colour is not adjusted.
    ['--brand-primary', grounds, scheme * uiContrast],
  ]
  it('[THEME-1] keeps text at 4.5:1 and control shapes at 3:1 for 10,000 random brand colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const colours = new Map(Object.entries({ ...palettes[scheme], ...brandColours(primary, accent, scheme) }))
        const at = (name: string): Hex => {
          const value = colours.get(name)
          if (value === undefined) throw new Error(`${name} is missing`)
          return value
        }
        // Half a million assertions would take longer than what they check.
        const tooLow = pairs.flatMap(([front, backs, ratio]) =>
          backs.filter((back) => !(contrast(at(front), at(back)) >= ratio)).map((back) => `${front} on ${back}`),
        )
        expect(tooLow).toEqual([])
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)
})

describe('brandColours', () => {
  it('[THEME-1] leaves a colour as it is where it reads already', () => {
    expect(brandColours('#272a31', '#272a31', 0)['--brand-text']).toBe('#272a31')
    expect(brandColours('#ffd400', '#ffd400', 1)['--brand-text']).toBe('#ffd400')
  })
  it('[THEME-1] makes tints over a card', () => {
    expect(brandColours('#000000', '#000000', 0)['--brand-primary-20']).toBe('#cccccc')
    expect(brandColours('#ffffff', '#ffffff', 1)['--brand-primary-20']).toBe('#4c4d52')
  })
})

describe('lightDark', () => {
  it('[THEME-1] gives a browser both colours of each property', () =>
    expect(lightDark({ '--ink': '#000000' }, { '--ink': '#ffffff' })).toEqual({
      '--ink': 'light-dark(#000000,#ffffff)',
    }))
})

describe.each(schemes)('the palette of scheme %i, %s', (scheme) => {
  const palette = palettes[scheme]
  it('[THEME-1] keeps neutral text at 4.5:1 on every neutral surface', () => {
    for (const surface of ['--surface', '--canvas', '--sunken'] as const)
      for (const text of ['--ink', '--ink-soft'] as const)
        expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(textContrast)
  })
  it('[THEME-1] keeps control borders at 3:1', () => {
    for (const surface of ['--surface', '--canvas', '--sunken'] as const)
      expect(contrast(palette['--line-strong'], palette[surface])).toBeGreaterThanOrEqual(uiContrast)
  })
  it('[THEME-1] keeps success, warning, danger and info text at 4.5:1 and shapes at 3:1', () => {
    for (const tone of ['success', 'warning', 'danger', 'info'] as const) {
      for (const surface of [`--${tone}-surface`, '--surface', '--canvas'] as const) {
        expect(contrast(palette[`--${tone}-text`], palette[surface])).toBeGreaterThanOrEqual(textContrast)
        expect(contrast(palette[`--${tone}-ui`], palette[surface])).toBeGreaterThanOrEqual(uiContrast)
        for (const text of ['--ink', '--ink-soft'] as const)
          expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(textContrast)
      }
    }
    expect(contrast(palette['--surface'], palette['--danger-ui'])).toBeGreaterThanOrEqual(textContrast)
  })
  it('[THEME-1] shows the ring of the focus at 3:1 on every surface', () => {
    for (const surface of ['--surface', '--canvas', '--sunken'] as const)
      expect(contrast(palette['--focus-outer'], palette[surface])).toBeGreaterThanOrEqual(uiContrast)
  })
})
