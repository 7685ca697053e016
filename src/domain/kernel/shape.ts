import * as t from 'io-ts'
import { MarkedString } from './marks.ts'

/**
 * The shape of a codec as one line of text: what it takes, and what of it may be recorded. Two codecs with the same text
 * read the same logs and redact them alike. Names of codecs and the order of fields make no difference.
 * Throws a sentence for a kind of codec that it does not know.
 */
export const shapeOf = (codec: t.Mixed): string => {
  const fields = (props: t.Props, end: string): string =>
    Object.entries(props)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => `${JSON.stringify(name)}${end}${shapeOf(part)}`)
      .join(',')
  const sorted = (parts: readonly string[], between: string): string => [...new Set(parts)].sort().join(between)
  const inner = (part: unknown): string => shapeOf(part as t.Mixed) // io-ts types the parts of a codec as any
  if (codec instanceof MarkedString) return codec.mark
  if (codec instanceof t.StringType) return 'personal'
  if (codec instanceof t.NumberType) return 'number'
  if (codec instanceof t.BooleanType) return 'boolean'
  if (codec instanceof t.NullType) return 'null'
  if (codec instanceof t.LiteralType) return JSON.stringify(codec.value)
  if (codec instanceof t.KeyofType)
    return sorted(
      Object.keys(codec.keys as object).map((key) => JSON.stringify(key)),
      '|',
    )
  if (codec instanceof t.RefinementType) return `${inner(codec.type)}(${codec.name})`
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return `[${inner(codec.type)}]`
  if (codec instanceof t.DictionaryType) return `{[${inner(codec.domain)}]:${inner(codec.codomain)}}`
  if (codec instanceof t.InterfaceType) return `{${fields(codec.props as t.Props, ':')}}`
  if (codec instanceof t.PartialType) return `{${fields(codec.props as t.Props, '?:')}}`
  if (codec instanceof t.IntersectionType) return `(${sorted((codec.types as t.Mixed[]).map(shapeOf), '&')})`
  if (codec instanceof t.UnionType) return `(${sorted((codec.types as t.Mixed[]).map(shapeOf), '|')})`
  throw new Error(`The shape of the codec ${codec.name} is not known: teach it to src/domain/kernel/shape.ts.`)
}
