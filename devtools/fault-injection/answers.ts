import { text } from '../../src/ui/text/shared.ts'

/** What the portal makes of a faulty answer, as far as a person can tell one from another. */
export type Answer =
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null; readonly body: unknown }
  | { readonly kind: 'unauthorised'; readonly detail: string | null }
  | { readonly kind: 'undecodable' }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeOut' }

/** The sentence that a person must see for an answer; null where none may show. */
export type Words = (answer: Answer) => string | null

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : isRecord(value) ? Object.values(value).flatMap(textsIn) : []

/** The host's own sentence: the specification looks for it in `errors`, `error` and `message`, in this order. */
export const messageOf = (body: unknown): string | null =>
  isRecord(body)
    ? (['errors', 'error', 'message']
        .map((key) => textsIn(body[key]))
        .find((texts) => texts.length > 0)
        ?.join(' ') ?? null)
    : null

/** What an error answer is to the portal: a 401 ends a session, unless the operation is for everybody. */
export const answerOf = (status: number, body: unknown, anonymous: boolean): Answer => {
  if (status !== 401 || anonymous) return { kind: 'refused', status, message: messageOf(body), body }
  return { kind: 'unauthorised', detail: isRecord(body) && typeof body['detail'] === 'string' ? body['detail'] : null }
}

/** How most screens word a failure: the host's sentence, or the portal's own where the host sent none. */
export const portalWords: Words = (answer) => {
  switch (answer.kind) {
    case 'refused':
      return answer.message ?? text.common.generic
    case 'unauthorised':
      return answer.detail ?? text.common.generic
    case 'undecodable':
      return text.common.generic
    case 'network':
    case 'timeOut':
      return text.problem[answer.kind]
  }
}

/** How a screen words a failure that says the same whatever went wrong. */
export const always =
  (sentence: string | null): Words =>
  () =>
    sentence
