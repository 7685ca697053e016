import * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from '../kernel/codecs/codec-parts.ts'
import { ClassifiedString } from '../kernel/codecs/classification.ts'

/**
 * The shape of a codec as one line of text: what it takes, and what of it may be recorded. Two codecs with the same text
 * read the same logs and redact them alike. Names of codecs and the order of fields make no difference.
 * Throws a sentence for a kind of codec that it does not know.
 */
export const shapeOf = (codec: t.Mixed): string => {
  const of = (part: unknown): string => shapeOf(codecOf(part))
  const listOf = (parts: unknown): readonly string[] => codecsOf(parts).map(of)
  const fields = (props: unknown, end: string): string =>
    propsOf(props)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => `${JSON.stringify(name)}${end}${of(part)}`)
      .join(',')
  const sorted = (parts: readonly string[], between: string): string => [...new Set(parts)].sort().join(between)
  if (codec instanceof ClassifiedString) return codec.classification
  if (codec instanceof t.StringType) return 'personal'
  if (codec instanceof t.NumberType) return 'number'
  if (codec instanceof t.BooleanType) return 'boolean'
  if (codec instanceof t.NullType) return 'null'
  if (codec instanceof t.LiteralType) return JSON.stringify(codec.value)
  if (codec instanceof t.KeyofType)
    return sorted(
      propsOf(codec.keys).map(([key]) => JSON.stringify(key)),
      '|',
    )
  if (codec instanceof t.RefinementType) return `${of(codec.type)}(${codec.name})`
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return `[${of(codec.type)}]`
  if (codec instanceof t.DictionaryType) return `{[${of(codec.domain)}]:${of(codec.codomain)}}`
  if (codec instanceof t.InterfaceType) return `{${fields(codec.props, ':')}}`
  if (codec instanceof t.PartialType) return `{${fields(codec.props, '?:')}}`
  if (codec instanceof t.IntersectionType) return `(${sorted(listOf(codec.types), '&')})`
  if (codec instanceof t.UnionType) return `(${sorted(listOf(codec.types), '|')})`
  throw new Error(`The shape of the codec ${codec.name} is not known: teach it to src/domain/log/shape.ts.`)
}
