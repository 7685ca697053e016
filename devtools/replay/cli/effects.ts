import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { Build } from './builds.ts'
import type { ReadLog } from './read.ts'
import type { Report } from './report.ts'
import { retell, type Run } from './retell.ts'

/** What `--effects --json` prints: the runs that did not go to their end, and the recorded events that are not told on this build. */
export interface EffectsReport {
  readonly build: string
  readonly events: number
  readonly untold: readonly { readonly seq: number; readonly type: string; readonly causedBy: number | null }[]
  readonly runs: readonly {
    readonly effect: string
    readonly trigger: number
    readonly end: Run['end']['kind']
    /** The event that cancelled it, or during which it was dropped. */
    readonly at: number | null
  }[]
}

/** How many lines a person is told; `--json` has all. */
const TOLD = 20

const reasonFor = (event: RecordedEvent, runs: readonly Run[]): string => {
  const run = runs.find(({ trigger, end }) => trigger.seq === event.causedBy && end.kind !== 'answered')
  switch (run?.end.kind) {
    case 'cancelled':
      return `${run.effect} was cancelled by event ${run.end.after} (${run.end.by})`
    case 'dropped':
      return `${run.effect} did not begin at event ${run.trigger.seq}, because an earlier run was on its way`
    case 'answered':
    case 'open':
    case undefined:
      return `event ${event.causedBy}, which caused it, is not told`
  }
}

/** Tells a log again under the policies of a build's effects, and compares what comes out with what was recorded. */
export const effects = async ({ events }: ReadLog, build: Build): Promise<Report> => {
  const { untold, runs } = retell(build.evolution, await build.effects(), events)
  const unfinished = runs.filter(({ end }) => end.kind !== 'answered')
  const json: EffectsReport = {
    build: build.name,
    events: events.length,
    untold: untold.map(({ seq, type, causedBy }) => ({ seq, type, causedBy })),
    runs: unfinished.map(({ effect, trigger, end }) => ({
      effect,
      trigger: trigger.seq,
      end: end.kind,
      at: 'after' in end ? end.after : null,
    })),
  }
  return {
    code: untold.length > 0 ? 1 : 0,
    json,
    lines:
      untold.length === 0
        ? [`The effects of ${build.name} tell all ${events.length} events as they were recorded.`]
        : [
            `${untold.length} of ${events.length} events are not told by the effects of ${build.name}:`,
            ...untold.slice(0, TOLD).map((event) => `  event ${event.seq} (${event.type}): ${reasonFor(event, runs)}`),
            ...(untold.length > TOLD ? [`  and ${untold.length - TOLD} more`] : []),
          ],
  }
}
