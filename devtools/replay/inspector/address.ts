import type { Moment } from '../engine/protocol.ts'

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

const read = (state: Parts, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (isParts(part) ? part[key] : undefined), state)

/** Where the portal stood, and how that is known. */
export interface Address {
  readonly path: string
  readonly known: 'recorded' | 'guessed'
}

/**
 * The address at a moment: the one that the log recorded. Logs of older builds have none: for them it is home for whoever is
 * signed in, and the login otherwise.
 */
export const addressOf = ({ state }: Pick<Moment, 'state'>): Address => {
  const path = read(state, 'address', 'now', 'path')
  if (typeof path === 'string') {
    const query = new URLSearchParams()
    for (const part of ['choices', 'words', 'quotes'])
      for (const [name, value] of Object.entries(read(state, 'address', 'now', part) ?? {}))
        query.append(name, String(value))
    return { path: query.size === 0 ? path : `${path}?${query.toString()}`, known: 'recorded' }
  }
  return { path: read(state, 'session', 'now', 'kind') === 'signedIn' ? '/app/home/' : '/', known: 'guessed' }
}
