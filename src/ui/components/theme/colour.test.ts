import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandColours, contrast, lightDark, parseHex, textContrast, uiContrast, type Hex } from './colour.ts'
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
  const tints = ['--brand-wash', '--brand-tint']
  const every = [...grounds, ...tints, '--brand-soft', '--ground-protection', '--ground-travel']
  const pairs: [string, string[], number][] = [
    ['--brand-on-primary', ['--brand-primary', '--brand-primary-hover'], textContrast],
    ['--brand-on-keep', ['--brand-keep', '--brand-keep-hover'], textContrast],
    ['--brand-on-current', ['--brand-current', '--brand-segment'], textContrast],
    ['--brand-text', [...grounds, ...tints, '--brand-soft'], textContrast],
    ['--brand-ui', [...grounds, ...tints], uiContrast],
    ['--ink', every, textContrast],
    ['--ink-soft', [...grounds, ...tints], textContrast],
    ['--on-deep-soft', ['--brand-deep', '--brand-deep-2'], textContrast],
    ['--on-deep', ['--brand-deep'], 11],
    ['--deep-primary', ['--brand-deep'], uiContrast],
    ['--deep-accent', ['--brand-deep'], uiContrast],
    // In the light scheme a brand's colour is not adjusted.
    ['--brand-primary', grounds, scheme * uiContrast],
  ]
  it('[THEME-1] keeps text at 4.5:1 and control shapes at 3:1 for 10,000 random brand colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const colours = new Map<string, Hex>([
          ...Object.entries({ ...palettes[scheme], ...brandColours(primary, accent, scheme) }),
          ['--on-deep', '#ffffff'],
        ])
        const at = (name: string): Hex => {
          const value = colours.get(name)
          if (value === undefined) throw new Error(`${name} is missing`)
          return value
        }
        // Half a million assertions would take longer than what they check.
        for (const [front, backs, ratio] of pairs)
          for (const back of backs)
            if (!(contrast(at(front), at(back)) >= ratio))
              throw new Error(`${front} on ${back} has too little contrast`)
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
  it('[THEME-1] keeps the lightness of tints, whatever the brand', () => {
    const washes = ['#0f6b56', '#7f48df', '#ffd400'].map(
      (primary) => brandColours(parseHex(primary) ?? '#000000', '#000000', 0)['--brand-wash'] ?? '#000000',
    )
    for (const wash of washes) expect(contrast(wash, '#000000')).toBeCloseTo(18.9, 0)
    expect(brandColours('#808080', '#808080', 0)['--brand-wash']).toBe('#f2f2f2')
  })
  it('[THEME-1] makes the deep panel of a yellow brand charcoal', () => {
    const deep = brandColours('#ffd400', '#ffd400', 0)['--brand-deep'] ?? '#000000'
    const channels = [1, 3, 5].map((at) => Number.parseInt(deep.slice(at, at + 2), 16))
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(32)
  })
  it('[THEME-1] fills what keeps a benefit with ink where the brand is as red as the button beside it', () => {
    const keepOf = (primary: Hex) => brandColours(primary, '#e8b48c', 0)['--brand-keep'] ?? '#ffffff'
    expect(keepOf('#0f6b56')).toBe('#0f6b56')
    expect(contrast(keepOf('#b92a20'), '#ffffff')).toBeGreaterThan(13)
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
