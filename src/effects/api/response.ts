import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { SafeHtml } from '../../domain/kernel/codecs/classification.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { ResponseDecoder, AnyOperation, HtmlProfile } from './operation.ts'
import type { Mended, Repair } from './mending.ts'
import { isRecord } from '../../domain/kernel/data/is-record.ts'
import { headerNames } from './request.ts'
import { trimmed } from './trim.ts'

/** Cleans server HTML so that a component can show it. */
export type Sanitise = (html: string, profile: HtmlProfile) => SafeHtml

/** A response with its whole text. */
export interface TextResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Whether the call carried a session. */
  readonly isSigned: boolean
}

/** The result of a call; `call` in `client.ts` gives it the types of its operation. */
export type Result = Either<
  { readonly problem: Problem; readonly body: unknown; readonly retryAfter?: string },
  {
    readonly status: number
    readonly data: unknown
    readonly masqueradeUserId: string | null
    readonly version?: string
  }
>

const successes = new Set([200, 201, 202, 204])

/** How much of a host's message is shown, in characters: megabytes would freeze the page. `error_message` can hold HTML tags. */
const longest: Readonly<Record<string, number>> = {
  error: 500,
  errors: 500,
  message: 500,
  detail: 500,
  error_message: 4000,
}

/** Shortens a text, without leaving half of a surrogate pair at its end. */
const capped = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/** Shortens the texts of a message, in place. */
const capIn = (body: Record<string, unknown>, key: string, length: number): void => {
  const value = body[key]
  if (typeof value === 'string') body[key] = capped(value, length)
  else if (isRecord(value)) for (const name of Object.keys(value)) capIn(value, name, length)
}

/** Reads JSON and shortens its messages; the left is the place of the problem. */
export const parsed = (text: string): Either<string, unknown> => {
  if (text.trim() === '') return left('body (empty)')
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) for (const key in longest) capIn(body, key, longest[key] ?? 0)
    return right(body)
  } catch {
    return left('body (not JSON)')
  }
}

/** Replaces the text at a path by its clean form, in place: the body was parsed for this call and nobody else holds it. */
const cleanAt = (body: unknown, path: readonly string[], clean: (html: string) => string): void => {
  const [key, ...rest] = path
  if (key === undefined || !isRecord(body)) return
  for (const name of key === '*' ? Object.keys(body) : [key]) {
    const value = body[name]
    if (rest.length > 0) cleanAt(value, rest, clean)
    else if (typeof value === 'string') body[name] = clean(value)
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Whether a body holds text where its HTML would be: only then is the sanitiser needed. */
const holdsText = (body: unknown, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined) return isText(body)
  if (!isRecord(body)) return false
  return (key === '*' ? Object.values(body) : [body[key]]).some((value) => holdsText(value, rest))
}

const textsIn = (value: unknown): readonly string[] =>
  isRecord(value) ? Object.values(value).flatMap(textsIn) : [value].filter(isText)

/** The host's message, from `errors` (lists by field, a list, a text), `error` or `message`; null if there is none. */
export const messageIn = (body: unknown): string | null => {
  if (!isRecord(body)) return null
  for (const key of ['errors', 'error', 'message']) {
    const texts = textsIn(body[key])
    if (texts.length > 0) return capped(texts.join(' '), 500)
  }
  return null
}

/**
 * The problem of an error response, with the host's message, or with the reason why the session ended. A host's message about a 5xx is for
 * its operators, so the portal shows its own sentence instead. A 401 ends the session that the call carried; where the operation has a 401 of
 * its own, as a refused login, it says nothing about it.
 */
export const problemOf = (operation: AnyOperation, status: number, body: unknown, isSigned: boolean): Problem => {
  if (status !== 401 || (operation.anonymous && (!isSigned || 401 in operation.errors)))
    return { kind: 'refused', status, message: status >= 500 ? null : messageIn(body) }
  const detail = isRecord(body) ? body.detail : null
  return { kind: 'unauthorised', detail: isText(detail) ? detail : null }
}

/** The declared status by which a response is read. A host can return 201 when 200 is declared: all successes count as one. */
const describedStatus = ({ responses }: AnyOperation, status: number): number =>
  status in responses || !successes.has(status) ? status : Number(Object.keys(responses)[0])

/** Notified of the repairs to a response of this status, even if there were none. */
export type OnRead = (operation: AnyOperation, status: number, repairs: readonly Repair[]) => void

type Read = (decoder: ResponseDecoder<unknown>, body: unknown) => Mended | Promise<Mended>

// tools/generate writes whole codecs; their type here says only that they decode.
const codecOf = (decoder: ResponseDecoder<unknown>): t.Mixed => decoder as unknown as t.Mixed

const decoded = (decoder: ResponseDecoder<unknown>, body: unknown): Either<t.Errors, unknown> => {
  const found = decoder.is(body) ? right(body) : decoder.decode(body)
  return isLeft(found) ? found : right(trimmed(codecOf(decoder), found.right))
}

/** Reads a body. The script that repairs bodies is loaded only when one does not fit; if that fails, the body counts as undecodable. */
const read: Read = (decoder, body) => {
  const strict = decoded(decoder, body)
  if (isRight(strict)) return right({ body: strict.right, repairs: [] })
  return import('./mending.ts').then(
    ({ mend }): Mended => {
      const mended = mend(codecOf(decoder), body)
      if (isLeft(mended)) return mended
      const data = decoded(decoder, mended.right.body)
      return isLeft(data) ? left('body') : right({ ...mended.right, body: data.right })
    },
    (): Mended => left('body (not mended)'),
  )
}

/** Continues at once, or once a script has loaded. */
const then = <A, B>(value: A | Promise<A>, next: (value: A) => B): B | Promise<B> => {
  const continued = async (coming: Promise<A>): Promise<B> => next(await coming)
  return value instanceof Promise ? continued(value) : next(value)
}

/**
 * The result of a response. Fields that do not fit become their defaults, and rows that do not fit are left out. A success that lacks what
 * the portal needs is `undecodable`; an error keeps its status, whatever its body is.
 */
const readResult = (
  operation: AnyOperation,
  { status, headers, isSigned }: TextResponse,
  json: Either<string, unknown>,
  onRead: OnRead,
): Result | Promise<Result> => {
  if (!successes.has(status)) {
    const raw = isLeft(json) ? null : json.right
    const problem = problemOf(operation, status, raw, isSigned)
    const decoder = operation.errors[status]
    const named = headers.get('Retry-After')
    const rest = named === null ? {} : { retryAfter: named }
    if (!decoder || raw === null) return left({ problem, body: null, ...rest })
    return then(read(decoder, raw), (mended) => {
      if (isRight(mended)) onRead(operation, status, mended.right.repairs)
      return left({ problem, body: isLeft(mended) ? null : mended.right.body, ...rest })
    })
  }
  const described = describedStatus(operation, status)
  const decoder = operation.responses[described]
  const undecodable = (where: string): Result =>
    left({ problem: { kind: 'undecodable', where: `${operation.id} ${status}: ${where}` }, body: null })
  if (!decoder) return undecodable('body (not described)')
  const isBodiless = described === 204
  if (!isBodiless && isLeft(json)) return undecodable(json.left)
  return then(read(decoder, isBodiless || isLeft(json) ? null : json.right), (mended) => {
    if (isLeft(mended)) return undecodable(mended.left)
    onRead(operation, status, mended.right.repairs)
    const version = headers.get(headerNames.version)
    return right({
      status,
      data: mended.right.body,
      masqueradeUserId: headers.get(headerNames.masqueradedUser),
      // A weak one, such as a server makes of any response, is not comparable.
      ...(version?.startsWith('"') && { version }),
    })
  })
}

/** Turns a response into the result of its operation: at once, unless it holds HTML to sanitise or does not fit as it is. */
export const resultOf = (
  operation: AnyOperation,
  response: TextResponse,
  loadSanitiser: () => Promise<Sanitise>,
  onRead: OnRead,
): Result | Promise<Result> => {
  const described = describedStatus(operation, response.status)
  const json = parsed(response.text)
  const body = isLeft(json) ? null : json.right
  const fields = operation.html.filter(({ status, path }) => status === described && holdsText(body, path))
  if (fields.length === 0) return readResult(operation, response, json, onRead)
  return loadSanitiser().then((sanitise) => {
    for (const { path, profile } of fields) cleanAt(body, path, (html) => sanitise(html, profile))
    return readResult(operation, response, json, onRead)
  })
}
