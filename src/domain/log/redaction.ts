import * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from '../kernel/codecs/codec-parts.ts'
import { ClassifiedString } from '../kernel/codecs/classification.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { scrub, SECRET } from './scrub.ts'
import { isRecord } from '../kernel/data/is-record.ts'

/** Replaces the strings of one payload by what may be recorded. */
export type Redact = (data: unknown) => unknown

/** Told of every value that was hidden. */
export type Hidden = (kind: 'secret' | 'personal') => void

const untold: Hidden = () => {}

/**
 * Compiles the marks of a codec into a function that redacts its data: secrets become `SECRET`, personal and unmarked
 * strings pseudonyms (personal HTML one of its words alone), and what looks like a secret in the others goes as well. A codec that this
 * does not know throws when it is compiled, so that nothing passes unseen.
 * @param hidden is called with each value that a secret's placeholder or a pseudonym replaces
 */
export const compileRedaction = (codec: t.Mixed, pseudonyms: Pseudonyms, hidden: Hidden = untold): Redact => {
  const of = (part: unknown): Redact => compileRedaction(codecOf(part), pseudonyms, hidden)
  const open = (data: unknown): unknown => {
    if (typeof data !== 'string') return unfit(data)
    const scrubbed = scrub(data)
    if (scrubbed !== data) hidden('secret')
    return scrubbed
  }
  const text = (data: unknown): unknown => {
    if (typeof data !== 'string') return unfit(data)
    const pseudonym = pseudonyms(data)
    if (pseudonym !== data) hidden('personal')
    return pseudonym
  }
  if (codec instanceof ClassifiedString)
    switch (codec.classification) {
      case 'plain':
      case 'html':
        return open
      case 'secret':
        return (data) => {
          if (typeof data !== 'string') return unfit(data)
          if (data === '') return data
          hidden('secret')
          return SECRET
        }
      case 'personal':
        return text
      case 'personalHtml':
        return (data) => text(typeof data === 'string' ? wordsOf(data) : data)
    }
  if (codec instanceof t.StringType) return text
  if (
    codec instanceof t.NumberType ||
    codec instanceof t.BooleanType ||
    codec instanceof t.NullType ||
    codec instanceof t.LiteralType ||
    codec instanceof t.KeyofType
  )
    return (data) => (codec.is(data) ? data : unfit(data))
  if (codec instanceof t.RefinementType) return of(codec.type)
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) {
    const item = of(codec.type)
    return (data) => (Array.isArray(data) ? data.map(item) : unfit(data))
  }
  if (codec instanceof t.DictionaryType) {
    if (codec.domain instanceof ClassifiedString && codec.domain.classification === 'secret')
      throw new Error(`A key cannot be a secret: all would become one in ${codec.name}.`)
    const key = of(codec.domain)
    const item = of(codec.codomain)
    return (data) =>
      isObject(data)
        ? Object.fromEntries(Object.entries(data).map(([name, part]) => [String(key(name)), item(part)]))
        : unfit(data)
  }
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType) {
    const fields = propsOf(codec.props).map(([name, part]) => [name, of(part)] as const)
    return (data) => {
      if (!isObject(data)) return unfit(data)
      const redacted: Record<string, unknown> = {}
      for (const [name, field] of fields) if (name in data) redacted[name] = field(data[name])
      return redacted
    }
  }
  if (codec instanceof t.IntersectionType) {
    const parts = codecsOf(codec.types).map(of)
    return (data) => Object.assign({}, ...parts.map((part) => part(data)))
  }
  if (codec instanceof t.UnionType) {
    const branches = codecsOf(codec.types).map((part) => [part, of(part)] as const)
    return (data) => {
      const branch = branches.find(([part]) => part.is(data))
      return branch ? branch[1](data) : unfit(data)
    }
  }
  throw new Error(`No redaction is known for the codec ${codec.name}.`)
}

/** HTML without its tags: a pseudonym of a tag would be none, and its attributes may name a person as well. */
const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

/** What is not as the codec says is not recorded: nobody has marked it. */
const unfit = (data: unknown): null | undefined => (data === undefined ? undefined : null)

const isObject = (data: unknown): data is Record<string, unknown> => isRecord(data) && !Array.isArray(data)
