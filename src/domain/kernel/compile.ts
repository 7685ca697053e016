import * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from './codec-parts.ts'
import { MarkedString } from './marks.ts'

/** Whether data fits a codec. */
export type Check = (data: unknown) => boolean

/** Gives every sanitised-HTML string of decoded data back as `sanitise` makes it; changes the data in place. */
export type Cleanse = (data: unknown) => unknown

type Fields = Readonly<Record<string, unknown>>

const isObject = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data)

const unknownCodec = (codec: t.Mixed): Error =>
  new Error(`The codec ${codec.name} cannot be compiled: teach its kind to src/domain/kernel/compile.ts.`)

/** The literals by which a branch of a union can be told, by field. */
const tagsOf = (codec: t.Mixed): ReadonlyMap<string, unknown> => {
  if (codec instanceof t.InterfaceType)
    return new Map(
      propsOf(codec.props).flatMap(([name, part]) => (part instanceof t.LiteralType ? [[name, part.value]] : [])),
    )
  if (codec instanceof t.IntersectionType) return new Map(codecsOf(codec.types).flatMap((part) => [...tagsOf(part)]))
  return new Map()
}

/** The field that tells all branches of a union apart, with the branch of each of its values; null where there is none. */
const tagged = (
  branches: readonly t.Mixed[],
): { readonly field: string; readonly by: Map<unknown, t.Mixed> } | null => {
  const tags = branches.map(tagsOf)
  for (const field of tags[0]?.keys() ?? []) {
    if (!tags.every((one) => one.has(field))) continue
    const by = new Map(branches.map((branch, index) => [tags[index]?.get(field), branch] as const))
    if (by.size === branches.length) return { field, by }
  }
  return null
}

const allOf = (checks: readonly Check[]): Check => {
  const [one, two] = checks
  if (one && two && checks.length === 2) return (data) => one(data) && two(data)
  return (data) => {
    for (const check of checks) if (!check(data)) return false
    return true
  }
}

const anyOf = (checks: readonly Check[]): Check => {
  const [one, two] = checks
  if (checks.length === 2 && checks.includes(isText) && checks.includes(isNull)) return isTextOrNull
  if (one && two && checks.length === 2) return (data) => one(data) || two(data)
  return (data) => {
    for (const check of checks) if (check(data)) return true
    return false
  }
}

const isText: Check = (data) => typeof data === 'string'
const isNumber: Check = (data) => typeof data === 'number'
const isBoolean: Check = (data) => typeof data === 'boolean'
const isNull: Check = (data) => data === null
const isTextOrNull: Check = (data) => data === null || typeof data === 'string'

/** The fields of an object, pairwise: what is asked of one object is asked of it once. */
const restFits = (names: readonly string[], checks: readonly Check[]): ((data: Fields) => boolean) => {
  const [name = '', second = '', third = ''] = names
  const [one, two, three] = checks
  if (!one) return () => true
  if (!two) return (data) => one(data[name])
  if (!three) return (data) => one(data[name]) && two(data[second])
  if (checks.length === 3) return (data) => one(data[name]) && two(data[second]) && three(data[third])
  const rest = restFits(names.slice(3), checks.slice(3))
  return (data) => one(data[name]) && two(data[second]) && three(data[third]) && rest(data)
}

/** An object whose fields fit. No known codec takes undefined, so a field that is absent fails by itself. */
const fieldsFit = (names: readonly string[], checks: readonly Check[]): Check => {
  const [name = '', second = ''] = names
  const [one, two] = checks
  if (!one) return isObject
  if (!two) return (data) => isObject(data) && one(data[name])
  if (checks.length === 2) return (data) => isObject(data) && one(data[name]) && two(data[second])
  const rest = restFits(names.slice(2), checks.slice(2))
  return (data) => isObject(data) && one(data[name]) && two(data[second]) && rest(data)
}

const compile = (codec: t.Mixed): Check => {
  if (codec instanceof MarkedString || codec instanceof t.StringType) return isText
  if (codec instanceof t.NumberType) return isNumber
  if (codec instanceof t.BooleanType) return isBoolean
  if (codec instanceof t.NullType) return isNull
  if (codec instanceof t.LiteralType) {
    const literal: unknown = codec.value
    return (data) => data === literal
  }
  if (codec instanceof t.KeyofType) {
    const keys = new Set(propsOf(codec.keys).map(([name]) => name))
    return (data) => typeof data === 'string' && keys.has(data)
  }
  if (codec instanceof t.RefinementType) {
    const base = compile(codecOf(codec.type))
    return (data) => base(data) && codec.is(data)
  }
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) {
    const item = compile(codecOf(codec.type))
    return (data) => {
      if (!Array.isArray(data)) return false
      for (let i = 0; i < data.length; i++) if (!item(data[i])) return false
      return true
    }
  }
  if (codec instanceof t.DictionaryType) {
    if (codec.domain instanceof t.KeyofType) {
      const names = propsOf(codec.domain.keys).map(([name]) => name)
      const one = compile(codecOf(codec.codomain))
      return fieldsFit(
        names,
        names.map(() => one),
      )
    }
    const [key, item] = [compile(codecOf(codec.domain)), compile(codecOf(codec.codomain))]
    return (data) => {
      if (!isObject(data)) return false
      for (const name of Object.keys(data)) if (!key(name) || !item(data[name])) return false
      return true
    }
  }
  if (codec instanceof t.InterfaceType) {
    const props = propsOf(codec.props)
    return fieldsFit(
      props.map(([name]) => name),
      props.map(([, part]) => compile(part)),
    )
  }
  if (codec instanceof t.PartialType) {
    const props = propsOf(codec.props).map(([name, part]) => [name, compile(part)] as const)
    return (data) => {
      if (!isObject(data)) return false
      for (const [name, part] of props) if (data[name] !== undefined && !part(data[name])) return false
      return true
    }
  }
  if (codec instanceof t.IntersectionType) return allOf(codecsOf(codec.types).map(compile))
  if (codec instanceof t.UnionType) {
    const branches = codecsOf(codec.types)
    const told = tagged(branches.filter((branch) => !(branch instanceof t.NullType)))
    if (!told) return anyOf(branches.map(compile))
    const by = new Map([...told.by].map(([value, branch]) => [value, compile(branch)] as const))
    const { field } = told
    const some: Check = (data) => isObject(data) && (by.get(data[field])?.(data) ?? false)
    return branches.some((branch) => branch instanceof t.NullType) ? (data) => data === null || some(data) : some
  }
  throw unknownCodec(codec)
}

/**
 * Compiles a codec once into closures that say whether data fits it, as `codec.is` does and several times as fast; no code is
 * made from text. Throws a sentence for a kind of codec that it does not know.
 */
export const compileCheck = (codec: t.Mixed): Check => compile(codec)

/**
 * Compiles a codec into what sends each of its HTML strings through `sanitise`; null where it has none. The data must fit
 * the codec. Throws a sentence for a kind of codec that it does not know.
 */
export const compileCleanse = (codec: t.Mixed, sanitise: (html: string) => string): Cleanse | null => {
  if (codec instanceof MarkedString)
    return codec.mark === 'html' ? (data) => (typeof data === 'string' ? sanitise(data) : data) : null
  if (
    codec instanceof t.StringType ||
    codec instanceof t.NumberType ||
    codec instanceof t.BooleanType ||
    codec instanceof t.NullType ||
    codec instanceof t.LiteralType ||
    codec instanceof t.KeyofType
  )
    return null
  if (codec instanceof t.RefinementType) return compileCleanse(codecOf(codec.type), sanitise)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType || codec instanceof t.DictionaryType) {
    const part: unknown = codec instanceof t.DictionaryType ? codec.codomain : codec.type
    const item = compileCleanse(codecOf(part), sanitise)
    return item && ((data) => putBack(data, Object.keys(data as object), () => item)) // the data fits: a list or a table
  }
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    const fields = new Map(
      propsOf(codec.props).flatMap(([name, part]) => {
        const field = compileCleanse(part, sanitise)
        return field ? [[name, field] as const] : []
      }),
    )
    return fields.size > 0 ? (data) => putBack(data, fields.keys(), (name) => fields.get(name)) : null
  }
  if (codec instanceof t.IntersectionType) {
    const parts = codecsOf(codec.types).flatMap((part) => compileCleanse(part, sanitise) ?? [])
    return parts.length > 0 ? (data) => parts.reduce((before, part) => part(before), data) : null
  }
  if (codec instanceof t.UnionType) {
    const branches = codecsOf(codec.types).flatMap((part) => {
      const cleanse = compileCleanse(part, sanitise)
      return cleanse ? [[compile(part), cleanse] as const] : []
    })
    return branches.length > 0 ? (data) => branches.find(([fits]) => fits(data))?.[1](data) ?? data : null
  }
  throw unknownCodec(codec)
}

const putBack = (data: unknown, names: Iterable<string>, cleanseOf: (name: string) => Cleanse | undefined): unknown => {
  if (typeof data !== 'object' || data === null) return data
  for (const name of names) if (name in data) Reflect.set(data, name, cleanseOf(name)?.(Reflect.get(data, name)))
  return data
}
