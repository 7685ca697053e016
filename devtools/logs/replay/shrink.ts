import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { Failure, Judge } from './failure.ts'

/**
 * What stays together when a log is made shorter: an event of a user or the clock, or a request, with what followed from it.
 * A request that followed from another unit depends on that unit and is removed with it.
 */
export interface Unit {
  readonly events: readonly RecordedEvent[]
  /** The unit that caused this one; null if none did. */
  readonly cause: Unit | null
}

/** The units of a log, in the order of their first events. */
export const unitsOf = (events: readonly RecordedEvent[]): readonly Unit[] => {
  const units: { events: RecordedEvent[]; cause: Unit | null }[] = []
  const unitOf = new Map<number, (typeof units)[number]>()
  for (const event of events) {
    const cause = event.causedBy === null ? null : (unitOf.get(event.causedBy) ?? null)
    if (cause && !event.type.endsWith('Requested')) {
      cause.events.push(event)
      unitOf.set(event.seq, cause)
      continue
    }
    const unit = { events: [event], cause }
    units.push(unit)
    unitOf.set(event.seq, unit)
  }
  return units
}

/** The units without some of them and without those that depend on them. */
export const without = (units: readonly Unit[], gone: ReadonlySet<Unit>): readonly Unit[] => {
  const removed = new Set(gone)
  // A unit begins after the one it depends on, so one pass in order meets every cause first.
  return units.filter((unit) => {
    if (unit.cause && removed.has(unit.cause)) removed.add(unit)
    return !removed.has(unit)
  })
}

/** The events of some units, in the order of the log that they come from. */
export const eventsOf = (units: readonly Unit[], log: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const left = new Set(units.flatMap(({ events }) => events))
  return log.filter((event) => left.has(event))
}

/** A log that was made shorter and fails as before. */
export interface Shrunk {
  readonly events: readonly RecordedEvent[]
  readonly failure: Failure
  readonly units: { readonly before: number; readonly after: number }
  /** How often a shorter log was judged. */
  readonly runs: number
}

/**
 * Delta debugging: removes units from a log as long as the same failure remains, in halves, quarters and so on down to single units. The
 * result is 1-minimal: the last pass tried to remove each unit with those that depend on it, and none could go. Events keep their numbers.
 * @param judge must fail on the events themselves; only a failure of the same sort counts
 * @param tell is called before each run
 */
export const shrink = async (
  log: readonly RecordedEvent[],
  failure: Failure,
  judge: Judge,
  tell: (units: number, runs: number) => void = () => undefined,
): Promise<Shrunk> => {
  const all = unitsOf(log)
  let left = all
  let events = log
  let last = failure
  let runs = 0
  const attempt = async (fewer: readonly Unit[]): Promise<boolean> => {
    tell(left.length, runs)
    runs += 1
    const shorter = eventsOf(fewer, events)
    const found = await judge(shorter)
    if (found?.sort !== failure.sort) return false
    left = fewer
    events = shorter
    last = found
    return true
  }
  if (failure.seq !== null) {
    // Units that start after the failure should play no part in it. Removing them is still judged, because other units can reach beyond it.
    const before = new Set(log.slice(0, log.findIndex(({ seq }) => seq === failure.seq) + 1))
    await attempt(left.filter(({ events: [first] }) => first && before.has(first)))
  }
  let size = Math.max(1, Math.ceil(left.length / 2))
  for (;;) {
    let removed = false
    // From the end: fewer units depend on later ones, and the log that is judged keeps its beginning.
    for (let to = left.length; to > 0; to = Math.min(to - size, left.length)) {
      const chunk = new Set(left.slice(Math.max(0, to - size), to))
      if (await attempt(without(left, chunk))) removed = true
    }
    if (size > 1) size = Math.ceil(size / 2)
    else if (!removed) return { events, failure: last, units: { before: all.length, after: left.length }, runs }
  }
}
