import type * as t from 'io-ts'
import { isOfKeys } from '../../src/domain/kernel/codecs/classification.ts'
import { foldCodec } from '../../src/domain/kernel/codecs/fold.ts'

const text = (value: unknown): string => JSON.stringify(value)
const inBrackets = (conditions: readonly string[], between: ' && ' | ' || '): string =>
  conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(between)})`

/** The code that checks a codec. */
interface Check {
  /** The condition under which the value at `place` fits. */
  readonly of: (place: string) => string
  /** Whether it is long enough for its own function. */
  readonly isLong: boolean
  readonly kind: 'literal' | 'text' | 'other'
  /** The keys, if it is one of several. */
  readonly keys: readonly string[] | null
}

const short = (of: Check['of'], kind: Check['kind'] = 'other'): Check => ({ of, isLong: false, kind, keys: null })
const long = (of: Check['of']): Check => ({ of, isLong: true, kind: 'other', keys: null })

/** Literals tell branches apart, so they are checked before anything slower. */
const literalsFirst = <A extends readonly [string, Check]>(fields: readonly A[]): readonly A[] => [
  ...fields.filter(([, { kind }]) => kind === 'literal'),
  ...fields.filter(([, { kind }]) => kind !== 'literal'),
]

/**
 * The text of a module that exports `checks`: by name, whether data fits a codec, as `codec.is` says it, written out field by field, so
 * that the engine runs it as it runs code written by hand. A codec within several others is written once.
 * Throws a sentence for a kind of codec that no fold knows.
 */
export const checksOf = (codecs: ReadonlyMap<string, t.Mixed>): string => {
  /** The name of the function with each body. */
  const names = new Map<string, string>()

  const functionOf = (check: Check): string => {
    const body = check.of('x')
    const name = names.get(body) ?? `is${names.size + 1}`
    names.set(body, name)
    return name
  }
  const conditionIn = (check: Check, place: string): string =>
    check.isLong ? `${functionOf(check)}(${place})` : check.of(place)
  const fieldsOf = (fields: readonly (readonly [string, Check])[], place: string): string =>
    inBrackets(
      [`isFields(${place})`, ...fields.map(([name, field]) => conditionIn(field, `${place}[${text(name)}]`))],
      ' && ',
    )

  const checkOf = (codec: t.Mixed): Check =>
    foldCodec<Check>(codec, {
      text: (classification) =>
        isOfKeys(classification)
          ? short((place) => `isPlain(${place})`)
          : short((place) => `typeof ${place} === 'string'`, 'text'),
      number: () => short((place) => `typeof ${place} === 'number'`),
      boolean: () => short((place) => `typeof ${place} === 'boolean'`),
      null: () => short((place) => `${place} === null`),
      literal: (value) => short((place) => `${place} === ${text(value)}`, 'literal'),
      keyOf: (keys) => ({
        ...short((place) =>
          inBrackets(
            keys.map((key) => `${place} === ${text(key)}`),
            ' || ',
          ),
        ),
        keys,
      }),
      refinement: (_, { name }) => {
        throw new Error(`No check can be written for the refinement ${name}: its condition is code.`)
      },
      list: (item) => short((place) => `(Array.isArray(${place}) && ${place}.every(${functionOf(item)}))`),
      table: ({ made: key }, item) =>
        short((place) =>
          key.keys
            ? fieldsOf(
                key.keys.map((name) => [name, item]),
                place,
              )
            : inBrackets(
                [
                  `isFields(${place})`,
                  ...(key.kind === 'text' ? [] : [`Object.keys(${place}).every(${functionOf(key)})`]),
                  `Object.values(${place}).every(${functionOf(item)})`,
                ],
                ' && ',
              ),
        ),
      fields: (fields, isPartial) =>
        long((place) => {
          if (!isPartial) return fieldsOf(literalsFirst(fields), place)
          const optional = fields.map(([name, part]) => {
            const field = `${place}[${text(name)}]`
            return `(${field} === undefined || ${conditionIn(part, field)})`
          })
          return inBrackets([`isFields(${place})`, ...optional], ' && ')
        }),
      intersection: (parts) =>
        long((place) =>
          inBrackets(
            parts.map((part) => conditionIn(part, place)),
            ' && ',
          ),
        ),
      union: (parts) => ({
        ...short((place) =>
          inBrackets(
            parts.map(({ made }) => conditionIn(made, place)),
            ' || ',
          ),
        ),
        isLong: parts.some(({ made }) => made.isLong),
      }),
    })

  const entries = [...codecs].map(([name, codec]) => `  [${text(name)}, ${functionOf(checkOf(codec))}],`)
  return `// Written by tools/generate from the codecs of all events. Run \`npm run generate\` after a change of one.
import type { Check } from './log/log-file.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

const reserved = new Set(Object.getOwnPropertyNames(Object.prototype))
/** The first letter decides for nearly every string, without a look-up. */
const firstLetters = new Set([...reserved].map((name) => name.charCodeAt(0)))
const begins = Array.from({ length: 128 }, (_, code) => firstLetters.has(code))
const isPlain = (x: unknown): boolean => typeof x === 'string' && !(begins[x.charCodeAt(0)] === true && reserved.has(x))

${[...names].map(([body, name]) => `const ${name}: Check = (x) => ${body}`).join('\n')}

/** Whether data fits the codec of an event's newest version, by the event's type. */
export const checks: ReadonlyMap<string, Check> = new Map([
${entries.join('\n')}
])
`
}
