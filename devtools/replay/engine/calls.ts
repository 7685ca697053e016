import type { Call } from './protocol.ts'

/** What an event's name says: `…Requested` asks for something outside, `…Failed` and `…Refused` went wrong. */
export const isRequestEvent = (type: string): boolean => type.endsWith('Requested')
export const isFailure = (type: string): boolean => /(Failed|Refused)$/.test(type)

/**
 * Each request with the events that it caused. A request whose effect had no response, or that a later one replaced, stays
 * unanswered.
 * @param typeOf the type of the event at a place; `causeOf` the place of what caused it, or -1
 */
export const callsOf = (
  length: number,
  typeOf: (index: number) => string,
  causeOf: (index: number) => number,
  atOf: (index: number) => number,
): Call[] => {
  const answers = new Map<number, number[]>()
  for (let index = 0; index < length; index++) {
    if (isRequestEvent(typeOf(index))) answers.set(index, [])
    answers.get(causeOf(index))?.push(index)
  }
  return [...answers].map(([index, caused]) => {
    const [first] = caused
    const outcome = caused.some((place) => isFailure(typeOf(place))) ? 'failed' : 'answered'
    return {
      index,
      answers: caused,
      ms: first === undefined ? null : atOf(first) - atOf(index),
      outcome: first === undefined ? 'unanswered' : outcome,
    }
  })
}

/** Whether a call is pending at a place of the log. */
export const isOpenAt = ({ index, answers, outcome }: Call, place: number): boolean =>
  index <= place && (outcome === 'unanswered' || (answers[0] ?? 0) > place)
