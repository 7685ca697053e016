import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'

/** Says that a log has no event of a number, and which come nearest. */
export const noEvent = (seq: number, below: RecordedEvent | null, above: RecordedEvent | null): string => {
  const names = [below, above].flatMap((event) => (event ? [`${event.seq} (${event.type})`] : []))
  const near = names.length > 0 ? `The nearest are ${names.join(' and ')}.` : 'The log has no events.'
  return `The log has no event ${seq}; it can be one of several that were merged, or have been left out. ${near}`
}
