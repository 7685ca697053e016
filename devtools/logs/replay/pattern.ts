import { isDeepStrictEqual } from 'node:util'
import type { DomainEvent } from '../../../src/domain/kernel/event.ts'
import { nearest } from '../../../tools/layers.mjs'
import { keysOf, valueAt } from './paths.ts'

/** How a field of an event is compared. `=$name` binds the value at its first use in a match, and compares it later. */
export type Operator = '=' | '!=' | '<' | '<=' | '>' | '>=' | '~'

/** A condition on a field of an event's data. */
export interface Condition {
  readonly path: string
  readonly operator: Operator
  readonly value:
    | { readonly kind: 'is'; readonly value: unknown }
    | { readonly kind: 'variable'; readonly name: string }
}

/** An event of a pattern, or one that must be absent. */
export interface Step {
  /** As it was written. */
  readonly text: string
  readonly isAbsent: boolean
  /** Whether it must be the very next event; otherwise others can come between. */
  readonly isNext: boolean
  readonly types: ReadonlySet<string>
  readonly conditions: readonly Condition[]
  /** The longest time after the previous step, ms; null for any. */
  readonly within: number | null
}

/** Events in an order. */
export interface Pattern {
  readonly text: string
  readonly steps: readonly Step[]
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 }
const WITHIN = /\s*within\s+/y
const DURATION = /(\d+(?:\.\d+)?)\s*(ms|s|min|h)\b/y
const GAP = /\s*(…|\.\.\.|→|->)\s*/y
const NAMES = /[A-Za-z*][\w*]*(?:\|[A-Za-z*][\w*]*)*/y
const PATH = /\s*((?:\.?[\w-]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+)\s*/y
const OPERATOR = /(!=|<=|>=|=|<|>|~)\s*/y
const VALUE = /"(?:[^"\\]|\\.)*"|\{[^}]*\}|\[[^\]]*\]|[^,}]+/y

/** Reads a text from its start; every error names the place. */
interface Reader {
  readonly take: (pattern: RegExp) => RegExpExecArray | null
  readonly expect: (pattern: RegExp, what: string) => RegExpExecArray
  readonly fail: (what: string, place?: number) => never
  readonly place: () => number
  readonly isAtEnd: () => boolean
}

const readerOf = (text: string, option: string): Reader => {
  let place = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place
    const found = pattern.exec(text)
    if (found) place = pattern.lastIndex
    return found
  }
  const fail = (what: string, at = place): never => {
    throw new Error(`‘--${option} ${text}’: ${what} (at ‘${text.slice(at, at + 20) || 'the end'}’, place ${at + 1}).`)
  }
  return {
    take,
    fail,
    expect: (pattern, what) => take(pattern) ?? fail(`${what} is expected`),
    place: () => place,
    isAtEnd: () => text.slice(place).trim() === '',
  }
}

const valueOf = (text: string): Condition['value'] => {
  const bare = text.trim()
  if (/^\$\w+$/.test(bare)) return { kind: 'variable', name: bare.slice(1) }
  if (bare === 'nothing') return { kind: 'is', value: undefined }
  try {
    return { kind: 'is', value: JSON.parse(bare) as unknown }
  } catch {
    return { kind: 'is', value: bare } // a bare word is a string
  }
}

const conditionsOf = (reader: Reader): readonly Condition[] => {
  const conditions: Condition[] = []
  if (!reader.take(/\s*\{/y)) return conditions
  do {
    const at = reader.place()
    const [, path = ''] = reader.expect(PATH, 'a path of the event’s data, such as problem.kind,')
    if (keysOf(path) === null) reader.fail(`${path} is no path`, at)
    const [, operator = ''] = reader.expect(OPERATOR, 'one of = != < <= > >= ~')
    const value = valueOf(reader.expect(VALUE, 'a value')[0])
    if (value.kind === 'variable' && operator !== '=') reader.fail('a variable is compared with =', at)
    conditions.push({ path, operator: operator as Operator, value }) // the expression names them all
  } while (reader.take(/\s*,\s*/y))
  reader.expect(/\s*\}/y, '} or a comma')
  return conditions
}

/** Whether a name fits a pattern with stars, in one pass: a regular expression would try every length of each star. */
const isNamed = (name: string, pattern: string): boolean => {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return name === first
  let from = first.length
  for (const part of rest) {
    const at = name.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return name.startsWith(first) && name.endsWith(last) && name.length - last.length >= from
}

const typesOf = (reader: Reader, known: readonly string[]): ReadonlySet<string> => {
  const at = reader.place()
  const names = reader.expect(NAMES, 'the name of an event')[0].split('|')
  const types = new Set<string>()
  for (const name of names) {
    const found = known.filter((one) => isNamed(one, name))
    if (found.length === 0)
      reader.fail(`no event has the name ${name}. The nearest names are ${nearest(name, known).join(', ')}`, at)
    for (const one of found) types.add(one)
  }
  return types
}

const withinOf = (reader: Reader): number | null => {
  if (!reader.take(WITHIN)) return null
  const [, count = '', unit = ''] = reader.expect(DURATION, 'a time such as 30s, 500ms, 5min or 1h')
  return Number(count) * (UNITS[unit] ?? 0)
}

/**
 * Reads a pattern: `LoginSucceeded … OptOutRequested{benefitId=$b} … !SelectionOptedOut{benefitId=$b} within 30s`. Throws a sentence with
 * the place where it cannot be read, and the nearest names if there is no such event.
 * @param option the command-line option that the error names
 */
export const patternOf = (text: string, known: readonly string[], option = 'find'): Pattern => {
  const reader = readerOf(text, option)
  const steps: Step[] = []
  let gap = ''
  reader.take(/\s*/y)
  do {
    const at = reader.place()
    const isAbsent = reader.take(/!\s*/y) !== null
    const types = typesOf(reader, known)
    const conditions = conditionsOf(reader)
    const within = withinOf(reader)
    if (within !== null && steps.length === 0) reader.fail('the first event has none before it to be near to', at)
    steps.push({
      text: text.slice(at, reader.place()).trim(),
      isAbsent,
      isNext: gap === '→' || gap === '->',
      types,
      conditions,
      within,
    })
    gap = reader.take(GAP)?.[1] ?? ''
  } while (gap !== '')
  if (!reader.isAtEnd()) reader.fail('… or → is expected between two events')
  if (steps.every(({ isAbsent }) => isAbsent)) reader.fail('at least one event has to be there', 0)
  return { text, steps }
}

/** The values that a match has given to the variables of its pattern. */
export type Bound = Readonly<Record<string, unknown>>

const compared = (operator: Exclude<Condition['operator'], '=' | '!='>, found: unknown, value: unknown): boolean => {
  if (operator === '~') return typeof found === 'string' && found.toLowerCase().includes(String(value).toLowerCase())
  if (typeof found !== typeof value || (typeof found !== 'number' && typeof found !== 'string')) return false
  const wanted = value as typeof found // of the same type, as just seen
  switch (operator) {
    case '<':
      return found < wanted
    case '<=':
      return found <= wanted
    case '>':
      return found > wanted
    case '>=':
      return found >= wanted
  }
}

/** What is bound once an event fits a step; null if it does not. */
export const fits = ({ types, conditions }: Step, { type, data }: DomainEvent, bound: Bound): Bound | null => {
  if (!types.has(type)) return null
  let now = bound
  for (const { path, operator, value } of conditions) {
    const found = valueAt(data, path)
    if (value.kind === 'variable') {
      if (!Object.hasOwn(now, value.name)) now = { ...now, [value.name]: found }
      else if (!isDeepStrictEqual(now[value.name], found)) return null
    } else if (operator === '=' || operator === '!=') {
      if (isDeepStrictEqual(found, value.value) !== (operator === '=')) return null
    } else if (!compared(operator, found, value.value)) return null
  }
  return now
}

/** Whether an event is that of a step, whatever comes before and after it. */
export const isOf = (step: Step, event: DomainEvent): boolean => fits(step, event, {}) !== null
