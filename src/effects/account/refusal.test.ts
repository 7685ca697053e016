import { describe, expect, it } from 'vitest'
import { brokenRules, expiryIn, refusesDate, worded } from './refusal.ts'

describe('a refusal of the account', () => {
  it.each([
    [{ error: 'Token has expired' }, 'Token has expired'],
    [{ error: '["Wrong date","The token is used"]' }, 'The token is used'],
    [{ error: '{"token":["Expired token"]}' }, 'Expired token'],
    [{ errors: { token: ['Too old'] } }, 'Too old'],
    [{ errors: ['Unknown TOKEN'] }, 'Unknown TOKEN'],
    [{ errors: { token: [] } }, null],
  ])('[RESET-3] %j is an expired link', (body, message) => {
    expect(expiryIn(body)).toEqual({ message })
  })

  it.each([null, {}, { error: 'Wrong date' }, { error: '[not JSON' }, { errors: { date_of_birth: ['No'] } }])(
    '[RESET-3] %j is not',
    (body) => {
      expect(expiryIn(body)).toBeNull()
    },
  )

  it('[RESET-3] names the date, or the rules that are broken', () => {
    expect(refusesDate({ errors: { date_of_birth: ['No'] } })).toBe(true)
    expect(refusesDate({ errors: ['No'] })).toBe(false)
    expect(refusesDate(null)).toBe(false)
    expect(brokenRules({ checks: [{ name: '8', status: false }] })).toEqual([{ rule: '8', met: false }])
    expect(brokenRules({ checks: [{ name: '8', status: true }] })).toBeNull()
    expect(brokenRules({})).toBeNull()
  })

  it("[RESET-3] takes the host's words from wherever they stand", () => {
    const refused = { kind: 'refused', status: 422, message: null } as const
    expect(worded(refused, { description: 'Not today' })).toEqual({ ...refused, message: 'Not today' })
    expect(worded(refused, { message: 'b', error: 'a' })).toEqual({ ...refused, message: 'a' })
    expect(worded(refused, null)).toEqual(refused)
    expect(worded({ kind: 'network' }, { error: 'a' })).toEqual({ kind: 'network' })
  })
})
