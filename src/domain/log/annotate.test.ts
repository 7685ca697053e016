import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { defineEvent, type AnyDefinition } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { withNotes } from './annotate.ts'
import { encodeLog } from './encode-log.ts'
import type { LogHeader } from './log.ts'
import { openLog } from './log-file.ts'

const Noted = defineEvent('Noted', { text: plain })
const definitions = new Map<string, AnyDefinition>([['Noted', Noted]])
const header: LogHeader = {
  ...{ format: 'benefits-portal-log', formatVersion: 3, build: 'test', startedAt: 0, brand: 'acme', browser: 'none' },
  ...{ hash: null, versions: null, cut: null, redaction: 'full' },
}
const events = [1, 2].map((seq) => ({ ...Noted({ text: `${seq}` }), seq, at: seq, v: 1, causedBy: null }))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array) => {
  const log = openLog(bytes, definitions)
  if (isLeft(log)) throw new Error(log.left)
  return log.right
}
const note = (after: number, text: string) => ({ kind: 'note' as const, at: 5, after, text })

describe('notes of a tester', () => {
  it('[BED-8] are put at the end of a log, whose chain goes on over them', () => {
    const once = withNotes(bytesOf(encodeLog(header, events)), [note(1, 'Here it was £10.'), note(2, 'Zoë: “why?”')])
    const twice = read(withNotes(once, [note(1, 'And again.')]))
    expect(twice.problems).toEqual([])
    expect(twice.length).toBe(2)
    expect(twice.notes).toMatchObject([
      { after: 1, text: 'Here it was £10.' },
      { after: 2, text: 'Zoë: “why?”' },
      { after: 1, text: 'And again.' },
    ])
    const changed = new TextDecoder().decode(once).replace('£10', '£11')
    expect(read(bytesOf(changed)).problems).toMatchObject([{ line: 4 }])
  })

  it.each([
    ['a log without events', encodeLog(header, []), []],
    ['a log of an older format', encodeLog(header, events).replace('"formatVersion":3', '"formatVersion":2'), []],
    ['a log whose last line has no end', encodeLog(header, events).trimEnd(), []],
    ['a damaged log', encodeLog(header, events).replace('"text":"1"', '"text":"7"'), [2]],
  ])('[BED-8] leave what is wrong with %s as it is', (_, text, lines) => {
    const noted = read(withNotes(bytesOf(text), [note(1, 'x')]))
    expect(noted.notes).toMatchObject([{ kind: 'note', after: 1, text: 'x' }])
    expect(noted.problems.map(({ line }) => line)).toEqual(lines)
  })

  it('[BED-8] are read with a sentence where they have no text', () => {
    const log = encodeLog(header, events) + '{"at":1,"after":2,"note":{}}\n'
    expect(read(bytesOf(log)).problems[0]).toMatchObject({ line: 4, sentence: 'This line is a note without its text.' })
  })
})
