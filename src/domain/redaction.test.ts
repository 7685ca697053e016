import * as fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { payloads, stringsOf, type Generated, type Leaves } from './kernel/codecs/arbitrary.testing.ts'
import type { AnyDefinition, RecordedEvent } from './kernel/event.ts'
import { withReferences, type Classification } from './kernel/codecs/classification.ts'
import { at, emptyTable, keysWhere, type Table } from './kernel/data/table.ts'
import { pseudonymiser } from './log/pseudonyms.ts'
import { WORD } from './log/plain-texts.ts'
import { compileRedaction } from './log/redaction.ts'
import { SECRET } from './log/scrub.ts'
import { portalEvolution } from './state.ts'

const evolution = portalEvolution()
const definitions = [...evolution.definitions.values()]
const open: readonly Classification[] = ['plain', 'naming', 'html']
const isHidden = (classification: Classification): boolean => !open.includes(classification)
const total = definitions.flatMap(({ codec }) => stringsOf(codec)).length

/** Long enough to rule out coincidence, made of the characters of names and addresses. */
const canary = fc.stringMatching(/^[A-Z][a-z]{5,9}['.@ -][A-Za-zéßøЖλ]{6}[0-9]{3}$/)
const canaries: Leaves = { text: () => canary, number: fc.integer() }

/** Payloads in which every string of the codec occurs at least once. */
const covering = ({ codec }: AnyDefinition): readonly Generated[] => {
  const open = new Set(stringsOf(codec))
  const chosen: Generated[] = []
  for (let seed = 1; seed <= 40 && (open.size > 0 || chosen.length === 0); seed++)
    for (const made of fc.sample(payloads(codec, canaries), { numRuns: 25, seed })) {
      const before = open.size
      for (const { path, classification } of made.strings) open.delete(`${path} ${classification}`)
      if (open.size < before || chosen.length < 3) chosen.push(made)
    }
  expect([...open], `${codec.name}: places for which no string was made`).toEqual([])
  return chosen
}

describe('the redaction of every event of the portal', () => {
  it(`[BED-7] lets 0 of ${total} string fields leak what is personal or secret, and leaves what each codec takes`, () => {
    const leaks: string[] = []
    const hidden = new Set<string>()
    for (const definition of definitions) {
      const { type, codec, v } = definition
      const redact = compileRedaction(codec, pseudonymiser('salt'))
      for (const { value, strings } of covering(definition)) {
        expect(codec.is(value), `${type} was generated`).toBe(true)
        const redacted = redact(value)
        expect(isRight(definition.decode(redacted, v)), `${type} decodes once it is redacted`).toBe(true)
        const text = JSON.stringify(redacted).toLowerCase()
        for (const { path, classification, text: was } of strings) {
          const isThere = text.includes(JSON.stringify(was).slice(1, -1).toLowerCase())
          if (isHidden(classification)) hidden.add(`${type} ${path}`)
          if (isThere === isHidden(classification)) leaks.push(`${type} at ${path} (${classification})`)
        }
      }
    }
    expect(leaks).toEqual([])
    expect(hidden.size).toBeGreaterThan(200)
  })
})

// Few values, so that many are equal: ids shared by several events, names that occur twice.
const words = [
  '',
  'a',
  'b',
  'dental',
  "O'Neil",
  'Zoë',
  'first.last@acme.example',
  '12',
  '1961-03-17',
  '-',
  '/app/home',
  'person:12',
]
const few: Leaves = { text: () => fc.constantFrom(...words), number: fc.constantFrom(0, 1, 2, 5, 1_000_000) }

const anyEvent = fc
  .constantFrom(...definitions)
  .chain(({ type, v, codec }) => payloads(codec, few).map(({ value }) => ({ type, v, data: value })))
const anyLog = fc
  .array(anyEvent, { minLength: 1, maxLength: 40 })
  .map((events): readonly RecordedEvent[] =>
    events.map((event, i) => ({ ...event, seq: i + 1, at: i * 1000, causedBy: null })),
  )

/** A state with records in place of its tables, because the bucket of an entry depends on its key. */
const flat = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part) && part.length === emptyTable().length) {
    const table = part as Table<unknown> // no list of these logs is that long
    return Object.fromEntries([...keysWhere(table, () => true)].map((key) => [key, at(table, key)]))
  }
  if (Array.isArray(part)) return part.map(flat)
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, flat(inner)]))
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

/**
 * The differences in shape between a state and that of the redacted log: kinds, keys, lengths, numbers, and which strings are equal. Every
 * string is unchanged, a pseudonym, a secret, or quotes what the log holds in plain; no two share a pseudonym.
 */
const comparing = (pseudonym: (value: string) => string) => {
  const standsFor = new Map<string, string>()
  /** Whether at least one word of a text stayed, as a quotation, and the others became their own pseudonyms. */
  const isQuoting = (one: string, two: string): boolean => {
    const [was, is] = [one.match(WORD) ?? [], two.match(WORD) ?? []]
    return (
      was.length === is.length &&
      was.some((word, i) => word === is[i]) &&
      was.every((word, i) => word === is[i] || pseudonym(word) === is[i])
    )
  }
  const ofText = (path: string, one: string, two: unknown): readonly string[] => {
    if (two === one || (two === SECRET && one !== '')) return []
    if (typeof two === 'string' && isQuoting(one, two)) return []
    if (typeof two !== 'string' || two !== pseudonym(one)) return [`${path}: ${one} became ${String(two)}`]
    const other = standsFor.get(two) ?? one
    standsFor.set(two, one)
    return other === one ? [] : [`${path}: ${one} and ${other} both became ${two}`]
  }
  const differences = (one: unknown, two: unknown, path = ''): readonly string[] => {
    if (kindOf(one) !== kindOf(two)) return [`${path}: ${kindOf(one)} became ${kindOf(two)}`]
    if (typeof one === 'string') return ofText(path, one, two)
    if (Array.isArray(one) && Array.isArray(two)) {
      if (one.length !== two.length) return [`${path}: ${one.length} items became ${two.length}`]
      return one.flatMap((item: unknown, i) => differences(item, two[i], `${path}.${i}`))
    }
    if (typeof one === 'object' && one !== null) {
      const was = Object.entries(one)
      const is = new Map<string, unknown>(Object.entries(two as object)) // of the same kind, as checked above
      if (was.length !== is.size) return [`${path}: ${was.length} keys became ${is.size}`]
      return was.flatMap(([key, part]) => {
        const now = [key, pseudonym(key), withReferences(key, pseudonym)].find((one) => is.has(one))
        return now !== undefined ? differences(part, is.get(now), `${path}.${key}`) : [`${path}.${key} is gone`]
      })
    }
    return one === two ? [] : [`${path}: ${String(one)} became ${String(two)}`]
  }
  return differences
}

describe('a redacted log', () => {
  it('[BED-7] [BED-8] replays to a state of the same shape: keys, kinds, lengths, and equal for equal', () => {
    fc.assert(
      fc.property(anyLog, fc.string(), (events, salt) => {
        const pseudonym = pseudonymiser(salt)
        const redacted = events.map((event) => {
          const codec = evolution.definitions.get(event.type)?.codec
          if (!codec) throw new Error(`There is no event ${event.type}.`)
          return { ...event, data: compileRedaction(codec, pseudonym)(event.data) }
        })
        const [open, hidden] = [events, redacted].map((log) => evolution.replay(evolution.initial(), log))
        expect(comparing(pseudonym)(flat(open), flat(hidden))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
