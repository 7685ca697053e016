import type { Problem } from './problem.ts'

/**
 * Data that the portal reads from a host. A reload keeps the earlier value in view (`loading` or `failed` with a `value`), so that a screen
 * never loses what a person was reading.
 */
export type Remote<A> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value: A | null }
  | { readonly status: 'loaded'; readonly value: A; readonly at: number }
  | { readonly status: 'failed'; readonly problem: Problem; readonly value: A | null }

/** Remote data by entity id. */
export type RemoteById<A> = Record<string, Remote<A>>

export const idle: Remote<never> = Object.freeze({ status: 'idle' })

/** The value to show, whatever the status, or null. */
export const valueOf = <A>(remote: Remote<A> | undefined): A | null =>
  remote && remote.status !== 'idle' ? remote.value : null

/** Whether there is something to show of it: a value, or that it failed. */
export const isSettled = (remote: Remote<unknown>): boolean => remote.status === 'failed' || valueOf(remote) !== null

/** Why there is no value to show: the problem of the read that failed; null if there is one, or it is still to come. */
export const missingBecause = (remote: Remote<unknown>): Problem | null =>
  remote.status === 'failed' && remote.value === null ? remote.problem : null

export const loading = <A>(before: Remote<A> | undefined): Remote<A> => ({ status: 'loading', value: valueOf(before) })
export const loaded = <A>(value: A, at: number): Remote<A> => ({ status: 'loaded', value, at })
export const failed = <A>(before: Remote<A> | undefined, problem: Problem): Remote<A> => ({
  status: 'failed',
  problem,
  value: valueOf(before),
})

/** The same remote data with another value, whatever its status. */
export const mapRemote = <A, B>(remote: Remote<A>, f: (value: A) => B): Remote<B> => {
  switch (remote.status) {
    case 'idle':
      return remote
    case 'loaded':
      return { ...remote, value: f(remote.value) }
    case 'loading':
    case 'failed':
      return { ...remote, value: remote.value === null ? null : f(remote.value) }
  }
}
