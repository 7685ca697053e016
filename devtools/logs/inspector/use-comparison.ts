import { useEffect, useState } from 'react'
import { compare, pairsOf, slicesOfBoth, type Comparison } from './compare.ts'
import type { Engine } from '../engine/client.ts'

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
