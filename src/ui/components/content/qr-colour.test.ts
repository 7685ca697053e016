import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, textContrast, type Hex } from '../theme/colour.ts'
import { qrColour } from './qr-colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n): Hex => `#${n.toString(16).padStart(6, '0')}`)

it('[TFA-2] has 4.5:1 on white for any brand colour', () =>
  fc.assert(
    fc.property(colour, (primary) => {
      expect(contrast(qrColour(primary), '#ffffff')).toBeGreaterThanOrEqual(textContrast)
    }),
  ))

it("[TFA-2] is the brand's colour where that has it, and nearly black where it has not", () => {
  expect(qrColour('#7f48df')).toBe('#7f48df')
  expect(qrColour('#ffd400')).toBe('#1e2029')
})
