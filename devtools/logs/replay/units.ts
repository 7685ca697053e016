import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'

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
