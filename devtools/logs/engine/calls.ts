import type { Call, HostCall } from './protocol.ts'

/** What an event's name says: `…Requested` asks for something outside, `…Failed` and `…Refused` went wrong. */
export const isRequestEvent = (type: string): boolean => type.endsWith('Requested')
export const isFailure = (type: string): boolean => /(Failed|Refused)$/.test(type)

/** The parts of a log in which its calls are found; places count from 0. */
interface Listed {
  readonly length: number
  readonly typeOf: (index: number) => string
  /** The place of the event that caused an event, or -1. */
  readonly causeOf: (index: number) => number
  readonly atOf: (index: number) => number
  /** Calls to hosts by the place of the event that caused them. */
  readonly hostCalls: ReadonlyMap<number, readonly HostCall[]>
}

/**
 * Each request with the events that it caused, and the calls to hosts that were made for it. A request whose effect had no response, or that a
 * later one replaced, stays open. An event of another name counts as a request if a call to a host was made for it.
 */
export const callsOf = ({ length, typeOf, causeOf, atOf, hostCalls }: Listed): Call[] => {
  const responses = new Map<number, number[]>()
  for (let index = 0; index < length; index++) {
    if (isRequestEvent(typeOf(index)) || hostCalls.has(index)) responses.set(index, [])
    responses.get(causeOf(index))?.push(index)
  }
  return [...responses].map(([index, caused]) => {
    const [first] = caused
    const result = caused.some((place) => isFailure(typeOf(place))) ? 'failed' : 'responded'
    return {
      index,
      responses: caused,
      ms: first === undefined ? null : atOf(first) - atOf(index),
      result: first === undefined ? 'open' : result,
      hostCalls: hostCalls.get(index) ?? [],
    }
  })
}

/** Whether a call is pending at a place of the log. */
export const isOpenAt = ({ index, responses, result }: Call, place: number): boolean =>
  index <= place && (result === 'open' || (responses[0] ?? 0) > place)
