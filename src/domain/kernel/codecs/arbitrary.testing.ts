import * as fc from 'fast-check'
import * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from './codec-parts.ts'
import type { Classification } from './classification.ts'
import { ClassifiedString } from './classification.ts'

/** One string of a generated payload: where it stands, and how far it may travel. */
export interface FoundString {
  /** Names of fields with a dot between; `[]` stands for an item, `{}` for a value and `{key}` for a key of a record. */
  readonly path: string
  readonly classification: Classification
  readonly text: string
}

/** A payload that its codec takes, with all strings in it that are no constants of the codec. */
export interface Generated {
  readonly value: unknown
  readonly strings: readonly FoundString[]
}

/** What strings and numbers to make; strings may depend on their classification. */
export interface Leaves {
  readonly text: (classification: Classification) => fc.Arbitrary<string>
  readonly number: fc.Arbitrary<number>
  /** Codecs that are made of no others, by their names. */
  readonly named?: Readonly<Record<string, fc.Arbitrary<unknown>>>
}

const classificationOf = (codec: t.Mixed): Classification | null => {
  if (codec instanceof ClassifiedString) return codec.classification
  return codec instanceof t.StringType ? 'personal' : null
}
/** What a property that may be left out is where it is there. */
const innerOf = (codec: t.Mixed): unknown =>
  '_tag' in codec && codec._tag === 'OptionalType' && 'inner' in codec ? codec.inner : null
const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const join = (parts: readonly (readonly [string, Generated])[]): Generated => ({
  value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
  strings: parts.flatMap(([, { strings }]) => strings),
})
const constant = (value: unknown): fc.Arbitrary<Generated> => fc.constant({ value, strings: [] })

/**
 * Payloads of a codec, each with the list of its strings. Throws a sentence at a kind of codec that it does not know.
 * @param path where the codec stands in a larger one
 */
export const payloads = (codec: t.Mixed, leaves: Leaves, path = ''): fc.Arbitrary<Generated> => {
  const of = (part: unknown, at: string): fc.Arbitrary<Generated> => payloads(codecOf(part), leaves, at)
  const named = leaves.named?.[codec.name]
  if (named) return named.map((value) => ({ value, strings: [] }))
  const classification = classificationOf(codec)
  if (classification !== null)
    return leaves.text(classification).map((text) => ({ value: text, strings: [{ path, classification, text }] }))
  const inner = innerOf(codec)
  if (inner) return of(inner, path)
  if (codec instanceof t.NumberType) return leaves.number.map((value) => ({ value, strings: [] }))
  if (codec instanceof t.BooleanType) return fc.boolean().map((value) => ({ value, strings: [] }))
  if (codec instanceof t.NullType) return constant(null)
  if (codec instanceof t.LiteralType) return constant(codec.value)
  if (codec instanceof t.KeyofType)
    return fc.constantFrom(...Object.keys(codec.keys as object)).map((value) => ({ value, strings: [] }))
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return fc.array(of(codec.type, `${path}[]`), { maxLength: 3 }).map((items) => ({
      value: items.map(({ value }) => value),
      strings: items.flatMap(({ strings }) => strings),
    }))
  if (codec instanceof t.DictionaryType) {
    const entry = fc.tuple(of(codec.domain, `${path}{key}`), of(codec.codomain, `${path}{}`))
    return fc.uniqueArray(entry, { maxLength: 3, selector: ([key]) => key.value }).map((entries) => ({
      value: Object.fromEntries(entries.map(([key, { value }]) => [String(key.value), value])),
      strings: entries.flatMap(([key, { strings }]) => [...key.strings, ...strings]),
    }))
  }
  if (codec instanceof t.InterfaceType) {
    const fields = propsOf(codec.props).map(([name, part]) =>
      of(part, below(path, name)).map((made) => [name, made] as const),
    )
    return fc.tuple(...fields).map(join)
  }
  if (codec instanceof t.PartialType) {
    const fields = propsOf(codec.props).map(([name, part]) =>
      fc.option(of(part, below(path, name)).map((made) => [name, made] as const)),
    )
    return fc.tuple(...fields).map((made) => join(made.filter((one) => one !== null)))
  }
  if (codec instanceof t.IntersectionType)
    return fc.tuple(...codecsOf(codec.types).map((part) => of(part, path))).map((made) => ({
      value: Object.assign({}, ...made.map(({ value }) => value)) as unknown, // of objects alone
      strings: made.flatMap(({ strings }) => strings),
    }))
  if (codec instanceof t.UnionType) return fc.oneof(...codecsOf(codec.types).map((part) => of(part, path)))
  throw new Error(
    `No payloads are known for the codec ${codec.name}: teach it to src/domain/kernel/codecs/arbitrary.testing.ts.`,
  )
}

/** Every place of a codec where a string stands that is no constant of it, as `path classification`. */
export const stringsOf = (codec: t.Mixed, path = ''): readonly string[] => {
  const of = (part: unknown, at: string): readonly string[] => stringsOf(codecOf(part), at)
  const classification = classificationOf(codec)
  if (classification !== null) return [`${path} ${classification}`]
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return of(codec.type, `${path}[]`)
  if (codec instanceof t.DictionaryType)
    return [...of(codec.domain, `${path}{key}`), ...of(codec.codomain, `${path}{}`)]
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return propsOf(codec.props).flatMap(([name, part]) => of(part, below(path, name)))
  if (codec instanceof t.IntersectionType || codec instanceof t.UnionType)
    return [...new Set(codecsOf(codec.types).flatMap((part) => of(part, path)))]
  return []
}
