import * as t from 'io-ts'
import { personal, plain } from '../codecs/classification.ts'

/**
 * Why a call to a host gave no usable response; carried by every `…Failed` event.
 *
 * - `refused`: the host responded with an error status; `message` is its own sentence, or null if it sent none.
 * - `unauthorised`: 401; `detail` is shown if the person was signed in.
 * - `undecodable`: the response does not fit the OpenAPI document; `where` is the path inside the body.
 * - `network`, `timeOut`, `aborted`: there was no response.
 * - `unexpected`: the portal itself failed while handling the call; `reason` is the error's name, never its data.
 */
export const Problem = t.union(
  [
    t.type({ kind: t.literal('refused'), status: t.number, message: t.union([personal, t.null]) }),
    t.type({ kind: t.literal('unauthorised'), detail: t.union([personal, t.null]) }),
    t.type({ kind: t.literal('undecodable'), where: plain }),
    t.type({ kind: t.literal('network') }),
    t.type({ kind: t.literal('timeOut') }),
    t.type({ kind: t.literal('aborted') }),
    t.type({ kind: t.literal('unexpected'), reason: plain }),
  ],
  'Problem',
)
export type Problem = t.TypeOf<typeof Problem>

/** Refusals of hosts that did not look at the input: the address leads nowhere, they waited too long for it, or they are too busy. */
const unseen = new Set([404, 405, 408, 425, 429])

/**
 * Whether the host judged the request and refused it. A host that fails (500 and above), did not look or is unreachable has judged nothing, so
 * the input can still be valid.
 */
export const wasJudged = (problem: Problem): boolean =>
  problem.kind === 'unauthorised' || (problem.kind === 'refused' && problem.status < 500 && !unseen.has(problem.status))

/** Whether there is no sentence that says why: the host failed or gave no reason, or its response cannot be read. */
export const isUnexplained = (problem: Problem): boolean => {
  switch (problem.kind) {
    case 'refused':
      return problem.message === null
    case 'undecodable':
    case 'unexpected':
      return true
    case 'unauthorised':
    case 'network':
    case 'timeOut':
    case 'aborted':
      return false
  }
}

/** The result of a write without a usable response: either it was not carried out, or the portal cannot know. */
export type WriteResult = 'notDone' | 'unknown'

/**
 * Statuses by which a host or a gateway says that it did not start the work. Not included: 409, which can also mean that the change was already
 * made or is under way; 406 and 408, which many servers decide after the work; and everything from 500 up.
 */
const refusals = new Set([
  400, 401, 402, 403, 404, 405, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423, 426, 428, 429, 431, 451,
])

/** The portal's own reasons for not making the call at all. */
const neverSent = new Set(['FileGone', 'signedOut'])

/**
 * The one place that judges whether a failed change can have been made. A refusal with a success status comes from the host itself, because a
 * response that cannot be read is `undecodable`.
 */
export const writeResultOf = (problem: Problem): WriteResult => {
  switch (problem.kind) {
    case 'refused':
      return problem.status < 300 || refusals.has(problem.status) ? 'notDone' : 'unknown'
    case 'unauthorised':
      return 'notDone'
    case 'unexpected':
      return neverSent.has(problem.reason) ? 'notDone' : 'unknown'
    case 'undecodable':
    case 'network':
    case 'timeOut':
    case 'aborted':
      return 'unknown'
  }
}

/** Whether the host responded that the change conflicts with the current value; another read then shows that value. */
export const isConflict = (problem: Problem): problem is Extract<Problem, { kind: 'refused' }> =>
  problem.kind === 'refused' && problem.status === 409
