import { describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { matchesIn } from './matching.ts'
import { patternOf } from '../replay/pattern.ts'

const known = ['A', 'B', 'C', 'BenefitsFailed', 'BenefitsLoaded', 'OptOutRequested', 'LoginSucceeded']

/** Events by name, a second apart, with their data after a colon. */
const log = (...entries: readonly string[]): readonly RecordedEvent[] =>
  entries.map((entry, i) => {
    const [type = '', data] = entry.split(/:(.*)/s)
    return { seq: i + 1, at: i * 1000, v: 1, type, data: JSON.parse(data ?? '{}') as unknown, causedBy: null }
  })

const found = (pattern: string, ...entries: readonly string[]): readonly (readonly number[])[] =>
  matchesIn(patternOf(pattern, known), log(...entries)).map(({ places }) => places.map((place) => place + 1))

describe('a pattern of events', () => {
  it.each([
    ['A … C', ['A', 'B', 'C'], [[1, 3]]],
    ['A ... C', ['C', 'A'], []],
    ['A → B', ['A', 'C', 'B', 'A', 'B'], [[4, 5]]],
    ['A -> !B', ['A', 'B', 'A', 'C', 'A'], [[3], [5]]],
    ['A … !B … C', ['A', 'B', 'C', 'A', 'C'], [[4, 5]]],
    ['A … !B', ['A', 'C', 'A', 'B', 'A'], [[5]]],
    ['!B … A', ['A', 'B', 'A'], [[1]]],
    ['A … B within 2s', ['A', 'C', 'B', 'A', 'C', 'C', 'B'], [[1, 3]]],
    ['A … !B within 2s', ['A', 'C', 'C', 'B'], [[1]]],
    [
      'A|B … C',
      ['A', 'B', 'C'],
      [
        [1, 3],
        [2, 3],
      ],
    ],
    [
      'A … B … C within 1s',
      ['A', 'B', 'A', 'B', 'C'],
      [
        [1, 4, 5],
        [3, 4, 5],
      ],
    ],
    ['Benefits*', ['BenefitsFailed', 'A', 'BenefitsLoaded'], [[1], [3]]],
    ['*Requested', ['OptOutRequested', 'A', 'BenefitsLoaded'], [[1]]],
    ['B*e*f*ed', ['BenefitsFailed', 'A', 'BenefitsLoaded'], [[1], [3]]],
    ['*', ['A', 'B'], [[1], [2]]],
    [`${'*'.repeat(40)}d`, ['BenefitsFailed', 'A'], [[1]]],
  ] as const)('[BED-8] %s is found in %j at %j', (pattern, entries, places) => {
    expect(found(pattern, ...entries)).toEqual(places)
  })

  it.each([
    ['A{problem.kind=network}', [1, 4]],
    ['A{problem.kind!=network}', [2, 3]],
    ['A{n>=2}', [2, 3]],
    ['A{n<3, problem.kind~TIME}', [2]],
    ['A{n=nothing}', [4]],
    ['A{problem={"kind":"network"}, n=1}', [1]],
  ] as const)('[BED-8] %s looks at the data of the event', (pattern, places) => {
    const data = ['{"n":1,"problem":{"kind":"network"}}', '{"n":2,"problem":{"kind":"timeOut"}}', '{"n":3}']
    const last = '{"problem":{"kind":"network"}}'
    expect(found(pattern, ...[...data, last].map((one) => `A:${one}`)).flat()).toEqual(places)
  })

  it('[BED-8] compares a value with that of an earlier event', () => {
    const entries = ['A:{"id":1}', 'A:{"id":2}', 'B:{"id":2}', 'B:{"id":3}']
    expect(found('A{id=$x} … B{id=$x}', ...entries)).toEqual([[2, 3]])
    expect(found('A{id=$x} … !B{id=$x}', ...entries)).toEqual([[1]])
  })

  it('[BED-8] is read in good time where hardly anything matches', () => {
    const many = Array.from({ length: 600 }, () => 'A')
    expect(found('A … A … A … A … B', ...many)).toEqual([])
  })

  it.each([
    [`${'*'.repeat(40)}Z`, 'no event has the name'],
    ['Benefits*sFailed', 'no event has the name'],
    ['A … BeneftsFailed', 'no event has the name BeneftsFailed. The nearest names are B, BenefitsFailed'],
    ['A B', '… or → is expected between two events (at ‘ B’, place 2)'],
    ['A within 3s', 'the first event has none before it'],
    ['A … B within soon', 'a time such as 30s, 500ms, 5min or 1h is expected (at ‘soon’, place 14)'],
    ['A{x}', 'one of = != < <= > >= ~ is expected (at ‘}’, place 4)'],
    ['A{x=1', '} or a comma is expected (at ‘the end’, place 6)'],
    ['A{x>$y}', 'a variable is compared with ='],
    ['!A', 'at least one event has to be there'],
    ['', 'the name of an event is expected'],
    ['A …', 'the name of an event is expected (at ‘the end’'],
  ])('[BED-8] ‘%s’ is refused with its place', (pattern, sentence) => {
    expect(() => patternOf(pattern, known)).toThrow(sentence)
  })
})
