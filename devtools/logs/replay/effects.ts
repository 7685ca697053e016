import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { counted } from '../reading/damage.ts'
import { callsIn, type Annotations } from './read.ts'
import type { Build } from './build.ts'
import { shown, type Change } from './paths.ts'
import { translate, type Translated, type Translation } from './translate.ts'
import type { ReadLog } from '../reading/read.ts'
import type { Report } from './failure.ts'
import { resimulate, type Run } from './resimulate.ts'

/** What `--effects --json` prints: the runs that did not finish, and the recorded events that this build does not emit. */
export interface EffectsReport {
  readonly build: string
  readonly events: number
  /** Recorded events that differ from what the effects' work makes from the recorded responses. */
  readonly translated: readonly {
    readonly seq: number
    readonly type: string
    readonly effect: string
    readonly made: string
    readonly changes: readonly Change[]
  }[]
  /** Calls to which the effects send something else than the log holds. */
  readonly requests: readonly {
    readonly effect: string
    readonly trigger: number
    readonly operation: string
    readonly changes: readonly Change[]
  }[]
  /** Calls that the effects make, and of which the log has only the events. */
  readonly uncalled: readonly { readonly effect: string; readonly trigger: number; readonly operation: string }[]
  /** Runs whose calls were cancelled when they were recorded, and which this build lets go on. */
  readonly kept: readonly { readonly effect: string; readonly trigger: number }[]
  /** Runs of which the log has no event, and what this build makes in them. */
  readonly silent: readonly { readonly effect: string; readonly trigger: number; readonly made: readonly string[] }[]
  /** Runs whose work was done again, and those for which the log lacks something. */
  readonly work: Translated['runs']
  readonly missing: readonly { readonly seq: number; readonly type: string; readonly causedBy: number | null }[]
  readonly runs: readonly {
    readonly effect: string
    readonly trigger: number
    readonly end: Run['end']['kind']
    /** The event that cancelled it, or during which it was dropped. */
    readonly at: number | null
  }[]
}

/** How many events are listed; `--json` has all. */
const LISTED = 20

const reasonFor = (event: RecordedEvent, runs: readonly Run[]): string => {
  const run = runs.find(({ trigger, end }) => trigger.seq === event.causedBy && end.kind !== 'responded')
  switch (run?.end.kind) {
    case 'cancelled':
      return `${run.effect} was cancelled by event ${run.end.after} (${run.end.by})`
    case 'dropped':
      return `${run.effect} did not begin at event ${run.trigger.seq}, because an earlier run had not finished`
    case 'responded':
    case 'open':
    case undefined:
      return `event ${event.causedBy}, which caused it, is not emitted`
  }
}

const translationLine = ({ event: { seq, type }, effect, made, changes }: Translation): string => {
  if (changes.length === 0) return `  event ${seq} (${type}): ${effect} makes ${made.type}`
  return `  event ${seq} (${type}): ${effect} makes ${changesText(changes)}`
}

const changesText = (changes: readonly Change[]): string =>
  changes
    .slice(0, 3)
    .map(({ path, before, after }) => `${path} ${shown(after)} instead of ${shown(before)}`)
    .join(', ')

/**
 * Re-simulates a log under the policies of a build's effects, repeats their work with the recorded responses, and compares the result with
 * what was recorded.
 */
export const effects = async ({ events }: ReadLog, beside: Annotations, build: Build): Promise<Report> => {
  const all = await build.effects()
  const { missing, runs } = resimulate(build.evolution, all, events)
  const { differing, silent, requests, uncalled, runs: work } = translate(build, all, events, beside)
  const cancelled = new Set(callsIn(beside).flatMap(({ problem, cause }) => (problem === 'cancelled' ? [cause] : [])))
  const kept = runs.filter(
    ({ trigger, end, responses }) => end.kind === 'open' && responses.length === 0 && cancelled.has(trigger.seq),
  )
  const unfinished = runs.filter(({ end }) => end.kind !== 'responded')
  const json: EffectsReport = {
    build: build.name,
    events: events.length,
    translated: differing.map(({ event: { seq, type }, effect, made, changes }) => ({
      seq,
      type,
      effect,
      made: made.type,
      changes,
    })),
    requests: requests.map((one) => ({ ...one, trigger: one.trigger.seq })),
    uncalled: uncalled.map((one) => ({ ...one, trigger: one.trigger.seq })),
    kept: kept.map(({ effect, trigger }) => ({ effect, trigger: trigger.seq })),
    silent: silent.map(({ effect, trigger, made }) => ({
      effect,
      trigger: trigger.seq,
      made: made.map(({ type }) => type),
    })),
    work,
    missing: missing.map(({ seq, type, causedBy }) => ({ seq, type, causedBy })),
    runs: unfinished.map(({ effect, trigger, end }) => ({
      effect,
      trigger: trigger.seq,
      end: end.kind,
      at: 'after' in end ? end.after : null,
    })),
  }
  return {
    code:
      missing.length + differing.length + silent.length + requests.length + uncalled.length + kept.length > 0 ? 1 : 0,
    json,
    lines: [
      ...(missing.length === 0
        ? [`The effects of ${build.name} emit all ${events.length} events as recorded.`]
        : [
            `${missing.length} of ${events.length} events are not emitted by the effects of ${build.name}:`,
            ...missing
              .slice(0, LISTED)
              .map((event) => `  event ${event.seq} (${event.type}): ${reasonFor(event, runs)}`),
            ...(missing.length > LISTED ? [`  and ${missing.length - LISTED} more`] : []),
          ]),
      ...(differing.length === 0
        ? []
        : [
            `From the recorded responses, they make other data in ${counted(differing.length, 'event')}:`,
            ...differing.slice(0, LISTED).map(translationLine),
            ...(differing.length > LISTED ? [`  and ${differing.length - LISTED} more`] : []),
          ]),
      ...requests.map(
        ({ effect, trigger, operation, changes }) =>
          `After event ${trigger.seq} (${trigger.type}), ${effect} sends ${operation} ${changesText(changes)}.`,
      ),
      ...uncalled.map(
        ({ effect, trigger, operation }) =>
          `After event ${trigger.seq} (${trigger.type}), ${effect} calls ${operation}; the log has an event of its answer, and no call.`,
      ),
      ...kept.map(
        ({ effect, trigger }) =>
          `The calls after event ${trigger.seq} (${trigger.type}) were cancelled in the log; ${effect} lets them go on.`,
      ),
      ...silent.map(
        ({ effect, trigger, made }) =>
          `Nothing follows from event ${trigger.seq} (${trigger.type}) in the log, although it was answered: ${effect} makes ${made.map(({ type }) => type).join(', ')}.`,
      ),
      ...(work.again + work.not.length === 0
        ? []
        : [
            `Their work ran again in ${work.again} of ${work.again + work.not.length} runs for which the log has responses.`,
            ...work.not
              .slice(0, LISTED)
              .map(({ effect, trigger, why }) => `  not in ${effect} after event ${trigger}, for lack of ${why}`),
          ]),
    ],
  }
}
