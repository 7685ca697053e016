import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it, vi } from 'vitest'
import { defineEvent, upcast, type AnyDefinition, type RecordedEvent } from '../kernel/event.ts'
import { openLog, type LogFile } from './log-file.ts'
import type { LogHeader } from './log.ts'
import { encodeLog } from './encode-log.ts'
import { plain, SafeHtml } from '../kernel/codecs/classification.ts'

const Noted = defineEvent('Noted', { text: plain, html: SafeHtml })
const Renamed = defineEvent('Renamed', { full: plain, html: SafeHtml }, [
  upcast(t.type({ name: plain, html: SafeHtml }), ({ name, html }) => ({ full: name, html })),
])
const definitions = new Map<string, AnyDefinition>(Object.entries({ Noted, Renamed }))
const header = {
  format: 'benefits-portal-log',
  formatVersion: 1,
  build: 'test',
  startedAt: 0,
  brand: 'acme',
  browser: 'Chrome/1',
  hash: null,
}
const noted = (seq: number, text = `Zoë ${seq}`): RecordedEvent => ({
  seq,
  at: seq * 10,
  v: 1,
  type: 'Noted',
  data: { text, html: '<b>x</b>' },
  causedBy: null,
})
const fileOf = (lines: readonly (string | object)[], end = '\n'): Uint8Array =>
  new TextEncoder().encode(
    [header, ...lines].map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') + end,
  )
const open = (bytes: Uint8Array, sanitise?: (html: string) => string): LogFile => {
  const log = openLog(bytes, definitions, sanitise ? { sanitise } : {})
  if (isLeft(log)) throw new Error(log.left)
  return log.right
}

describe('a log file', () => {
  it.each([1, 255, 256, 257, 700])('[BED-8] of %d events is read whole, in parts and one by one', (length) => {
    const events = Array.from({ length }, (_, index) => noted(index + 1))
    const log = open(fileOf(events))
    expect([...log]).toEqual(events)
    expect([log.length, log.problems]).toEqual([length, []])
    expect(log.at(length - 1)).toEqual(events.at(-1))
    expect(log.at(length)).toBeUndefined()
    expect([...log.slice(1, length + 5)]).toEqual(events.slice(1))
    expect([...log.slice(3, 3)]).toEqual([])
  })

  it('[BED-8] keeps what can be read of a damaged one, and names the line of each that cannot', () => {
    const lines = [
      noted(1),
      '{"seq":2,',
      noted(3),
      '',
      '{"seq":5}',
      { ...noted(6), type: 'Stray' },
      { ...noted(7), v: 2 },
      { ...noted(8), data: { text: 8, html: '' } },
      noted(9),
      JSON.stringify(noted(10)).slice(0, 20),
    ]
    const log = open(fileOf(lines, ''))
    expect([...log].map(({ seq }) => seq)).toEqual([1, 3, 9])
    expect(log.problems).toEqual([
      { line: 3, sentence: 'This line is not JSON; the file may be cut off.' },
      { line: 6, sentence: 'This line is no recorded event: seq, at, v, type or causedBy is missing or wrong.' },
      { line: 7, sentence: 'This build knows no event Stray.' },
      { line: 8, sentence: 'Noted is of version 2; this build knows versions up to 1.' },
      { line: 9, sentence: 'Noted has wrong data at text.' },
      { line: 11, sentence: 'This line is not JSON; the file may be cut off.' },
    ])
    expect([...log.slice(1, 3)].map(({ seq }) => seq)).toEqual([3, 9])
    expect(log.at(2)?.seq).toBe(9)
  })

  it('[BED-8] is not misled by two damaged lines that make one value together', () => {
    const log = open(fileOf([noted(1), '{"a":[1', '2]}', noted(4)]))
    expect([...log].map(({ seq }) => seq)).toEqual([1, 4])
    expect(log.problems.map(({ line }) => line)).toEqual([3, 4])
  })

  it('[BED-8] names a line that is longer than any log, and parses neither it nor as much at once', () => {
    const huge = noted(3, 'x'.repeat(9_000_000))
    const large = [noted(4, 'y'.repeat(5_000_000)), noted(5, 'z'.repeat(5_000_000))]
    const parse = vi.spyOn(JSON, 'parse')
    const log = open(fileOf([noted(1), noted(2), huge, ...large]))
    expect([...log].map(({ seq }) => seq)).toEqual([1, 2, 4, 5])
    expect(log.problems).toEqual([
      { line: 4, sentence: 'This line has 9 MB, and no line of a log has more than 8 MB.' },
    ])
    expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(8_000_000)
    parse.mockRestore()
    expect(isLeft(openLog(new TextEncoder().encode('['.repeat(9_000_000)), definitions))).toBe(true)
  })

  it('[BED-9] turns events of older versions into those of today', () => {
    const old = { ...noted(1), type: 'Renamed', data: { name: 'a', html: '<i>y</i>' } }
    expect([...open(fileOf([old]))]).toEqual([{ ...old, v: 2, data: { full: 'a', html: '<i>y</i>' } }])
  })

  it('[BED-8] gives no HTML away that was not sanitised, of older versions neither', () => {
    const old = { ...noted(2), type: 'Renamed', data: { name: 'a', html: '<b>x</b>' } }
    const log = open(fileOf([noted(1), old]), (html) => html.toUpperCase())
    const html = [...log, ...log.slice(0, 2)].map(({ data }) => Reflect.get(Object(data), 'html'))
    expect(html).toEqual(['<B>X</B>', '<B>X</B>', '<B>X</B>', '<B>X</B>'])
    expect(log.at(0)?.data).toEqual({ text: 'Zoë 1', html: '<B>X</B>' })
  })

  it.each([
    ['an empty file', ''],
    ['a text', 'Dear support,\nit does not work.\n'],
    ['another JSON', '{"name":"portal"}\n'],
  ])('[BED-8] says of %s that it is no log', (_, text) => {
    expect(openLog(new TextEncoder().encode(text), definitions)).toEqual({
      _tag: 'Left',
      left: 'This file is no event log of the portal: its first line is not the header of one.',
    })
  })

  it('[BED-8] with a header alone has no event', () => {
    const log = open(fileOf([], ''))
    expect([log.length, [...log], log.problems]).toEqual([0, [], []])
  })
})

describe('what a log holds beside its events', () => {
  const withCommand = { ...noted(2), command: { name: 'note', input: { text: 'b' } } }
  const refused = { at: 25, after: 2, refused: { name: 'note', input: 'x', reason: 'tooLong' } }
  const ended = { operation: 'getUser', method: 'GET', status: 200, ms: 12, cause: 1, body: { id: 7 }, problem: null }
  const call = { at: 31, after: 3, call: ended }
  const lines = [noted(1), withCommand, refused, { ...noted(3), command: { name: 'note', likeData: true } }, call]
  const log = open(fileOf([...lines, { at: 40, after: 3, sound: {} }, noted(4)]))

  it('[BED-8] is read apart from the events, in order', () => {
    expect([log.length, [...log].map(({ seq }) => seq), log.problems]).toEqual([4, [1, 2, 3, 4], []])
    expect(log.notes).toEqual([
      { kind: 'refused', line: 4, at: 25, after: 2, ...refused.refused },
      { kind: 'call', line: 6, at: 31, after: 3, ...ended },
      {
        kind: 'unknown',
        line: 7,
        at: 40,
        after: 3,
        sentence: 'This line is of a kind that this build does not know: sound.',
      },
    ])
  })

  it('[BED-8] names the command of an event, with the data of the event where that was its input', () => {
    expect([0, 1, 2].map(log.commandAt)).toEqual([
      null,
      { name: 'note', input: { text: 'b' } },
      { name: 'note', input: noted(3).data },
    ])
    expect([log.lineOf(2), log.lineOf(3)]).toEqual([5, 8])
  })

  it('[BED-8] is damage where a known kind lacks a part', () => {
    const { problems } = open(
      fileOf([noted(1), { ...call, call: { ...ended, ms: 'long' } }, { ...refused, refused: {} }]),
    )
    expect(problems).toEqual([
      { line: 3, sentence: 'This line is a call of which a part is missing or wrong.' },
      { line: 4, sentence: 'This line is a refused command of which a part is missing or wrong.' },
    ])
  })

  it('[BED-8] is written as it was read, each note after its event', () => {
    const events = [...log]
    const newest: LogHeader = { ...log.header, formatVersion: 3 }
    const text = encodeLog(newest, events, { notes: log.notes, commandOf: ({ seq }) => log.commandAt(seq - 1) })
    const again = open(new TextEncoder().encode(text))
    expect([[...again], again.problems]).toEqual([events, []])
    const known = log.notes.filter(({ kind }) => kind !== 'unknown')
    expect(again.notes).toEqual(known)
    expect([0, 1, 2, 3].map(again.commandAt)).toEqual([0, 1, 2, 3].map(log.commandAt))
  })
})
