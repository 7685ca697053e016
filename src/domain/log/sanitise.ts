import * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from '../kernel/codecs/codec-parts.ts'
import { ClassifiedString } from '../kernel/codecs/classification.ts'

/** Gives every sanitised-HTML string of decoded data back as `sanitise` makes it; changes the data in place. */
export type Sanitise = (data: unknown) => unknown

/**
 * What sends each HTML string of a codec through `sanitise`; null where it has none. The data must fit
 * the codec. Throws a sentence for a kind of codec that it does not know.
 */
export const sanitiserOf = (codec: t.Mixed, sanitise: (html: string) => string): Sanitise | null => {
  if (codec instanceof ClassifiedString)
    return codec.classification === 'html' || codec.classification === 'personalHtml'
      ? (data) => (typeof data === 'string' ? sanitise(data) : data)
      : null
  if (
    codec instanceof t.StringType ||
    codec instanceof t.NumberType ||
    codec instanceof t.BooleanType ||
    codec instanceof t.NullType ||
    codec instanceof t.LiteralType ||
    codec instanceof t.KeyofType
  )
    return null
  if (codec instanceof t.RefinementType) return sanitiserOf(codecOf(codec.type), sanitise)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType || codec instanceof t.DictionaryType) {
    const part: unknown = codec instanceof t.DictionaryType ? codec.codomain : codec.type
    const item = sanitiserOf(codecOf(part), sanitise)
    return item && ((data) => putBack(data, Object.keys(data as object), () => item)) // the data fits: a list or a table
  }
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    const fields = new Map(
      propsOf(codec.props).flatMap(([name, part]) => {
        const field = sanitiserOf(part, sanitise)
        return field ? [[name, field] as const] : []
      }),
    )
    return fields.size > 0 ? (data) => putBack(data, fields.keys(), (name) => fields.get(name)) : null
  }
  if (codec instanceof t.IntersectionType) {
    const parts = codecsOf(codec.types).flatMap((part) => sanitiserOf(part, sanitise) ?? [])
    return parts.length > 0 ? (data) => parts.reduce((before, part) => part(before), data) : null
  }
  if (codec instanceof t.UnionType) {
    const branches = codecsOf(codec.types).flatMap((part) => {
      const cleanse = sanitiserOf(part, sanitise)
      return cleanse ? [[part.is, cleanse] as const] : []
    })
    return branches.length > 0 ? (data) => branches.find(([fits]) => fits(data))?.[1](data) ?? data : null
  }
  throw new Error(`What HTML the codec ${codec.name} holds is not known: teach its kind to src/domain/log/sanitise.ts.`)
}

const putBack = (data: unknown, names: Iterable<string>, fieldOf: (name: string) => Sanitise | undefined): unknown => {
  if (typeof data !== 'object' || data === null) return data
  for (const name of names) if (name in data) Reflect.set(data, name, fieldOf(name)?.(Reflect.get(data, name)))
  return data
}
