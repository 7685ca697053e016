import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { fakeHost, type responds, runEffect } from './testing.ts'

const lost: readonly Problem[] = [
  { kind: 'network' },
  { kind: 'timeOut' },
  { kind: 'undecodable', where: 'body' },
  { kind: 'refused', status: 502, message: null },
  { kind: 'refused', status: 409, message: 'Already done' },
]
const refused: readonly Problem[] = [
  { kind: 'unauthorised', detail: null },
  { kind: 'refused', status: 422, message: null },
  { kind: 'refused', status: 200, message: 'No' },
]

/** Proves that an effect reads these again if nobody knows whether a change was made, and nothing if it was certainly not made. */
export const provesReread = (
  id: string,
  effect: Parameters<typeof runEffect>[0]['effect'],
  failed: (problem: Problem) => DomainEvent,
  reads: readonly DomainEvent[],
  given: readonly DomainEvent[] = [],
): void => {
  const letters = ['b', 'c'].slice(0, reads.length)
  const events = Object.fromEntries(letters.map((letter, index) => [letter, reads[index]])) as Record<
    string,
    DomainEvent
  > // each letter has one event
  describe('a change whose response was lost', () => {
    it.each(lost)(`[${id}] is followed by reading again: %j`, (problem) => {
      const then = [letters.length > 1 ? `(${letters.join('')})` : letters.join(''), events] as const
      runEffect({ effect, given, ports: {}, when: ['a', { a: failed(problem) }], then })
    })
    it.each(refused)(`[${id}] is not read again where it was refused: %j`, (problem) => {
      runEffect({ effect, given, ports: {}, when: ['a', { a: failed(problem) }], then: ['', {}] })
    })
  })
}

/** Proves that a read is repeated if a change succeeds before its response arrives, and that the second response is loaded. */
export const provesNotOvertaken = (
  id: string,
  effect: Parameters<typeof runEffect>[0]['effect'],
  {
    given,
    requested,
    changed,
    responses,
    loaded,
  }: {
    readonly given: readonly DomainEvent[]
    readonly requested: DomainEvent
    readonly changed: DomainEvent
    /** What the host responds before the change, and after it. */
    readonly responses: readonly [older: ReturnType<typeof responds>, newer: ReturnType<typeof responds>]
    readonly loaded: DomainEvent
  },
): void => {
  it(`[${id}] ${effect.name} is made again where ${changed.type} overtook it`, () => {
    const host = fakeHost(...responses)
    const when = ['a-c', { a: requested, c: changed }] as const
    runEffect({ effect, given, ports: host, when, then: ['10ms b', { b: loaded }] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['completed', 'completed'])
  })
}
