import * as fc from 'fast-check'
import type * as t from 'io-ts'
import type { Classification } from './classification.ts'
import { codecOf } from './codec-parts.ts'
import { foldCodec } from './fold.ts'

/** One string of a generated payload: where it is, and how far it can travel. */
export interface FoundString {
  /** Names of fields separated by dots; `[]` stands for an item, `{}` for a value and `{key}` for a key of a record. */
  readonly path: string
  readonly classification: Classification
  readonly text: string
}

/** A payload that its codec accepts, and all its strings except constants of the codec. */
export interface Generated {
  readonly value: unknown
  readonly strings: readonly FoundString[]
}

/** Generators of strings and numbers; strings can depend on their classification. */
export interface Leaves {
  readonly text: (classification: Classification) => fc.Arbitrary<string>
  readonly number: fc.Arbitrary<number>
  /** Generators for codecs without parts, by the name of the codec. */
  readonly named?: Readonly<Record<string, fc.Arbitrary<unknown>>>
}

/** The codec of an optional property when it is present; null for any other codec. */
const innerOf = (codec: t.Mixed): t.Mixed | null =>
  '_tag' in codec && codec._tag === 'OptionalType' && 'inner' in codec ? codecOf(codec.inner) : null
const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const join = (parts: readonly (readonly [string, Generated])[]): Generated => ({
  value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
  strings: parts.flatMap(([, { strings }]) => strings),
})
const bare = <A>(values: fc.Arbitrary<A>) => {
  const made = values.map((value): Generated => ({ value, strings: [] }))
  return () => made
}

/** What a fold makes of a codec at `path` within a larger one. */
type At<R> = (path: string) => R

/** Payloads of a codec, each with the list of its strings. Throws a sentence for a kind of codec that no fold knows. */
export const payloads = (codec: t.Mixed, leaves: Leaves): fc.Arbitrary<Generated> =>
  foldCodec<At<fc.Arbitrary<Generated>>>(codec, {
    own: (part, fold) => {
      const named = leaves.named?.[part.name]
      const inner = innerOf(part)
      return named ? bare(named) : inner ? fold(inner) : undefined
    },
    text: (classification) => (path) =>
      leaves.text(classification).map((text) => ({ value: text, strings: [{ path, classification, text }] })),
    number: () => bare(leaves.number),
    boolean: () => bare(fc.boolean()),
    null: () => bare(fc.constant(null)),
    literal: (value) => bare(fc.constant(value)),
    keyOf: (keys) => bare(fc.constantFrom(...keys)),
    refinement: (inner, refined) => (path) => inner(path).filter(({ value }) => refined.is(value)),
    list: (item) => (path) =>
      fc.array(item(`${path}[]`), { maxLength: 3 }).map((items) => ({
        value: items.map(({ value }) => value),
        strings: items.flatMap(({ strings }) => strings),
      })),
    table: (key, value) => (path) =>
      fc
        .uniqueArray(fc.tuple(key.made(`${path}{key}`), value(`${path}{}`)), {
          maxLength: 3,
          selector: ([one]) => one.value,
        })
        .map((entries) => ({
          value: Object.fromEntries(entries.map(([one, { value }]) => [String(one.value), value])),
          strings: entries.flatMap(([one, { strings }]) => [...one.strings, ...strings]),
        })),
    fields: (fields, isPartial) => (path) => {
      const made = fields.map(([name, field]) => {
        const one = field(below(path, name)).map((generated) => [name, generated] as const)
        return isPartial ? fc.option(one) : one
      })
      return fc.tuple(...made).map((all) => join(all.filter((one) => one !== null)))
    },
    intersection: (parts) => (path) =>
      fc.tuple(...parts.map((part) => part(path))).map((made) => ({
        value: Object.assign({}, ...made.map(({ value }) => value)) as unknown, // every part is an object
        strings: made.flatMap(({ strings }) => strings),
      })),
    union: (parts) => (path) => fc.oneof(...parts.map(({ made }) => made(path))),
  })('')

const nothing = () => () => []

/** The place of every string of a codec except its constants, as `path classification`. */
export const stringsOf = (codec: t.Mixed): readonly string[] =>
  foldCodec<At<readonly string[]>>(codec, {
    text: (classification) => (path) => [`${path} ${classification}`],
    number: nothing,
    boolean: nothing,
    null: nothing,
    literal: nothing,
    keyOf: nothing,
    refinement: (inner) => inner,
    list: (item) => (path) => item(`${path}[]`),
    table: (key, value) => (path) => [...key.made(`${path}{key}`), ...value(`${path}{}`)],
    fields: (fields) => (path) => fields.flatMap(([name, field]) => field(below(path, name))),
    intersection: (parts) => (path) => [...new Set(parts.flatMap((part) => part(path)))],
    union: (parts) => (path) => [...new Set(parts.flatMap(({ made }) => made(path)))],
  })('')
