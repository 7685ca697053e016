import type * as t from 'io-ts'
import { ClassifiedString, withReferences, type Classification } from '../kernel/codecs/classification.ts'
import { foldCodec } from '../kernel/codecs/fold.ts'
import type { Replace } from './pseudonyms.ts'
import { personalWords } from './personal-words.ts'
import { scrub, SECRET } from './scrub.ts'
import { isRecord } from '../kernel/data/is-record.ts'

/** Replaces the strings of one payload with what may be recorded. */
export type Redact = (data: unknown) => unknown

/** Called with each value that was hidden. */
export type Hidden = (kind: 'secret' | 'personal') => void

const ignore: Hidden = () => {}

/**
 * Compiles the classifications of a codec into a function that redacts its data. Secrets become `SECRET`. References, personal and unclassified
 * strings become pseudonyms; personal HTML keeps its tags, and quoting strings keep what they quote. In all other strings, whatever looks like
 * a secret is removed. Throws for a kind of codec that no fold knows, so that nothing passes unseen.
 * @param replace what replaces a personal text, usually with a pseudonym
 * @param hidden is called with each value that a secret's placeholder or a pseudonym replaces
 */
export const compileRedaction = (codec: t.Mixed, replace: Replace, hidden: Hidden = ignore): Redact => {
  const open = (data: unknown): unknown => {
    if (typeof data !== 'string') return unfit(data)
    const scrubbed = scrub(data)
    if (scrubbed !== data) hidden('secret')
    replace.keepPlain?.(scrubbed)
    return scrubbed
  }
  const textBy =
    (by: (text: string) => string) =>
    (data: unknown): unknown => {
      if (typeof data !== 'string') return unfit(data)
      const pseudonym = by(data)
      if (pseudonym !== data) hidden('personal')
      return pseudonym
    }
  const text = textBy(replace)
  const ofReference = replace.ofReference ?? replace
  const byClassification: Readonly<Record<Classification, Redact>> = {
    plain: open,
    reference: textBy((ids) => ids.replaceAll(/\S+/g, ofReference)),
    naming: textBy((words) => scrub(withReferences(words, ofReference))),
    html: open,
    secret: (data) => {
      if (typeof data !== 'string') return unfit(data)
      if (data === '') return data
      hidden('secret')
      return SECRET
    },
    personal: text,
    quoting: textBy(replace.ofOthers ?? replace),
    personalHtml: textBy((html) => personalWords(html, replace)),
  }
  return foldCodec<Redact>(codec, {
    text: (classification) => byClassification[classification],
    number: asItIs,
    boolean: asItIs,
    null: asItIs,
    literal: (_, own) => asItIs(own),
    keyOf: (_, own) => asItIs(own),
    refinement: (inner) => inner,
    list: (item) => (data) => (Array.isArray(data) ? data.map(item) : unfit(data)),
    table: ({ codec: domain, made: key }, item, { name }) => {
      if (domain instanceof ClassifiedString && domain.classification === 'secret')
        throw new Error(`A key cannot be a secret: all would become one in ${name}.`)
      return (data) =>
        isObject(data)
          ? Object.fromEntries(Object.entries(data).map(([name, part]) => [String(key(name)), item(part)]))
          : unfit(data)
    },
    fields: (fields) => (data) => {
      if (!isObject(data)) return unfit(data)
      const redacted: Record<string, unknown> = {}
      for (const [name, field] of fields) if (name in data) redacted[name] = field(data[name])
      return redacted
    },
    intersection: (parts) => (data) => Object.assign({}, ...parts.map((part) => part(data))),
    union: (branches) => (data) => {
      const branch = branches.find(({ codec }) => codec.is(data))
      return branch ? branch.made(data) : unfit(data)
    },
  })
}

/** Numbers and constants say nothing about a person. */
const asItIs =
  (codec: t.Mixed): Redact =>
  (data) =>
    codec.is(data) ? data : unfit(data)

/** Data that does not fit the codec is not recorded, because it is not classified. */
const unfit = (data: unknown): null | undefined => (data === undefined ? undefined : null)

const isObject = (data: unknown): data is Record<string, unknown> => isRecord(data) && !Array.isArray(data)
