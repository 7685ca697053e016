import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { defineEvent, upcast, type AnyDefinition } from '../../src/domain/kernel/event.ts'
import { shapeOf } from '../../src/domain/log/shape.ts'
import { personal, plain, secret } from '../../src/domain/kernel/codecs/classification.ts'
import { publishedWith, recordedProblems, versionProblems } from './versions.ts'

const map = (...definitions: AnyDefinition[]): ReadonlyMap<string, AnyDefinition> =>
  new Map(definitions.map((definition) => [definition.type, definition]))
const Noted = defineEvent('Noted', { text: plain })
const published = publishedWith({}, map(Noted))
const problemsOf = (...definitions: AnyDefinition[]) => versionProblems(published, map(...definitions))

describe('the versions of events', () => {
  it('[BED-9] are as they were published', () => {
    expect(problemsOf(Noted)).toEqual([])
    expect(published).toEqual({ Noted: ['{"text":plain}'] })
  })

  it.each([
    ['a field more', defineEvent('Noted', { text: plain, more: plain })],
    ['another mark', defineEvent('Noted', { text: personal })],
    ['another type', defineEvent('Noted', { text: t.number })],
    ['another name', defineEvent('Noted', { words: plain })],
  ])('[BED-9] may not change without counting: %s', (_, changed) => {
    expect(problemsOf(changed)).toEqual([expect.stringContaining('another shape than its published version 1. Freeze')])
  })

  it('[BED-9] may change with an upcast from what was published, and are published again', () => {
    const changed = defineEvent('Noted', { words: plain }, [
      upcast(t.type({ text: plain }), ({ text }) => ({ words: text })),
    ])
    expect(problemsOf(changed)).toEqual([expect.stringContaining('Noted 2 is not published yet')])
    expect(publishedWith(published, map(changed))).toEqual({ Noted: ['{"text":plain}', '{"words":plain}'] })
    expect(versionProblems(publishedWith(published, map(changed)), map(changed))).toEqual([])
  })

  it('[BED-9] keep what was frozen', () => {
    const other = defineEvent('Noted', { words: plain }, [
      upcast(t.type({ note: plain }), ({ note }) => ({ words: note })),
    ])
    expect(problemsOf(other)).toEqual([
      'Noted: the frozen codec of version 1 is not what was published. Bring the published codec back.',
    ])
  })

  it('[BED-9] are not taken back', () => {
    const twice = { Noted: ['{"text":plain}', '{"words":plain}'] }
    expect(versionProblems(twice, map(Noted))).toEqual([expect.stringContaining('published up to version 2')])
    expect(versionProblems(published, map())).toEqual([expect.stringContaining('defined no more')])
  })
})

describe('an event that gets another name', () => {
  const before = map(defineEvent('TextKept', { text: plain }))
  const older = t.type({ text: plain })
  const after = map(
    defineEvent('WordsKept', { words: plain }, [upcast(older, ({ text }) => ({ words: text }), 'TextKept')]),
  )
  const published = publishedWith(publishedWith({}, before), after)
  const events = new Map<string, unknown>([
    ['TextKept 1', { text: 'a' }],
    ['WordsKept 2', { words: 'b' }],
  ])

  it('[BED-9] keeps what was published under the former one, and reads its recorded event', () => {
    expect(Object.keys(published)).toEqual(['TextKept', 'WordsKept'])
    expect(versionProblems(published, after)).toEqual([])
    expect(recordedProblems(published, after, events, { 'TextKept 1': { words: 'a' } })).toEqual([])
  })

  it('[BED-9] is not lost where the upcast does not say the former name', () => {
    const silent = map(defineEvent('WordsKept', { words: plain }, [upcast(older, ({ text }) => ({ words: text }))]))
    expect(versionProblems(published, silent)).toEqual([
      expect.stringContaining('TextKept was published and is defined no more'),
    ])
  })

  it('[BED-9] keeps the shape that was published under the former one', () => {
    const changed = map(
      defineEvent('WordsKept', { words: plain }, [
        upcast(t.type({ note: plain }), ({ note }) => ({ words: note }), 'TextKept'),
      ]),
    )
    expect(versionProblems(published, changed)).toContainEqual(
      expect.stringContaining('TextKept: the frozen codec of version 1 is not what was published'),
    )
  })
})

describe('the shape of a codec', () => {
  it('[BED-9] knows no order of fields and branches, and no names', () => {
    const a = t.type({ id: plain, kind: t.union([t.literal('a'), t.null]) }, 'A')
    const b = t.type({ kind: t.union([t.null, t.literal('a')]), id: plain }, 'B')
    expect(shapeOf(a)).toBe(shapeOf(b))
  })

  it.each([
    ['an optional field', t.type({ id: plain }), t.partial({ id: plain })],
    ['a mark', plain, secret],
    ['a list', t.array(plain), plain],
    ['a literal', t.literal('1'), t.literal(1)],
    ['a set of keys', t.keyof({ a: null }), t.keyof({ a: null, b: null })],
  ])('[BED-9] reports %s', (_, one, other) => {
    expect(shapeOf(one)).not.toBe(shapeOf(other))
  })

  it('[BED-9] refuses a codec that it does not know', () => {
    expect(() => shapeOf(t.unknown)).toThrow('The codec unknown is of an unknown kind')
  })
})

describe('the recorded event of a version', () => {
  const First = t.type({ text: plain })
  const Second = t.type({ words: plain })
  const chain = (...upcasts: Parameters<typeof defineEvent>[2] & object) =>
    map(defineEvent('Noted', { words: plain, long: t.boolean }, upcasts))
  const good = chain(
    upcast(First, ({ text }) => ({ words: text })),
    upcast(Second, ({ words }) => ({ words, long: words.length > 3 })),
  )
  const events: ReadonlyMap<string, unknown> = new Map([
    ['Noted 1', { text: 'four' }],
    ['Noted 2', { words: 'one' }],
    ['Noted 3', { words: 'three', long: true }],
  ])
  const expected = {
    'Noted 1': { words: 'four', long: true },
    'Noted 2': { words: 'one', long: false },
  }
  const problemsWith = (
    definitions: ReadonlyMap<string, AnyDefinition>,
    recorded: ReadonlyMap<string, unknown> = events,
    results: Readonly<Record<string, unknown>> = expected,
  ) => recordedProblems(publishedWith({}, definitions), definitions, recorded, results)
  const without = (name: string) => new Map([...events].filter(([key]) => key !== name))

  it('[BED-9] is read, and becomes what is expected of it', () => {
    expect(problemsWith(good)).toEqual([])
  })

  it('[BED-9] may not be missing, nor unreadable', () => {
    expect(problemsWith(good, without('Noted 2'))).toEqual([
      expect.stringContaining('No recorded event of Noted 2 is kept.'),
    ])
    expect(problemsWith(good, new Map([...events, ['Noted 3', { words: 3 }]]))).toEqual([
      expect.stringContaining('The recorded event of Noted 3 in tests/replay/recorded.jsonl does not fit its codec.'),
    ])
  })

  it('[BED-9] holds each upcast to an expectation', () => {
    expect(problemsWith(good, events, { 'Noted 1': expected['Noted 1'] })).toEqual([
      expect.stringContaining('No test holds the upcast of Noted 2'),
    ])
    expect(problemsWith(good, events, { ...expected, 'Noted 1': { words: 'four', long: false } })).toEqual([
      expect.stringContaining('The upcast of Noted 1 does not make what tests/replay/upcasts.json expects'),
    ])
  })

  it('[BED-9] reports an upcast that skips a version', () => {
    const leaping = chain(
      upcast(First, ({ text }) => ({ words: text, long: true }) as unknown),
      upcast(t.type({ words: plain, mark: plain }), ({ words }) => ({ words, long: true })),
    )
    expect(problemsWith(leaping, new Map([...events, ['Noted 2', { words: 'one', mark: '' }]]))[0]).toContain(
      'The upcast of Noted 1 does not make version 2 of it',
    )
  })

  it('[BED-9] reports a version that returns to an older shape', () => {
    const back = map(
      defineEvent('Noted', { text: plain }, [
        upcast(First, ({ text }) => ({ words: text })),
        upcast(Second, ({ words }) => ({ text: words })),
      ]),
    )
    expect(
      problemsWith(back, new Map([...events, ['Noted 3', { text: 'a' }]]), {
        'Noted 1': { text: 'four' },
        'Noted 2': { text: 'one' },
      }),
    ).toEqual([expect.stringContaining('Noted 3 has the shape that version 1 had')])
  })
})
