import type { Hashes, LogFacts } from '../engine/protocol.ts'
import { useEffect, useState } from 'react'
import type { Engine } from '../engine/client.ts'

/** Two logs aligned by the numbers and types of their events; places count from 0. */
export interface Pairs {
  readonly left: Int32Array
  readonly right: Int32Array
  /** The first event without a partner, in either log. */
  readonly alone: { readonly side: 'left' | 'right'; readonly place: number } | null
}

/** Where two logs, or two builds on one log, first differ. */
export interface Comparison {
  readonly pairs: Pairs
  /** The first pair whose data differs: a place in `pairs`. */
  readonly data: number | null
  /** The first pair after which the states differ; -1 if they differ before any event. */
  readonly state: number | null
  /** Slices that only one of the two builds has: they are left out. */
  readonly leftOut: readonly string[]
}

type Facts = Pick<LogFacts, 'columns' | 'types' | 'length'>

/** Aligns the events: two match if number and type are the same. */
export const pairsOf = (one: Facts, other: Facts): Pairs => {
  const most = Math.min(one.length, other.length)
  const [left, right] = [new Int32Array(most), new Int32Array(most)]
  let count = 0
  let alone: Pairs['alone'] = null
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const a = i < one.length ? (one.columns.seq[i] ?? 0) : Number.POSITIVE_INFINITY
    const b = j < other.length ? (other.columns.seq[j] ?? 0) : Number.POSITIVE_INFINITY
    const same = a === b && one.types[one.columns.type[i] ?? 0]?.name === other.types[other.columns.type[j] ?? 0]?.name
    if (same) {
      left[count] = i++
      right[count++] = j++
      continue
    }
    alone ??= a <= b ? { side: 'left', place: i } : { side: 'right', place: j }
    if (a <= b) i++
    if (b <= a) j++
  }
  return { left: left.slice(0, count), right: right.slice(0, count), alone }
}

/** The slices that both builds have, and those that only one has. */
export const slicesOfBoth = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [new Set(one), new Set(other)]
  return {
    both: one.filter((slice) => b.has(slice)),
    leftOut: [...one.filter((slice) => !b.has(slice)), ...other.filter((slice) => !a.has(slice))],
  }
}

/** Finds the first differences. It looks at every event, so a difference that a later event undoes still counts. */
export const compare = (pairs: Pairs, one: Hashes, other: Hashes, leftOut: readonly string[]): Comparison => {
  let data: number | null = null
  let state: number | null = one.states[0] === other.states[0] ? null : -1
  for (let at = 0; at < pairs.left.length && (data === null || state === null); at++) {
    const [a, b] = [pairs.left[at] ?? 0, pairs.right[at] ?? 0]
    if (data === null && one.events[a] !== other.events[b]) data = at
    if (state === null && one.states[a + 1] !== other.states[b + 1]) state = at
  }
  return { pairs, data, state, leftOut }
}

/** The result of comparing two logs. */
export type Comparing =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly part: number }
  | { readonly kind: 'done'; readonly comparison: Comparison }
  | { readonly kind: 'failed'; readonly sentence: string }

/** Compares two logs, or one log under two builds, event by event; again whenever one of them changes. */
export const useComparison = (one: Engine | null, other: Engine | null): Comparing => {
  const [comparing, setComparing] = useState<Comparing>({ kind: 'none' })
  useEffect(() => {
    if (!one || !other) {
      setComparing({ kind: 'none' })
      return undefined
    }
    let wanted = true
    const { both, leftOut } = slicesOfBoth(one.facts.slices, other.facts.slices)
    const parts = [0, 0]
    const listener = (side: number) => (part: number) => {
      parts[side] = part / 2
      if (wanted) setComparing({ kind: 'running', part: (parts[0] ?? 0) + (parts[1] ?? 0) })
    }
    setComparing({ kind: 'running', part: 0 })
    Promise.all([
      one.ask('hashes', { slices: both }, listener(0)),
      other.ask('hashes', { slices: both }, listener(1)),
    ]).then(
      ([ours, theirs]) => {
        const comparison = compare(pairsOf(one.facts, other.facts), ours, theirs, leftOut)
        if (wanted) setComparing({ kind: 'done', comparison })
      },
      (error: Error) => {
        if (wanted) setComparing({ kind: 'failed', sentence: error.message })
      },
    )
    return () => {
      wanted = false
    }
  }, [one, other])
  return comparing
}
