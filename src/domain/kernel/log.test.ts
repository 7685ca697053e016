import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import type { AnyDefinition } from './event.ts'
import { defineEvent, upcast } from './event.ts'
import type { LogHeader } from './log.ts'
import { decodeLog, encodeLog } from './log.ts'
import { plain } from './marks.ts'

const Noted = defineEvent('Noted', { text: plain, rows: t.array(t.type({ id: plain })) })
const Renamed = defineEvent('Renamed', { full: plain }, [
  upcast(t.type({ name: plain }), ({ name }) => ({ full: name })),
])
const definitions = new Map<string, AnyDefinition>(Object.entries({ Noted, Renamed }))
const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 2,
  build: 'test',
  startedAt: 0,
  brand: 'acme',
  browser: 'Chrome/1',
  hash: null,
  versions: { Noted: 1 },
  cut: null,
}
const good = { seq: 1, at: 5, v: 1, type: 'Noted', data: { text: 'a', rows: [{ id: 'b' }] }, causedBy: null }
const later = { ...good, seq: 9, at: 9 }

/** Reads a log whose second line is the one given, between two good ones. */
const read = (line: string) => {
  const text = [header, good].map((part) => JSON.stringify(part)).join('\n')
  return decodeLog(`${text}\n${line}\n${JSON.stringify(later)}\n`, definitions)
}
const problem = (sentence: string) => ({
  _tag: 'Right',
  right: { header, events: [good, later], problems: [{ line: 3, sentence }] },
})

describe('decodeLog', () => {
  it('reads what encodeLog wrote', () => {
    expect(decodeLog(encodeLog(header, [good, later]), definitions)).toEqual({
      _tag: 'Right',
      right: { header, events: [good, later], problems: [] },
    })
  })

  it('says that a cut-off line is no JSON, and reads the rest', () => {
    expect(read(JSON.stringify(good).slice(0, 20))).toEqual(problem('This line is not JSON; the file may be cut off.'))
  })

  it('says that a line is no event, and reads the rest', () => {
    expect(read('{"seq": "1"}')).toEqual(
      problem('This line is no recorded event: seq, at, v, type or causedBy is missing or wrong.'),
    )
  })

  it('says that it does not know an event, and reads the rest', () => {
    expect(read(JSON.stringify({ ...good, type: 'Stray' }))).toEqual(problem('This build knows no event Stray.'))
  })

  it('says that an event is newer than this build, and reads the rest', () => {
    expect(read(JSON.stringify({ ...good, v: 2 }))).toEqual(
      problem('Noted is of version 2; this build knows versions up to 1.'),
    )
  })

  it('names the place of wrong data, and reads the rest', () => {
    expect(read(JSON.stringify({ ...good, data: { text: 'a', rows: [{ id: 1 }] } }))).toEqual(
      problem('Noted has wrong data at rows.0.id.'),
    )
    expect(read(JSON.stringify({ ...good, data: undefined }))).toEqual(problem('Noted has wrong data at its root.'))
  })

  it('[BED-9] brings an older entry up to the newest version', () => {
    expect(read(JSON.stringify({ ...good, type: 'Renamed', data: { name: 'x' } }))).toMatchObject({
      right: { events: [good, { type: 'Renamed', v: 2, data: { full: 'x' } }, later], problems: [] },
    })
  })

  it('[BED-7] [BED-9] opens a log whose header is of the first format', () => {
    const { versions: _, cut: __, ...rest } = header
    const text = [{ ...rest, formatVersion: 1 }, good].map((part) => JSON.stringify(part)).join('\n')
    expect(decodeLog(text, definitions)).toEqual({
      _tag: 'Right',
      right: { header: { ...header, versions: null }, events: [good], problems: [] },
    })
  })

  it.each([
    ['an empty file', ''],
    ['a text', 'Dear all'],
    ['another JSON', '{"format":"har"}'],
    ['no header', JSON.stringify(good)],
    ['a header of a later format', JSON.stringify({ ...header, formatVersion: 3 })],
  ])('says of %s that it is no log', (_, text) => {
    expect(decodeLog(text, definitions)).toEqual({
      _tag: 'Left',
      left: 'This file is no event log of the portal: its first line is not the header of one.',
    })
  })
})
