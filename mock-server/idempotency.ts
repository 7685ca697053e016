import type { MockResponse } from './faults.ts'

/** The parts of a request that decide whether it is the same as another. */
interface Keyed {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Known {
  readonly content: string
  /** Null while the change is under way. */
  readonly response: MockResponse | null
}

const refusal = (status: number, body: unknown): MockResponse => ({
  kind: 'response',
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** The idempotency keys that one world has seen. */
export interface IdempotencyKeys {
  /** How often each change was carried out, one entry for each content. Repeated responses do not count. */
  readonly made: () => readonly { readonly request: string; readonly count: number }[]
  /** Makes a change once for its key, caller and content: a repeat gets the first response. Refusals are not stored. */
  readonly once: <Made extends { readonly response: MockResponse }>(
    request: Keyed,
    make: () => Promise<Made>,
    replay: (response: MockResponse) => Made,
  ) => Promise<Made>
}

/** No keys yet. */
export const createIdempotencyKeys = (): IdempotencyKeys => {
  const known = new Map<string, Known>()
  const counts = new Map<string, { readonly request: string; readonly count: number }>()
  const counted = <Made extends { readonly response: MockResponse }>(
    { method, url, body }: Keyed,
    made: Made,
  ): Made => {
    const { response } = made
    const request = `${method} ${url}`
    const content = `${request} ${body}`
    if (method !== 'GET' && response.kind === 'response' && response.status < 300)
      counts.set(content, { request, count: (counts.get(content)?.count ?? 0) + 1 })
    return made
  }
  return {
    made: () => [...counts.values()],
    once: async (request, make, replay) => {
      const { method, url, headers, body } = request
      const key = headers['idempotency-key']
      if (key === undefined || method === 'GET') return counted(request, await make())
      const caller = `${headers['authorization'] ?? ''} ${headers['x-masquerade-user-id'] ?? ''} ${key}`
      const content = `${method} ${url} ${body}`
      const before = known.get(caller)
      if (before && before.content !== content)
        return replay(refusal(422, { error: 'This idempotency key was used for another request' }))
      if (before)
        return replay(before.response ?? refusal(409, { error: 'A request with this idempotency key is under way' }))
      known.set(caller, { content, response: null })
      const made = counted(request, await make())
      const { response } = made
      if (response.kind === 'response' && response.status < 300) known.set(caller, { content, response })
      else known.delete(caller)
      return made
    },
  }
}
