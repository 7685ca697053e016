import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { defineEvent, upcast, type AnyDefinition } from '../kernel/event.ts'
import { decodeEntry, decodeHeader, type LogHeader } from './log.ts'
import { encodeLog } from './encode-log.ts'
import { plain } from '../kernel/codecs/classification.ts'

const Noted = defineEvent('Noted', { text: plain, rows: t.array(t.type({ id: plain })) })
const Renamed = defineEvent('Renamed', { full: plain }, [
  upcast(t.type({ name: plain }), ({ name }) => ({ full: name })),
])
const WordsKept = defineEvent('WordsKept', { words: plain, rows: t.number }, [
  upcast(t.type({ text: plain }), ({ text }) => ({ words: text }), 'TextKept'),
  upcast(t.type({ words: plain }), ({ words }) => ({ words, rows: 0 })),
])
const definitions = new Map<string, AnyDefinition>(Object.entries({ Noted, Renamed, WordsKept }))
const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 3,
  build: 'test',
  startedAt: 0,
  brand: 'acme',
  browser: 'Chrome/1',
  hash: null,
  versions: { Noted: 1 },
  cut: null,
  redaction: 'full',
}
const good = { seq: 1, at: 5, v: 1, type: 'Noted', data: { text: 'a', rows: [{ id: 'b' }] }, causedBy: null }

const read = (entry: unknown) => decodeEntry(typeof entry === 'string' ? entry : JSON.stringify(entry), definitions)

describe('a line of a log', () => {
  it('is read as it was written', () => {
    const [first = '', second = '', ...rest] = encodeLog(header, [good]).split('\n')
    expect([decodeHeader(first), read(second), rest]).toEqual([right({ header, isChained: true }), right(good), ['']])
  })

  it.each([
    ['is cut off', JSON.stringify(good).slice(0, 20), 'This line is not JSON; the file may be cut off.'],
    ['is no event', { seq: '1' }, 'This line is no recorded event: seq, at, v, type or causedBy is missing or wrong.'],
    ['is an event that is not known', { ...good, type: 'Stray' }, 'This build knows no event Stray.'],
    ['is newer than this build', { ...good, v: 2 }, 'Noted is of version 2; this build knows versions up to 1.'],
    ['has wrong data', { ...good, data: { text: 'a', rows: [{ id: 1 }] } }, 'Noted has wrong data at rows.0.id.'],
    ['has no data', { ...good, data: undefined }, 'Noted has wrong data at its root.'],
  ])('says why it cannot be read when it %s', (_, entry, sentence) => {
    expect(read(entry)).toEqual(left(sentence))
  })

  it('[BED-9] is brought up to the newest version', () => {
    expect(read({ ...good, type: 'Renamed', data: { name: 'x' } })).toEqual(
      right({ ...good, type: 'Renamed', v: 2, data: { full: 'x' } }),
    )
  })
})

describe('an event that had another name in an older version', () => {
  const entry = (type: string, v: number, data: unknown) => ({ ...good, type, v, data })

  it('[BED-9] is read by the name of its version', () => {
    const now = right(entry('WordsKept', 3, { words: 'a', rows: 0 }))
    expect(read(entry('TextKept', 1, { text: 'a' }))).toEqual(now)
    expect(read(entry('WordsKept', 2, { words: 'a' }))).toEqual(now)
  })

  it('[BED-9] is not known by that name in another version', () => {
    expect(read(entry('TextKept', 2, { words: 'a' }))).toEqual(left('This build knows no event TextKept.'))
  })
})

describe('the header of a log', () => {
  it('[BED-7] [BED-9] may be of an older format', () => {
    const { versions, cut, redaction: _, ...first } = header
    expect(decodeHeader(JSON.stringify({ ...first, formatVersion: 1 }))).toEqual(
      right({ header: { ...header, versions: null }, isChained: false }),
    )
    expect(decodeHeader(JSON.stringify({ ...first, versions, cut, formatVersion: 2 }))).toEqual(
      right({ header, isChained: false }),
    )
  })

  it('[BED-8] of a newer format is refused with the build that can read it', () => {
    expect(decodeHeader(JSON.stringify({ ...header, formatVersion: 4, build: 'v9' }))).toEqual(
      left('This log is of format 4, and this build reads formats 1 to 3. Use the build that the file names: v9.'),
    )
  })

  it.each([
    ['nothing', ''],
    ['a text', 'Dear all'],
    ['another JSON', '{"format":"har"}'],
    ['an event', JSON.stringify(good)],
    ['a header that lacks a part', JSON.stringify({ ...header, redaction: undefined })],
  ])('is not %s', (_, text) => {
    expect(decodeHeader(text)).toEqual(
      left('This file is no event log of the portal: its first line is not the header of one.'),
    )
  })
})
