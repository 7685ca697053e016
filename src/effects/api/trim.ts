import type * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from '../../domain/kernel/codecs/codec-parts.ts'
import { isRecord } from '../../domain/kernel/data/is-record.ts'

type Trim = (value: unknown) => void

/** The kinds of codec that hold others; what distinguishes them costs less than their classes. */
interface Parts {
  readonly _tag: string
  readonly type: unknown
  readonly props: unknown
  readonly types: unknown
  readonly codomain: unknown
  readonly inner: t.Mixed
}

const known = new WeakMap<t.Mixed, Trim | null>()

/** The fields of an object's codec; null where an object can have any. */
const fieldsOf = (codec: t.Mixed): readonly (readonly [string, t.Mixed])[] | null => {
  const parts = codec as unknown as Parts // its tag says which of them it has
  switch (parts._tag) {
    case 'InterfaceType':
    case 'PartialType':
      return propsOf(parts.props)
    case 'IntersectionType': {
      const all = codecsOf(parts.types).map(fieldsOf)
      return all.includes(null) ? null : all.flatMap((fields) => fields ?? [])
    }
    default:
      return null
  }
}

const made = (codec: t.Mixed): Trim | null => {
  const parts = codec as unknown as Parts // as above
  const fields = fieldsOf(codec)
  if (fields) {
    const trims = new Map(fields.map(([name, part]) => [name, trimOf(part)]))
    return (value) => {
      if (!isRecord(value)) return
      for (const name of Object.keys(value)) {
        const trim = trims.get(name)
        if (trim === undefined) Reflect.deleteProperty(value, name)
        else trim?.(value[name])
      }
    }
  }
  switch (parts._tag) {
    case 'OptionalType':
      return trimOf(parts.inner)
    case 'ArrayType':
    case 'DictionaryType': {
      const trim = trimOf(codecOf(parts._tag === 'ArrayType' ? parts.type : parts.codomain))
      return trim && ((value) => (isRecord(value) ? Object.values(value).forEach(trim) : undefined))
    }
    case 'UnionType': {
      const members = codecsOf(parts.types)
      if (members.every((member) => trimOf(member) === null)) return null
      return (value) => trimOf(members.find((member) => member.is(value)) ?? codec)?.(value)
    }
    default:
      return null
  }
}

const trimOf = (codec: t.Mixed): Trim | null => {
  let trim = known.get(codec)
  if (trim === undefined) known.set(codec, (trim = made(codec)))
  return trim
}

/**
 * Takes every field that OpenAPI does not describe out of a body that its codec accepts, in place: what no screen needs is not kept, and
 * a log holds the state that was on the screen.
 */
export const trimmed = (codec: t.Mixed, body: unknown): unknown => {
  trimOf(codec)?.(body)
  return body
}
