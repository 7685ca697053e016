import type { FailedResponse } from '../states/responses.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : isRecord(value) ? Object.values(value).flatMap(textsIn) : []

/** The host's own sentence: in `errors`, else `error`, else `message`. */
const messageOf = (body: unknown): string | null =>
  isRecord(body)
    ? (['errors', 'error', 'message']
        .map((key) => textsIn(body[key]))
        .find((texts) => texts.length > 0)
        ?.join(' ') ?? null)
    : null

/** What an error response is to the portal: [AUTH-1] a 401 ends a session, unless the operation needs none. */
export const failedResponseOf = (status: number, body: unknown, anonymous: boolean): FailedResponse => {
  // A host's sentence about its own failure is not for the user.
  if (status !== 401 || anonymous)
    return { kind: 'refused', status, message: status < 500 ? messageOf(body) : null, body }
  return { kind: 'unauthorised', detail: isRecord(body) && typeof body['detail'] === 'string' ? body['detail'] : null }
}
