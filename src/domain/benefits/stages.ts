import { selector } from '../kernel/selector.ts'
import { session } from '../session/session.ts'
import type { Benefit } from './benefit.ts'
import { eligible, selectBenefitGroups } from './eligible.ts'

/** What somebody on probation has, can choose now, or can choose from a day on, which is null if the host does not name it. */
export type Stage =
  | { readonly kind: 'held' | 'open'; readonly benefits: readonly Benefit[] }
  | { readonly kind: 'later'; readonly from: string | null; readonly benefits: readonly Benefit[] }

/** The stages of somebody on probation, each day once and in order, what has none last; none for everybody else. [BEN-1] */
export const selectStages = selector([eligible, session], (state): readonly Stage[] => {
  const { chosen, available, asks, later } = selectBenefitGroups(state)
  if (later.length === 0) return []
  const named = later.flatMap(({ restrictedUntil }) => (restrictedUntil === null ? [] : [restrictedUntil]))
  const days = [...new Set(named)].toSorted()
  const stages: readonly Stage[] = [
    { kind: 'held', benefits: chosen },
    { kind: 'open', benefits: [...asks, ...available] },
    ...[...days, null].map((from) => ({
      kind: 'later' as const,
      from,
      benefits: later.filter(({ restrictedUntil }) => restrictedUntil === from),
    })),
  ]
  return stages.filter(({ benefits }) => benefits.length > 0)
})
