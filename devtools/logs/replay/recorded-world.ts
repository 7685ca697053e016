import { left, right } from 'fp-ts/lib/Either.js'
import { defer, NEVER, of } from 'rxjs'
import type { CallNote } from '../../../src/domain/log/notes.ts'
import type { Problem } from '../../../src/domain/kernel/requests/problem.ts'
import type { Sent } from '../../../src/domain/log/sent.ts'
import type { AnyOperation } from '../../../src/effects/api/operation.ts'
import { problemOf, type Result } from '../../../src/effects/api/response.ts'
import type { Ports } from '../../../src/effects/runtime/ports.ts'

/** Problems that have no fields besides their kind. */
const wholeProblems: ReadonlySet<string> = new Set<Problem['kind']>(['network', 'timeOut', 'aborted'])

/** The result of a recorded call; null if the log lacks the response. */
const resultOf = (operation: AnyOperation, { status, body, problem }: CallNote): Result | null => {
  if (problem !== null && wholeProblems.has(problem)) return left({ problem: { kind: problem } as Problem, body: null }) // one of those above: they have no other field
  const isOmitted = typeof body === 'object' && body !== null && 'omitted' in body
  if (status === null || isOmitted) return null
  if (problem === null) {
    const data = status === 204 ? null : body
    return data === undefined ? null : right({ status, data, masqueradeUserId: null })
  }
  const isOfHost = problem === 'refused' || problem === 'unauthorised'
  // What a failing host says counts for nothing, and most say nothing.
  return isOfHost && (body !== undefined || status >= 500)
    ? left({ problem: problemOf(operation, status, body, problem === 'unauthorised'), body: body ?? null })
    : null
}

/** Takes every address as the portal takes one that it allows. */
const allowed: Ports['redirects'] = (named) => ({ url: URL.parse(named)?.href ?? named, refused: false })

/** What is missing of a call that the log does not have at all. */
export const noCall = (operation: string): string => `a call of ${operation}`

/** Does nothing, whatever it is asked. */
const nothing = (): void => undefined

/**
 * The world of one run: its recorded responses, a clock whose waits end at once, and ports that ignore every write. Any other read asks
 * for something that the log does not hold.
 * @param missing is called with what that was
 * @param refusesAddress whether the portal refused an address of the responses: which one, no log holds
 * @param asked is called with what is sent, for each call that the log holds
 */
export const recordedWorld = (
  calls: readonly CallNote[],
  at: number,
  missing: (what: string) => void,
  refusesAddress: boolean,
  asked: (note: CallNote, sent: Sent) => void = nothing,
): Ports => {
  const waiting = [...calls]
  const lacking = (what: string) => () => {
    missing(what)
    return NEVER
  }
  const call = (operation: AnyOperation, input: Sent = {}) =>
    defer(() => {
      const place = waiting.findIndex((note) => note.operation === operation.id)
      const [note] = place < 0 ? [] : waiting.splice(place, 1)
      if (note) asked(note, input)
      if (note?.problem === 'cancelled') return NEVER // as recorded: the effect got no response
      if (!note) return lacking(noCall(operation.id))()
      const result = resultOf(operation, note)
      return result ? of(result) : lacking(`the response of ${operation.id}`)()
    })
  const unknown = (name: string): unknown =>
    new Proxy(nothing, { get: (_, field) => unknown(`${name}.${String(field)}`), apply: lacking(name) })
  const keeps = { save: nothing, drop: nothing, restore: lacking('what the browser stored') }
  const known: Readonly<Record<string, unknown>> = {
    causedBy: undefined,
    api: call,
    clock: { now: () => at, after: () => of(undefined), every: lacking('the clock') },
    storage: { read: lacking('what the browser stored'), write: nothing, remove: nothing },
    persistence: keeps,
    sealedPersistence: keeps,
    vault: { accessToken: lacking('the access token'), keep: nothing, forget: nothing },
    credentials: { hold: () => of(undefined), take: lacking('the credentials'), drop: nothing },
    device: { token: () => of(''), randomText: () => '' },
    navigation: {
      path: () => '',
      address: (path: string) => path,
      go: nothing,
      leave: nothing,
      reload: nothing,
      restored: NEVER,
      shown: of(undefined),
    },
    tabs: { post: nothing, messages: NEVER, claim: lacking('other tabs') },
    fonts: { use: nothing },
    connection: { changes: NEVER },
    redirects: refusesAddress ? lacking('which addresses are allowed') : allowed,
  }
  return new Proxy(known, {
    get: (ports, name) => (Object.hasOwn(ports, name) ? ports[String(name)] : unknown(String(name))),
  }) as unknown as Ports // an unknown port reports itself as missing
}
