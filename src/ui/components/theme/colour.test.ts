import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brandVariables,
  canvas,
  contrast,
  parseHex,
  qrColour,
  textContrast,
  tint,
  toneSurfaces,
  uiContrast,
} from './colour.ts'
import type { Hex } from './colour.ts'
import { palette } from './palette.ts'

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

describe('brandVariables', () => {
  it('[THEME-1] keeps text at 4.5:1 and control shapes at 3:1 for 10,000 random brand colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, accent) => {
        const variables = brandVariables(primary, accent)
        const at = (name: string): Hex => {
          const value = variables[name]
          if (value === undefined) throw new Error(`${name} is missing`)
          return value
        }
        for (const name of ['primary', 'accent']) {
          expect(contrast(at(`--brand-on-${name}`), at(`--brand-${name}`))).toBeGreaterThanOrEqual(textContrast)
          expect(contrast(at(`--brand-on-${name}`), at(`--brand-${name}-hover`))).toBeGreaterThanOrEqual(textContrast)
        }
        const tints = [at('--brand-primary-5'), at('--brand-primary-20')]
        for (const surface of ['#ffffff', canvas, ...tints, ...Object.values(toneSurfaces)] as const) {
          expect(contrast(at('--brand-text'), surface)).toBeGreaterThanOrEqual(textContrast)
          expect(contrast(at('--brand-ui'), surface)).toBeGreaterThanOrEqual(uiContrast)
        }
        expect(contrast('#ffffff', at('--brand-text'))).toBeGreaterThanOrEqual(textContrast)
      }),
      { numRuns: 10_000 },
    )
  }, 30_000)
  it('[THEME-1] leaves a colour as it is where it reads already', () =>
    expect(brandVariables('#272a31', '#272a31')['--brand-text']).toBe('#272a31'))
  it('[THEME-1] makes tints over white', () => {
    expect(tint('#000000', 20)).toBe('#cccccc')
    expect(tint('#7f48df', 100)).toBe('#7f48df')
  })
})

describe('qrColour', () => {
  it('[TFA-2] has 4.5:1 on white for any brand colour', () => {
    fc.assert(
      fc.property(colour, (primary) => {
        expect(contrast(qrColour(primary), '#ffffff')).toBeGreaterThanOrEqual(textContrast)
      }),
    )
  })
  it("[TFA-2] is the brand's colour where that has it, and nearly black where it has not", () => {
    expect(qrColour('#7f48df')).toBe('#7f48df')
    expect(qrColour('#ffd400')).toBe('#1e2029')
  })
})

describe('the palette', () => {
  it('[THEME-1] keeps neutral text at 4.5:1 on every neutral surface', () => {
    for (const surface of ['--surface', '--canvas', '--sunken'] as const)
      for (const text of ['--ink', '--ink-soft'] as const)
        expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(textContrast)
  })
  it('[THEME-1] keeps control borders at 3:1', () => {
    for (const surface of ['--surface', '--canvas'] as const)
      expect(contrast(palette['--line-strong'], palette[surface])).toBeGreaterThanOrEqual(uiContrast)
  })
  it('[THEME-1] keeps success, warning, danger and info text at 4.5:1 and shapes at 3:1', () => {
    for (const tone of ['success', 'warning', 'danger', 'info'] as const) {
      for (const surface of [`--${tone}-surface`, '--surface', '--canvas'] as const) {
        expect(contrast(palette[`--${tone}-text`], palette[surface])).toBeGreaterThanOrEqual(textContrast)
        expect(contrast(palette[`--${tone}-ui`], palette[surface])).toBeGreaterThanOrEqual(uiContrast)
      }
    }
    expect(contrast('#ffffff', palette['--danger-ui'])).toBeGreaterThanOrEqual(textContrast)
  })
})
