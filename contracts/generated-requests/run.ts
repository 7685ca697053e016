import fc from 'fast-check'
import type { Operation } from '../../mock-server/openapi.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import type { Described } from '../agreement/openapi.ts'
import { BadInput } from '../verify/bad-input.ts'
import { reproductionOf, type Reproduction } from '../verify/curl.ts'
import { describedFor } from '../verify/document.ts'
import { callHost, type SentRequest } from '../verify/http-call.ts'
import type { Interaction, State } from '../verify/pact-file.ts'
import type { Problem } from '../verify/problems.ts'
import type { Secrets } from '../verify/secrets.ts'
import { postState, type StateEndpoint, type StateValues } from '../verify/states.ts'
import type { InteractionResult } from '../verify/result.ts'
import { changesOf, type Change, type Standing } from './changes.ts'
import { filledRequest, type Filled } from './filled.ts'
import { judgedResponse, malformedIn, type Malformed } from './judge.ts'
import { schemasOf, type Schemas } from './schemas.ts'

/** What is generated, and where it is sent. */
export interface Generation {
  readonly host: Host
  readonly document: unknown
  /** See `describedFor`. */
  readonly nullIsAbsent?: boolean
  readonly interactions: readonly Interaction[]
  readonly url: string
  readonly endpoint: StateEndpoint
  readonly secrets: Secrets
  /** How many requests, over all operations. */
  readonly count: number
  readonly seed: number
  readonly maxSeconds: number
  readonly onResult: (verified: InteractionResult) => void
}

/** The result of a generation. */
export interface Generated {
  readonly results: readonly InteractionResult[]
  readonly requests: number
  readonly slowestSeconds: number
}

/** After how many reads their state is set up again: a read changes nothing. */
const readsInState = 20
/** How many smaller requests are tried to shrink one that failed. */
const shrinks = 40

/** A seed per operation, so that an operation gets the same requests whichever others are selected. */
const seedOf = (seed: number, id: string): number =>
  [...id].reduce((hash, one) => Math.imul(hash ^ one.charCodeAt(0), 16_777_619), seed ^ 2_166_136_261)

const sentOf = ({ method, path, query, headers, json, bytes }: Filled, url: string): SentRequest => {
  const search = query
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`,
    )
    .join('&')
  const body = json === undefined ? bytes : new TextEncoder().encode(JSON.stringify(json))
  return { method, url: `${url}${path}${search === '' ? '' : `?${search}`}`, headers, body }
}

interface Failure {
  readonly problems: readonly Problem[]
  readonly reproduction: Reproduction
}

interface Tally {
  sent: number
  slowest: number
  readonly standings: Record<Standing, number>
}

interface Progress {
  /** The current state, and how many requests have used it. */
  entered: {
    readonly base: Interaction
    readonly states: readonly (readonly [State, StateValues])[]
    uses: number
  } | null
  failure: Failure | null
  refusal: string | null
  tries: number
}

interface Context extends Generation {
  readonly described: Described
  readonly malformed: Malformed
  readonly schemas: Schemas
}

/** Sends the requests of one operation until all are sent or one fails; then shrinks that one. */
const runOperation = async (
  operation: Operation,
  bases: readonly Interaction[],
  count: number,
  context: Context,
): Promise<InteractionResult & { readonly tally: Tally }> => {
  const { url, endpoint, secrets, seed, schemas } = context
  const begun = performance.now()
  const tally: Tally = { sent: 0, slowest: 0, standings: { exact: 0, valid: 0, invalid: 0, open: 0, anonymous: 0 } }
  const now: Progress = { entered: null, failure: null, refusal: null, tries: 0 }

  const enter = async (base: Interaction) => {
    const isRead = base.method === 'GET'
    const { entered } = now
    if (entered?.base === base && isRead && entered.uses < readsInState) {
      entered.uses += 1
      return entered.states
    }
    const states: (readonly [State, StateValues])[] = []
    for (const state of base.states) {
      const held = await postState(endpoint, state, 'setup', secrets)
      if (held.kind === 'refused') {
        now.refusal = held.sentence
        return null
      }
      states.push([state, held.values])
    }
    now.entered = { base, states, uses: 1 }
    return states
  }

  const passes = async (base: Interaction, change: Change): Promise<boolean> => {
    if (now.refusal !== null || (now.failure && (now.tries += 1) > shrinks)) return true
    const states = await enter(base)
    if (!states) return true
    const values: StateValues = Object.assign({}, ...states.map(([, of]) => of))
    const { request, standing, reason } = change(filledRequest(base, values))
    const sent = sentOf(request, url)
    const result = await callHost(sent, endpoint.timeoutMs)
    if (!now.failure) {
      tally.sent += 1
      tally.standings[standing] += 1
      tally.slowest = Math.max(tally.slowest, result.milliseconds / 1000)
    }
    const hasToken = states.some(([, { accessToken }]) => typeof accessToken === 'string')
    const { described, malformed, maxSeconds } = context
    const problems = judgedResponse(operation, standing, result, { described, malformed, maxSeconds, hasToken })
    if (problems.length === 0) return true
    now.failure = {
      problems: problems.map((problem) => ({ ...problem, message: `${problem.message}. Of the request: ${reason}.` })),
      reproduction: reproductionOf(sent, endpoint, states),
    }
    return false
  }

  // The plain requests first: if they fail, requests derived from them prove little. States that are not written yet are left out.
  const exact: Change = (request) => ({ request, standing: 'exact', reason: 'it is the request of the pact' })
  const usable: Interaction[] = []
  let unwritten: string | null = null
  for (const base of bases.slice(0, Math.max(1, count))) {
    if (now.failure) break
    await passes(base, exact)
    if (now.refusal === null) usable.push(base)
    else [unwritten, now.refusal] = [now.refusal, null]
  }
  if (usable.length === 0 && !now.failure) now.refusal = unwritten
  const { arbitrary } = changesOf(operation, schemas)
  const numRuns = count - tally.sent
  if (!now.failure && now.refusal === null && numRuns > 0) {
    const property = fc.asyncProperty(fc.constantFrom(...usable), arbitrary, passes)
    const details = await fc.check(property, { seed: seedOf(seed, operation.operationId), numRuns })
    // A fault of this program is not a failure of the host.
    if (details.failed && !now.failure)
      throw details.errorInstance ?? new Error(`${operation.operationId} was not tried.`)
  }
  const { entered, failure, refusal } = now
  if (entered) for (const state of entered.base.states) await postState(endpoint, state, 'teardown', secrets)
  const { valid, invalid, open, anonymous, exact: plain } = tally.standings
  return {
    interaction: {
      number: null,
      operation: operation.operationId,
      description: `${tally.sent} generated requests: ${plain + valid} valid, ${invalid} invalid, ${open} of which the document does not say, ${anonymous} without a valid token`,
      status: null,
      method: operation.method.toUpperCase(),
      path: operation.path,
      states: [],
    },
    result: refusal !== null ? 'state refused' : failure ? 'broken' : 'kept',
    problems:
      refusal !== null ? [{ path: 'state', expected: '', actual: '', message: refusal }] : (failure?.problems ?? []),
    reproduction: failure?.reproduction ?? null,
    note: usable.length > 0 ? unwritten : null,
    seconds: (performance.now() - begun) / 1000,
    tally,
  }
}

/** Shares the requests out by the operations' kinds of change: an operation without input has few different requests. */
const sharesOf = (kinds: readonly number[], count: number): readonly number[] => {
  const whole = kinds.reduce((sum, kind) => sum + kind, 0)
  let [sum, given] = [0, 0]
  return kinds.map((kind) => {
    sum += kind
    const share = Math.max(1, Math.round((count * sum) / whole) - given)
    given += share
    return share
  })
}

/** Derives requests from the OpenAPI document for each operation of the interactions, sends them, and judges the responses. */
export const generate = async (generation: Generation): Promise<Generated> => {
  const { host, document, interactions, count, onResult } = generation
  const described = describedFor(document, host, generation)
  const schemas = schemasOf(document, host, described)
  const context: Context = { ...generation, described, schemas, malformed: malformedIn(document) }
  const wanted = [...described.operations.values()].flatMap((operation) => {
    const bases = interactions.filter((one) => one.operation === operation.operationId && one.status < 300)
    return bases.length === 0 ? [] : [{ operation, bases, kinds: changesOf(operation, schemas).kinds }]
  })
  if (wanted.length === 0)
    throw new BadInput(
      'No selected interaction is a success of an operation of the document, so nothing can be generated from it.',
    )
  const shares = sharesOf(
    wanted.map(({ kinds }) => kinds),
    count,
  )
  const results: InteractionResult[] = []
  let [requests, slowestSeconds] = [0, 0]
  for (const [index, { operation, bases }] of wanted.entries()) {
    const { tally, ...result } = await runOperation(operation, bases, shares[index] ?? 1, context)
    requests += tally.sent
    slowestSeconds = Math.max(slowestSeconds, tally.slowest)
    results.push(result)
    onResult(result)
  }
  return { results, requests, slowestSeconds }
}
