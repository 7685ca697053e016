import { isRecord } from '../kernel/data/is-record.ts'
import type { Replace } from './pseudonyms.ts'
import { SECRET } from './scrub.ts'

/** What a call sent, besides a file. */
export interface Sent {
  readonly path?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  readonly body?: unknown
}

/** Fields of a host whose value no log may hold, even as a pseudonym. */
export const SECRET_FIELD = /token|passw|secret|code$|otp|jwt|credential|signature|link$|^key$/i

/** Fields of a request in which nothing is for a log: single sign-on's token, the captcha's, and an answer to a medical question. */
const SECRET_SENT = /^(sso|recaptcha|answer)$/
/** Fields of a request that hold one of a few words. */
const OPTION_SENT = /^(type|status|action|change|sort_by)$/
/** Matches the name of a field; any other key of a request is an id. */
const FIELD = /^[a-zA-Z]+([_[][a-zA-Z_]+\]?)*$/

/** Matches a word that can only be for programs; any other text in such a field counts as somebody's. */
export const WORD = /^[a-z]{1,20}([_.-][a-z]{1,20}){0,3}$/

/**
 * Redacts what a call sent. No decoder says what is personal in it, so a text stays only if the log holds it in plain. Before the login,
 * and in fields of secrets and of medical answers, any other is a secret; else it becomes the pseudonym that events have for it.
 */
export const redactSent = (
  { anonymous }: { readonly anonymous: boolean },
  { path = {}, query = {}, body }: Sent,
  pseudonyms: Replace,
  isPlain: (text: string) => boolean,
): unknown => {
  const text = (data: string, field: string): string =>
    data !== '' && (SECRET_FIELD.test(field) || SECRET_SENT.test(field))
      ? SECRET
      : isPlain(data) || (OPTION_SENT.test(field) && WORD.test(data))
        ? data
        : anonymous
          ? SECRET
          : pseudonyms(data)
  const redacted = (data: unknown, field: string): unknown => {
    if (typeof data === 'string') return text(data, field)
    if (Array.isArray(data)) return data.map((part) => redacted(part, field))
    if (!isRecord(data)) return data
    return Object.fromEntries(
      Object.entries(data).flatMap(([name, part]) =>
        part === undefined ? [] : [[FIELD.test(name) ? name : text(name, field), redacted(part, name)]],
      ),
    )
  }
  const parts = Object.entries({ path, query, body }).filter(
    ([, part]) => !isRecord(part) || Object.keys(part).length > 0,
  )
  const sent = Object.fromEntries(parts.filter(([, part]) => part !== undefined && part !== null))
  return Object.keys(sent).length === 0 ? undefined : redacted(sent, '')
}
