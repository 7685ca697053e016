import { shown, valueAt } from './paths.ts'
import type { Resimulation, Run } from './resimulate.ts'

/**
 * What a tester expects of the calls of one effect, among requests whose data has the same `key` (a path such as `benefitId`; empty for all):
 * - `one`: no second call while one is in progress, as for changes.
 * - `newest`: no response to an earlier request is emitted after a later request, as for reads.
 * - `all`: every request is carried out, unless the session ends.
 */
export interface Overlap {
  readonly effect: string
  readonly rule: OverlapRule
  readonly key: string
}

export const overlapRules = ['one', 'newest', 'all'] as const
export type OverlapRule = (typeof overlapRules)[number]

/** A sentence about the first place where calls overlap wrongly, and the event at which it shows. */
export interface BrokenOverlap {
  readonly sentence: string
  readonly seq: number
}

const about = ({ effect, key }: Overlap, run: Run): string =>
  key === '' ? effect : `${effect} (${key} ${shown(valueAt(run.trigger.data, key))})`

/** Runs of one key, in the order of their triggers. */
const byKey = (runs: readonly Run[], key: string): readonly (readonly Run[])[] => {
  const groups = new Map<string, Run[]>()
  for (const run of runs) {
    const name = key === '' ? '' : shown(valueAt(run.trigger.data, key), Infinity)
    groups.set(name, [...(groups.get(name) ?? []), run])
  }
  return [...groups.values()]
}

const brokenOne = (overlap: Overlap, runs: readonly Run[]): readonly BrokenOverlap[] =>
  runs.flatMap((run, i) => {
    const running = runs.slice(0, i).find(({ end }) => end.kind === 'open' || end.after > run.trigger.seq)
    if (run.end.kind === 'dropped' || !running || running.end.kind === 'dropped') return []
    return [
      {
        seq: run.trigger.seq,
        sentence: `${about(overlap, run)} has two calls on their way: event ${run.trigger.seq} made one while that of event ${running.trigger.seq} had no response.`,
      },
    ]
  })

const brokenNewest = (overlap: Overlap, runs: readonly Run[]): readonly BrokenOverlap[] =>
  runs.flatMap((run, i) => {
    const later = runs[i + 1]?.trigger
    const late = later && run.responses.find(({ seq }) => seq > later.seq)
    return late
      ? [
          {
            seq: late.seq,
            sentence: `${about(overlap, run)} emits a response that is out of date: event ${late.seq} (${late.type}) belongs to event ${run.trigger.seq}, which event ${later.seq} had superseded.`,
          },
        ]
      : []
  })

const brokenAll = (overlap: Overlap, runs: readonly Run[]): readonly BrokenOverlap[] =>
  runs.flatMap((run): readonly BrokenOverlap[] => {
    const { seq } = run.trigger
    if (run.end.kind === 'dropped')
      return [{ seq, sentence: `${about(overlap, run)} did nothing at event ${seq}: an earlier one was on its way.` }]
    if (run.end.kind !== 'cancelled' || run.end.bySession) return []
    return [
      {
        seq: run.end.after,
        sentence: `${about(overlap, run)} gave up the request of event ${seq}: event ${run.end.after} (${run.end.by}) cancelled it.`,
      },
    ]
  })

const judges = { one: brokenOne, newest: brokenNewest, all: brokenAll } as const

/** The first place where an effect's calls in a re-simulated log break the expectation; null if none does. */
export const brokenOverlap = ({ runs }: Pick<Resimulation, 'runs'>, overlap: Overlap): BrokenOverlap | null =>
  byKey(
    runs.filter(({ effect }) => effect === overlap.effect),
    overlap.key,
  )
    .flatMap((group) => judges[overlap.rule](overlap, group))
    .toSorted((a, b) => a.seq - b.seq)[0] ?? null
