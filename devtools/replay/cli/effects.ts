import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { Build } from './builds.ts'
import type { ReadLog } from '../reading/read.ts'
import type { Report } from './report.ts'
import { resimulate, type Run } from './resimulate.ts'

/** What `--effects --json` prints: the runs that did not finish, and the recorded events that this build does not emit. */
export interface EffectsReport {
  readonly build: string
  readonly events: number
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

/** Re-simulates a log under the policies of a build's effects, and compares the result with what was recorded. */
export const effects = async ({ events }: ReadLog, build: Build): Promise<Report> => {
  const { missing, runs } = resimulate(build.evolution, await build.effects(), events)
  const unfinished = runs.filter(({ end }) => end.kind !== 'responded')
  const json: EffectsReport = {
    build: build.name,
    events: events.length,
    missing: missing.map(({ seq, type, causedBy }) => ({ seq, type, causedBy })),
    runs: unfinished.map(({ effect, trigger, end }) => ({
      effect,
      trigger: trigger.seq,
      end: end.kind,
      at: 'after' in end ? end.after : null,
    })),
  }
  return {
    code: missing.length > 0 ? 1 : 0,
    json,
    lines:
      missing.length === 0
        ? [`The effects of ${build.name} emit all ${events.length} events as recorded.`]
        : [
            `${missing.length} of ${events.length} events are not emitted by the effects of ${build.name}:`,
            ...missing
              .slice(0, LISTED)
              .map((event) => `  event ${event.seq} (${event.type}): ${reasonFor(event, runs)}`),
            ...(missing.length > LISTED ? [`  and ${missing.length - LISTED} more`] : []),
          ],
  }
}
