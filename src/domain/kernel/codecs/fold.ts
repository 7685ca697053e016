import * as t from 'io-ts'
import { ClassifiedString, type Classification } from './classification.ts'
import { codecOf, codecsOf, propsOf } from './codec-parts.ts'

/** A part of a codec, and what the fold made of it. */
export interface Part<R> {
  readonly codec: t.Mixed
  readonly made: R
}

/** What a fold makes of each kind of codec. The parts of a codec are already folded. */
export interface CodecCases<R> {
  /** A string without a classification counts as personal. */
  readonly text: (classification: Classification) => R
  readonly number: (codec: t.Mixed) => R
  readonly boolean: (codec: t.Mixed) => R
  readonly null: (codec: t.Mixed) => R
  readonly literal: (value: unknown, codec: t.Mixed) => R
  readonly keyOf: (keys: readonly string[], codec: t.Mixed) => R
  readonly refinement: (inner: R, codec: t.Mixed) => R
  readonly list: (item: R) => R
  readonly table: (key: Part<R>, value: R, codec: t.Mixed) => R
  readonly fields: (fields: readonly (readonly [name: string, made: R])[], isPartial: boolean) => R
  readonly intersection: (parts: readonly R[]) => R
  readonly union: (parts: readonly Part<R>[]) => R
  /** Codecs that only the caller knows; undefined for all others. */
  readonly own?: (codec: t.Mixed, fold: (part: t.Mixed) => R) => R | undefined
}

/** Folds a codec from its innermost parts outwards. Throws a sentence for a kind that it does not know, so that none passes unseen. */
export const foldCodec = <R>(codec: t.Mixed, cases: CodecCases<R>): R => {
  const fold = (part: unknown): R => foldCodec(codecOf(part), cases)
  const partOf = (part: t.Mixed): Part<R> => ({ codec: part, made: fold(part) })
  const own = cases.own?.(codec, fold)
  if (own !== undefined) return own
  if (codec instanceof ClassifiedString) return cases.text(codec.classification)
  if (codec instanceof t.StringType) return cases.text('personal')
  if (codec instanceof t.NumberType) return cases.number(codec)
  if (codec instanceof t.BooleanType) return cases.boolean(codec)
  if (codec instanceof t.NullType) return cases.null(codec)
  if (codec instanceof t.LiteralType) return cases.literal(codec.value, codec)
  if (codec instanceof t.KeyofType) return cases.keyOf(Object.keys(codec.keys as object), codec) // a table of its keys
  if (codec instanceof t.RefinementType) return cases.refinement(fold(codec.type), codec)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return cases.list(fold(codec.type))
  if (codec instanceof t.DictionaryType) return cases.table(partOf(codecOf(codec.domain)), fold(codec.codomain), codec)
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return cases.fields(
      propsOf(codec.props).map(([name, part]) => [name, fold(part)] as const),
      codec instanceof t.PartialType,
    )
  if (codec instanceof t.IntersectionType) return cases.intersection(codecsOf(codec.types).map(fold))
  if (codec instanceof t.UnionType) return cases.union(codecsOf(codec.types).map(partOf))
  throw new Error(`The codec ${codec.name} is of an unknown kind: teach it to src/domain/kernel/codecs/fold.ts.`)
}
