import type * as t from 'io-ts'
import { isRecord } from '../../domain/kernel/data/is-record.ts'

/** A codec by its tag. Its parts are codecs too, which the types of io-ts do not say. */
type Codec = t.Mixed &
  (
    | { readonly _tag: 'OptionalType'; readonly inner: Codec }
    | { readonly _tag: 'ArrayType'; readonly type: Codec }
    | { readonly _tag: 'DictionaryType'; readonly codomain: Codec }
    | { readonly _tag: 'InterfaceType' | 'PartialType'; readonly props: Readonly<Record<string, Codec>> }
    | { readonly _tag: 'UnionType' | 'IntersectionType'; readonly types: readonly Codec[] }
    | { readonly _tag: 'another' }
  )

type Fields = Readonly<Record<string, Codec>>

const known = new WeakMap<Codec, Fields>()

/** The fields of an object's codec by name. */
const fieldsOf = (codec: Codec): Fields => {
  const before = known.get(codec)
  if (before) return before
  const fields: Fields =
    codec._tag === 'IntersectionType'
      ? Object.assign({}, ...codec.types.map(fieldsOf))
      : { ...('props' in codec && codec.props) }
  known.set(codec, fields)
  return fields
}

const trim = (codec: Codec, value: unknown): void => {
  if (!isRecord(value)) return
  const each = (part: Codec): void => Object.values(value).forEach((one) => trim(part, one))
  switch (codec._tag) {
    case 'OptionalType':
      return trim(codec.inner, value)
    case 'ArrayType':
      return each(codec.type)
    case 'DictionaryType':
      return each(codec.codomain)
    case 'UnionType': {
      const member = codec.types.find((one) => one.is(value))
      return member && trim(member, value)
    }
    case 'InterfaceType':
    case 'PartialType':
    case 'IntersectionType': {
      const fields = fieldsOf(codec)
      for (const name of Object.keys(value)) {
        const part = Object.hasOwn(fields, name) ? fields[name] : null
        if (part) trim(part, value[name])
        else Reflect.deleteProperty(value, name)
      }
      return
    }
    case 'another':
  }
}

/**
 * Removes every field that OpenAPI does not describe from a body that its codec accepts, in place. The state then holds nothing that no
 * screen needs, and a log reproduces the state that was on the screen.
 */
export const trimmed = (codec: t.Mixed, body: unknown): unknown => {
  trim(codec as Codec, body) // the tag says which kind it is
  return body
}
