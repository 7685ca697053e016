import { describe, expect, it } from 'vitest'
import { startedAtOf, supportCode } from './support-code.ts'

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

describe('the code that a person gives to support', () => {
  it('[BED-7] is when the visit began, in the digits of base 32 that nobody takes for others', () => {
    // Shortly after 2020-01-01T00:00:00.000Z, the digits can be counted by hand.
    expect(supportCode(Date.UTC(2020, 0, 1))).toBe('0000-0000')
    expect(supportCode(Date.UTC(2020, 0, 1) + 31)).toBe('0000-000Z')
    expect(supportCode(Date.UTC(2020, 0, 1) + 32 * 32 + 17)).toBe('0000-010H')
  })
  it.each([
    Date.UTC(2020, 0, 1),
    Date.UTC(2026, 10, 25, 12, 31, 7, 89),
    Date.UTC(2038, 0, 19, 3, 14, 7),
    Date.UTC(2054, 0, 1),
  ])('[BED-7] leads back to %s', (startedAt) => {
    expect(supportCode(startedAt)).toMatch(new RegExp(`^[${DIGITS}]{4}-[${DIGITS}]{4}$`))
    expect(startedAtOf(supportCode(startedAt))).toBe(startedAt)
  })
  it('[BED-7] is understood as people write it and say it', () => {
    const startedAt = startedAtOf('01AB-10CD')
    for (const written of ['01ab-10cd', ' 01AB10CD ', 'OIAB LOCD', '01ab - 10cd', '\u202A01AB\u201110CD\u202C'])
      expect(startedAtOf(written)).toBe(startedAt)
  })
  it.each(['', '01AB-10C', '01AB-10CDE', '01AB-10CU', 'portal-log.jsonl'])('[BED-7] is not ‘%s’', (text) => {
    expect(startedAtOf(text)).toBe(null)
  })
})
