import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { SafeHtml } from '../../domain/kernel/marks.ts'
import type { Problem } from '../../domain/kernel/problem.ts'
import type { AnswerDecoder, AnyOperation, HtmlProfile } from './operation.ts'
import { headerNames } from './request.ts'

/** Cleans server HTML so that a component may show it. */
export type Sanitise = (html: string, profile: HtmlProfile) => SafeHtml

/** What came over the wire, wholly read. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** What came of a reply; `call` in `client.ts` gives it the types of its operation. */
export type Outcome = Either<
  { readonly problem: Problem; readonly body: unknown },
  { readonly status: number; readonly data: unknown; readonly masqueradeUserId: string | null }
>

const successes = new Set([200, 201, 202, 204])

/** The keys that lead to the first thing that did not fit; the numbered branches of unions and intersections are left out. */
const placeOf = (errors: t.Errors): string => {
  const context = errors[0]?.context ?? []
  const keys = context.filter(({ key }, index) => {
    const parent = context[index - 1]?.type
    const tag = parent && '_tag' in parent ? parent._tag : null
    return key !== '' && tag !== 'UnionType' && tag !== 'IntersectionType'
  })
  return ['body', ...keys.map(({ key }) => key)].join('.')
}

/** Reads JSON; the left is the place of the problem. */
export const parsed = (text: string): Either<string, unknown> => {
  if (text.trim() === '') return left('body (empty)')
  try {
    return right(JSON.parse(text))
  } catch {
    return left('body (not JSON)')
  }
}

/** Whether a value has keys. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Replaces the text at a path by its clean form, in place: the body was parsed for this call and nobody else holds it. */
const cleanAt = (body: unknown, path: readonly string[], clean: (html: string) => string): void => {
  const [key, ...rest] = path
  if (key === undefined || !isObject(body)) return
  for (const name of key === '*' ? Object.keys(body) : [key]) {
    const value = body[name]
    if (rest.length > 0) cleanAt(value, rest, clean)
    else if (typeof value === 'string') body[name] = clean(value)
  }
}

const decoded = (decoder: AnswerDecoder<unknown>, body: unknown): Either<t.Errors, unknown> =>
  decoder.is(body) ? right(body) : decoder.decode(body)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}

/** The host's own sentence: out of `errors` (lists by field, a list, a text), `error` or `message`; null when there is none. */
export const messageIn = (body: unknown): string | null => {
  if (!isObject(body)) return null
  for (const key of ['errors', 'error', 'message']) {
    const texts = textsIn(body[key])
    if (texts.length > 0) return texts.join(' ')
  }
  return null
}

const problemOf = (operation: AnyOperation, status: number, body: unknown): Problem => {
  if (status !== 401 || operation.anonymous) return { kind: 'refused', status, message: messageIn(body) }
  const detail = isObject(body) ? body.detail : null
  return { kind: 'unauthorised', detail: typeof detail === 'string' && detail !== '' ? detail : null }
}

/** The status of the description that an answer is read by. A host may answer 201 where 200 is described: all successes are one. */
const describedStatus = ({ answers }: AnyOperation, status: number): number =>
  status in answers || !successes.has(status) ? status : Number(Object.keys(answers)[0])

/** What a reply came to; `cleanse` makes the HTML of a body safe, in place. */
const read = (operation: AnyOperation, { status, headers, text }: Reply, cleanse: (body: unknown) => void): Outcome => {
  const json = parsed(text)
  if (!successes.has(status)) {
    const raw = isLeft(json) ? null : json.right
    const problem = problemOf(operation, status, raw)
    const decoder = operation.errors[status]
    if (!decoder || raw === null) return left({ problem, body: null })
    cleanse(raw)
    const body = decoded(decoder, raw)
    return left({ problem, body: isLeft(body) ? null : body.right })
  }
  const described = describedStatus(operation, status)
  const decoder = operation.answers[described]
  const undecodable = (where: string): Outcome => left({ problem: { kind: 'undecodable', where }, body: null })
  if (!decoder) return undecodable('body (not described)')
  const isBodiless = described === 204
  if (!isBodiless && isLeft(json)) return undecodable(json.left)
  const body = isBodiless || isLeft(json) ? null : json.right
  cleanse(body)
  const data = decoded(decoder, body)
  if (isLeft(data)) return undecodable(placeOf(data.left))
  return right({ status, data: data.right, masqueradeUserId: headers.get(headerNames.masqueradedUser) })
}

const keep = (): void => {} // an answer without HTML stays as it came

/**
 * Turns a reply into the answer of its operation, at once unless it holds HTML. A success whose body is empty, is no JSON or has another shape is
 * `undecodable`. An error keeps its status whatever its body is: the body is handed out only when it has the declared shape.
 */
export const outcomeOf = (
  operation: AnyOperation,
  reply: Reply,
  loadSanitiser: () => Promise<Sanitise>,
): Outcome | Promise<Outcome> => {
  const described = describedStatus(operation, reply.status)
  const fields = operation.html.filter(({ status }) => status === described)
  if (fields.length === 0) return read(operation, reply, keep)
  return loadSanitiser().then((sanitise) =>
    read(operation, reply, (body) => {
      for (const { path, profile } of fields) cleanAt(body, path, (html) => sanitise(html, profile))
    }),
  )
}
