import * as t from 'io-ts'
import { MarkedString } from './marks.ts'

/** What stands in a log where a secret was. */
export const SECRET = '[secret]'

/** Replaces the strings of one payload by what may be recorded. */
export type Redact = (data: unknown) => unknown

/** The pseudonyms of one log: the same pseudonym for the same value. */
export type Pseudonyms = (value: string) => string

/**
 * Pseudonyms that keep the shape of a value: a letter stays a letter of its case, a digit a digit, all else stays.
 * The salt is drawn for each log and forgotten with it, so that pseudonyms of two logs cannot be joined.
 * @param salt a random text; the same salt and value always give the same pseudonym
 */
export const pseudonymiser = (salt: string): Pseudonyms => {
  const known = new Map<string, string>()
  const make = (value: string): string => {
    let seed = 0x811c9dc5
    for (const char of salt + value) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 0x01000193)
    const draw = (range: number): number => {
      seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9
      seed ^= seed >>> 13
      return (seed >>> 0) % range
    }
    return value.replaceAll(/\p{L}|\p{N}/gu, (char) => {
      if (/\p{N}/u.test(char)) return String(draw(10))
      const letter = String.fromCharCode(97 + draw(26))
      return char === char.toLowerCase() ? letter : letter.toUpperCase()
    })
  }
  return (value) => {
    const found = known.get(value)
    if (found !== undefined) return found
    const made = make(value)
    known.set(value, made)
    return made
  }
}

/**
 * Compiles the marks of a codec into a function that redacts its data: secrets become `SECRET`, personal and unmarked
 * strings pseudonyms. A codec that this does not know throws when it is compiled, so that nothing passes unseen.
 */
export const compileRedaction = (codec: t.Mixed, pseudonyms: Pseudonyms): Redact => {
  const text = (data: unknown): unknown => (typeof data === 'string' ? pseudonyms(data) : data)
  if (codec instanceof MarkedString)
    switch (codec.mark) {
      case 'plain':
      case 'html':
        return (data) => data
      case 'secret':
        return (data) => (typeof data === 'string' && data !== '' ? SECRET : data)
      case 'personal':
        return text
    }
  if (codec instanceof t.StringType) return text
  if (
    codec instanceof t.NumberType ||
    codec instanceof t.BooleanType ||
    codec instanceof t.NullType ||
    codec instanceof t.LiteralType ||
    codec instanceof t.KeyofType
  )
    return (data) => data
  if (codec instanceof t.RefinementType) return compileRedaction(codec.type as t.Mixed, pseudonyms)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) {
    const item = compileRedaction(codec.type as t.Mixed, pseudonyms)
    return (data) => (Array.isArray(data) ? data.map(item) : data)
  }
  if (codec instanceof t.DictionaryType) {
    const key = compileRedaction(codec.domain as t.Mixed, pseudonyms)
    const item = compileRedaction(codec.codomain as t.Mixed, pseudonyms)
    return (data) =>
      isObject(data)
        ? Object.fromEntries(Object.entries(data).map(([name, part]) => [String(key(name)), item(part)]))
        : data
  }
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    const fields = Object.entries(codec.props as t.Props).map(
      ([name, part]) => [name, compileRedaction(part, pseudonyms)] as const,
    )
    return (data) => {
      if (!isObject(data)) return data
      const redacted: Record<string, unknown> = {}
      for (const [name, field] of fields) if (name in data) redacted[name] = field(data[name])
      return redacted
    }
  }
  if (codec instanceof t.IntersectionType) {
    const parts = (codec.types as t.Mixed[]).map((part) => compileRedaction(part, pseudonyms))
    return (data) => Object.assign({}, ...parts.map((part) => part(data)))
  }
  if (codec instanceof t.UnionType) {
    const branches = (codec.types as t.Mixed[]).map((part) => [part, compileRedaction(part, pseudonyms)] as const)
    return (data) => {
      const branch = branches.find(([part]) => part.is(data))
      return branch ? branch[1](data) : null
    }
  }
  throw new Error(`No redaction is known for the codec ${codec.name}.`)
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
