import type { Invariant } from '../../../src/domain/invariants.ts'
import type { DataOf, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import type { portalEvolution, State } from '../../../src/domain/state.ts'

/** A fault that no log may have. Two of one `sort` are the same one. */
export interface LogFault {
  readonly kind: 'thrown' | 'invariant' | 'crash'
  readonly sort: string
  readonly sentence: string
  /** The event after which it shows; null before the first one. */
  readonly seq: number | null
}

/** A sentence without what differs from log to log: quoted texts and numbers. */
export const wording = (sentence: string): string =>
  sentence.replaceAll(/"(?:[^"\\]|\\.)*"|‘[^’]*’|'[^']*'/g, '‘…’').replaceAll(/\d+/g, '0')

/** What an error says. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** The fault of an event whose handler threw. */
export const thrownAt = (event: RecordedEvent | null, error: unknown): LogFault => ({
  kind: 'thrown',
  sort: `thrown ${event?.type} ${wording(reasonOf(error))}`,
  sentence: `Event ${event?.seq} (${event?.type}) throws ${reasonOf(error)}`,
  seq: event?.seq ?? null,
})

/** A crash that the browser recorded; empty for any other event. */
const crashAt = ({ seq, type, data }: RecordedEvent): readonly LogFault[] => {
  if (type !== CrashOccurred.type || !CrashOccurred.codec.is(data)) return []
  const { name, stack } = data as DataOf<typeof CrashOccurred> // the codec has judged it
  const [top = 'a place outside our scripts'] = stack
  return [
    {
      kind: 'crash',
      sort: `crash ${name} ${wording(top)}`,
      sentence: `The portal crashed at event ${seq} (${type}): ${name} at ${top}`,
      seq,
    },
  ]
}

/** Folds events one by one and looks for faults, so that a log is judged while it is read. */
export interface FaultScan {
  /** Takes the next event; returns the faults that begin at it. Does nothing once a handler has thrown. */
  readonly receive: (event: RecordedEvent) => readonly LogFault[]
  /** The first fault. */
  readonly failure: () => LogFault | null
  /** The state after the last event; null if a handler has thrown. */
  readonly state: () => State | null
}

/** Begins to judge a log by what must be true of every log: no handler throws, and every invariant holds after every event. */
export const faultScanOf = (
  { initial, replay, slicesOf }: Pick<ReturnType<typeof portalEvolution>, 'initial' | 'replay' | 'slicesOf'>,
  invariants: readonly Invariant[],
): FaultScan => {
  const state = initial()
  const broken = new Set<string>()
  let first: LogFault | null = null
  let isThrown = false

  const newlyBroken = (event: RecordedEvent): readonly LogFault[] => {
    const touched = slicesOf(event)
    const found: LogFault[] = []
    for (const { name, slices, broken: sentenceOf } of invariants) {
      if (!slices.some((slice) => touched.includes(slice))) continue
      const sentence = sentenceOf(state)
      if (sentence === null) broken.delete(name)
      else if (!broken.has(name)) {
        broken.add(name)
        found.push({
          kind: 'invariant',
          sort: `invariant ${name} ${wording(sentence)}`,
          sentence: `After event ${event.seq} (${event.type}) the invariant ‘${name}’ does not hold: ${sentence}`,
          seq: event.seq,
        })
      }
    }
    return found
  }
  const receive = (event: RecordedEvent): readonly LogFault[] => {
    if (isThrown) return []
    try {
      replay(state, [event])
    } catch (error) {
      isThrown = true
      return [thrownAt(event, error)]
    }
    return [...crashAt(event), ...newlyBroken(event)]
  }
  return {
    receive: (event) => {
      const found = receive(event)
      first ??= found[0] ?? null
      return found
    },
    failure: () => first,
    state: () => (isThrown ? null : state),
  }
}
