import { describe, expect, it } from 'vitest'
import { isUnexplained, writeResultOf, type Problem } from './problem.ts'

const refusedWith = (status: number): Problem => ({ kind: 'refused', status, message: null })

describe('how a failed change ended', () => {
  it.each([200, 400, 401, 403, 404, 405, 413, 415, 422, 429].map(refusedWith))(
    '[CALL-1] is certainly not done: %j',
    (problem) => {
      expect(writeResultOf(problem)).toBe('notDone')
    },
  )

  it.each([304, 406, 408, 409, 418, 499, 500, 501, 502, 503, 504, 520].map(refusedWith))(
    '[CALL-1] is unknown: %j',
    (problem) => {
      expect(writeResultOf(problem)).toBe('unknown')
    },
  )

  it.each<Problem>([
    { kind: 'network' },
    { kind: 'timeOut' },
    { kind: 'aborted' },
    { kind: 'undecodable', where: 'body (empty)' },
    { kind: 'unexpected', reason: 'TypeError' },
  ])('[CALL-1] is unknown without a usable response: %j', (problem) => {
    expect(writeResultOf(problem)).toBe('unknown')
  })

  it.each<Problem>([
    { kind: 'unauthorised', detail: null },
    { kind: 'unexpected', reason: 'FileGone' },
    { kind: 'unexpected', reason: 'signedOut' },
  ])('[CALL-1] is certainly not done where nobody was asked, or nobody was signed in: %j', (problem) => {
    expect(writeResultOf(problem)).toBe('notDone')
  })
})

describe('whether anybody can say why a call failed', () => {
  it.each<Problem>([
    refusedWith(500),
    { kind: 'undecodable', where: 'body' },
    { kind: 'unexpected', reason: 'TypeError' },
  ])('[CALL-1] nobody can: %j', (problem) => {
    expect(isUnexplained(problem)).toBe(true)
  })
  it.each<Problem>([
    { kind: 'refused', status: 422, message: 'This address is taken' },
    { kind: 'unauthorised', detail: null },
    { kind: 'network' },
    { kind: 'timeOut' },
    { kind: 'aborted' },
  ])('[CALL-1] the host or the portal can: %j', (problem) => {
    expect(isUnexplained(problem)).toBe(false)
  })
})
