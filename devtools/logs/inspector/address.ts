import { isRecord } from '../../../src/domain/kernel/data/is-record.ts'
import type { Moment } from '../engine/protocol.ts'

type Parts = Readonly<Record<string, unknown>>
const read = (state: Parts, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), state)

/** The portal's address, and how it is known. */
export interface Address {
  readonly path: string
  readonly known: 'recorded' | 'guessed'
}

/**
 * The address at a moment, as the log recorded it. Logs of older builds have none: there it is home if somebody is signed in, and the
 * login otherwise.
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
