import type { MockResponse } from './faults.ts'
import { jsonResponse, type MockRequest } from './request.ts'

interface Known {
  readonly content: string
  /** Null while the change is under way. */
  readonly response: MockResponse | null
}

/** The idempotency keys that one world has seen. */
export interface IdempotencyKeys {
  /** Makes a change once for its key, caller and content: the same again gets the first response. A refusal is not kept. */
  readonly once: <Made extends { readonly response: MockResponse }>(
    request: MockRequest,
    make: () => Promise<Made>,
    replay: (response: MockResponse) => Made,
  ) => Promise<Made>
}

/** No keys yet. */
export const createIdempotencyKeys = (): IdempotencyKeys => {
  const known = new Map<string, Known>()
  return {
    once: async ({ method, url, headers, body }, make, replay) => {
      const key = headers['idempotency-key']
      if (key === undefined || method === 'GET') return make()
      const caller = `${headers['authorization'] ?? ''} ${headers['x-masquerade-user-id'] ?? ''} ${key}`
      const content = `${method} ${url} ${body}`
      const before = known.get(caller)
      if (before && before.content !== content)
        return replay(jsonResponse(422, { error: 'This idempotency key was used for another request' }))
      if (before)
        return replay(
          before.response ?? jsonResponse(409, { error: 'A request with this idempotency key is under way' }),
        )
      known.set(caller, { content, response: null })
      const made = await make()
      const { response } = made
      if (response.kind === 'response' && response.status < 300) known.set(caller, { content, response })
      else known.delete(caller)
      return made
    },
  }
}
