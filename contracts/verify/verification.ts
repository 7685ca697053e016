import { connect } from 'node:net'
import type { Described } from './described.ts'
import { BadInput, shownAddress } from './bad-input.ts'
import { reproductionOf } from './curl.ts'
import { judged } from './judgement.ts'
import type { Interaction, Pact, State } from './pact-file.ts'
import type { Made, RecordingProxy } from './recording-proxy.ts'
import type { Replayer } from './replayer.ts'
import type { InteractionResult } from './result.ts'
import type { Secrets } from './secrets.ts'
import { postState, type Entered, type StateEndpoint, type StateValues } from './states.ts'

/** What is verified, and how. */
export interface Verification {
  readonly pact: Pact
  readonly interactions: readonly Interaction[]
  /** The OpenAPI document that each response is also checked against; null if it does not belong to the pact. */
  readonly document: Described | null
  readonly url: string
  readonly endpoint: StateEndpoint
  readonly secrets: Secrets
  readonly replayer: Replayer
  /** The proxy through which the replayer calls the host. */
  readonly proxy: RecordingProxy
  /** Called with each call that the library made. */
  readonly onCall: (made: Made) => void
  /** Called with each result as it comes. */
  readonly onResult: (verified: InteractionResult) => void
}

/** Whether something listens there. It only connects, because a call would have to be in the contract. */
export const listens = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port, protocol } = new URL(url)
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: 5_000 })
    const end = (is: boolean) => () => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', end(true)).once('timeout', end(false)).once('error', end(false))
  })

/** After how many interactions, of how many operations, without a single sensible response the address is checked. */
const doubtful = { interactions: 12, operations: 3 }
/** After how many states in a row without any response the verifier stops, and after how many failed teardowns it skips further ones. */
const patience = 3

/** Tries other reads of the pact, without a state: true if none returns JSON from a path that the host knows. */
const nobodyKnows = async (pact: Pact, url: string, timeoutMs: number): Promise<boolean> => {
  const reads = new Map(
    pact.interactions.filter(({ method }) => method === 'GET').map((one) => [one.operation, one.path] as const),
  )
  for (const path of [...reads.values()].slice(0, 5)) {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${url}${path}`, { redirect: 'manual', signal }).catch(() => null) // a missing response is not JSON either
    await response?.body?.cancel()
    if (
      /json/i.test(response?.headers.get('Content-Type') ?? '') &&
      ![404, 405, 501, 599].includes(response?.status ?? 0)
    )
      return false
  }
  return true
}

const keyOf = ({ name, params }: State): string => `${name} ${JSON.stringify(params)}`

/**
 * Verifies one interaction after the other: posts its states, replays it, and posts the teardown. An interaction whose state is
 * refused is not tried and counts as failed. Rejects with BadInput if nothing can be verified: no state can be entered at
 * all, the host stops responding, or what responds is not the right host.
 */
export const verify = async (command: Verification): Promise<readonly InteractionResult<Interaction>[]> => {
  const { pact, interactions, document, url, endpoint, secrets, replayer, proxy, onCall, onResult } = command
  const results: InteractionResult<Interaction>[] = []
  const refusals = new Map<string, Entered & { readonly kind: 'refused' }>()
  const strange: Interaction[] = []
  let [entered, silences, heavyTeardowns] = [0, 0, 0]

  const enter = async (state: State): Promise<Entered> => {
    const known = refusals.get(keyOf(state))
    if (known) return known
    const response = await postState(endpoint, state, 'setup', secrets)
    if (response.kind === 'held') [entered, silences] = [entered + 1, 0]
    else {
      refusals.set(keyOf(state), response)
      silences = response.silent ? silences + 1 : 0
      if (silences >= patience) throw new BadInput(`${response.sentence} Start it, or correct --states.`)
    }
    return response
  }

  const doubt = async (): Promise<void> => {
    if (strange.length < results.length || !(await nobodyKnows(pact, url, endpoint.timeoutMs))) return
    throw new BadInput(
      `${shownAddress(url)} responds, but not as the host ${pact.provider}: ${strange.length} of ${strange.length} interactions came back as something that is no JSON or as unknown. Correct --url.`,
    )
  }

  const leave = async (states: readonly State[]): Promise<string | null> => {
    for (const state of heavyTeardowns < patience ? states : []) {
      const response = await postState(endpoint, state, 'teardown', secrets)
      if (response.kind === 'held') continue
      heavyTeardowns += 1
      return `${response.sentence}${heavyTeardowns < patience ? '' : ' Teardowns are left out from here.'}`
    }
    return null
  }

  const attempt = async (interaction: Interaction): Promise<Omit<InteractionResult, 'interaction' | 'seconds'>> => {
    const values: Record<string, StateValues> = {}
    for (const state of interaction.states) {
      const response = await enter(state)
      if (response.kind === 'held') values[state.name] = response.values
      else
        return {
          result: 'state refused',
          problems: [{ path: 'state', expected: state.name, actual: '', message: response.sentence }],
          reproduction: null,
          note: null,
        }
    }
    const report = await replayer.replay(pact, interaction, values)
    const call = proxy.take()
    if (call === null) throw new BadInput(`The Pact library sent no request for '${interaction.description}'.`)
    const states = interaction.states.map((state) => [state, values[state.name] ?? {}] as const)
    onCall({ interaction, recording: call, states })
    if (call.result.kind === 'broken' && !(await listens(url)))
      throw new BadInput(
        `${shownAddress(url)} stopped responding after ${results.length} interactions. See what ended it, and start it again.`,
      )
    const { problems, isStrange } = judged(interaction, call, report, document)
    if (isStrange) strange.push(interaction)
    return {
      result: problems.length === 0 ? 'kept' : 'broken',
      problems,
      reproduction: reproductionOf(call.request, endpoint, states),
      note: await leave(interaction.states),
    }
  }

  for (const interaction of interactions) {
    const begun = performance.now()
    const verified = { interaction, ...(await attempt(interaction)), seconds: (performance.now() - begun) / 1000 }
    results.push(verified)
    onResult(verified)
    const operations = new Set(strange.map(({ operation }) => operation)).size
    if (results.length === doubtful.interactions && operations >= doubtful.operations) await doubt()
  }
  if (results.every(({ result }) => result !== 'kept')) {
    const [refusal] = refusals.values()
    if (entered === 0 && refusal)
      throw new BadInput(
        `No state could be entered. ${refusal.sentence} Correct --states, or write the endpoint: docs/backend-team.md says how.`,
      )
    if (strange.length > 0) await doubt()
  }
  return results
}
