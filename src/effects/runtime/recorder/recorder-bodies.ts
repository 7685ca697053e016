import type * as t from 'io-ts'
import { foldCodec } from '../../../domain/kernel/codecs/fold.ts'
import { isRecord } from '../../../domain/kernel/data/is-record.ts'
import type { Replace } from '../../../domain/log/pseudonyms.ts'
import type { Redact } from '../../../domain/log/redaction.ts'
import { scrub, SECRET } from '../../../domain/log/scrub.ts'
import { day, integer, OptionalType, word } from '../../api/reader.ts'

/** Fields of a host whose value no log may hold, even as a pseudonym. */
const SECRET_FIELD = /token|passw|secret|code$|otp|jwt|credential|signature|link$|^key$/i

/** Matches a word that can only be for programs; any other text in such a field counts as somebody's. */
const WORD = /^[a-z]{1,20}([_.-][a-z]{1,20}){0,3}$/

const isObject = (data: unknown): data is Record<string, unknown> => isRecord(data) && !Array.isArray(data)

/**
 * Compiles a decoder into a function that redacts what it decoded. OpenAPI classifies nothing, so provenance decides: a string stays if the
 * event made from this response holds it as plain, and so the log already has it; any other becomes the log's pseudonym. Numbers, members of
 * enumerations and words for programs stay.
 * @param isOpen whether the event holds this string unchanged
 */
export const compileBody = (decoder: t.Mixed, pseudonyms: Replace, isOpen: (text: string) => boolean): Redact => {
  const text: Redact = (data) => (typeof data !== 'string' ? null : isOpen(data) ? data : pseudonyms(data))
  const plain: Redact = (data) => (typeof data === 'string' && WORD.test(data) ? scrub(data) : text(data))
  const secret: Redact = (data) => (typeof data !== 'string' || data === '' || isOpen(data) ? data : SECRET)
  const asItIs =
    (codec: t.Mixed): Redact =>
    (data) =>
      codec.is(data) ? data : null
  return foldCodec<Redact>(decoder, {
    text: () => text,
    number: asItIs,
    boolean: asItIs,
    null: asItIs,
    literal: (_, own) => asItIs(own),
    keyOf: (_, own) => asItIs(own),
    refinement: (inner) => inner,
    list: (item) => (data) => (Array.isArray(data) ? data.map(item) : null),
    table:
      ({ made: key }, item) =>
      (data) =>
        isObject(data)
          ? Object.fromEntries(Object.entries(data).map(([name, part]) => [String(key(name)), item(part)]))
          : null,
    fields: (fields) => (data) => {
      if (!isObject(data)) return null
      const redacted: Record<string, unknown> = {}
      for (const [name, field] of fields)
        if (data[name] !== undefined) {
          const made = field(data[name])
          // Members of enumerations stay, such as the reason why a code is refused.
          redacted[name] =
            typeof made === 'string' && made !== data[name] && SECRET_FIELD.test(name) ? secret(data[name]) : made
        }
      return redacted
    },
    intersection: (parts) => (data) => Object.assign({}, ...parts.map((part) => part(data))),
    union: (branches) => (data) => branches.find(({ codec }) => codec.is(data))?.made(data) ?? null,
    own: (codec, fold) => {
      if (codec instanceof OptionalType) return fold(codec.inner)
      if (codec === integer) return asItIs(codec)
      if (codec === word) return plain
      return codec === day ? text : undefined
    },
  })
}

/** Adds each string that redaction left unchanged, keys included. */
export const addOpen = (open: Set<string>, raw: unknown, redacted: unknown): void => {
  if (typeof raw === 'string') {
    if (raw === redacted) open.add(raw)
    return
  }
  if (!isRecord(raw) || !isRecord(redacted)) return
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(redacted, key)) continue
    open.add(key)
    addOpen(open, raw[key], redacted[key])
  }
}
