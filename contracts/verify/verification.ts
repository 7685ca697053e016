import { connect } from 'node:net'
import { BadInput, shownAddress } from './bad-input.ts'
import type { Interaction, Pact, State } from './pact-file.ts'
import { readVerdict, type Problem } from './problems.ts'
import type { Replayer } from './replayer.ts'
import type { Secrets } from './secrets.ts'
import { postState, type Entered, type StateEndpoint, type StateValues } from './states.ts'

/** How one interaction ended: kept, broken by its answer, or not tried because the host did not take its state. */
export interface Outcome {
  readonly interaction: Interaction
  readonly result: 'kept' | 'broken' | 'state refused'
  readonly problems: readonly Problem[]
  /** What went wrong beside the interaction: a teardown that was refused. */
  readonly note: string | null
  readonly seconds: number
}

/** What is verified, and how. */
export interface Verification {
  readonly pact: Pact
  readonly interactions: readonly Interaction[]
  readonly url: string
  readonly endpoint: StateEndpoint
  readonly secrets: Secrets
  readonly replayer: Replayer
  /** Told of every outcome as it comes. */
  readonly onOutcome: (outcome: Outcome) => void
}

/** Whether something listens there; a call instead of a connection would itself have to be in the contract. */
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

/** So many interactions of so many operations without one sensible answer, and the address is doubted. */
const doubtful = { interactions: 12, operations: 3 }
/** So many states in a row without any answer, and the endpoint is given up; so many teardowns, and they are left out. */
const patience = 3

/** Asks other reads of the pact, without a state: true where none is answered with JSON that knows the path. */
const nobodyKnows = async (pact: Pact, url: string, timeoutMs: number): Promise<boolean> => {
  const reads = new Map(
    pact.interactions.filter(({ method }) => method === 'GET').map((one) => [one.operation, one.path] as const),
  )
  for (const path of [...reads.values()].slice(0, 5)) {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', signal }).catch(() => null) // no answer is no JSON either
    await answer?.body?.cancel()
    if (/json/i.test(answer?.headers.get('Content-Type') ?? '') && ![404, 405, 501, 599].includes(answer?.status ?? 0))
      return false
  }
  return true
}

const keyOf = ({ name, params }: State): string => `${name} ${JSON.stringify(params)}`

/**
 * Verifies one interaction after the other: posts its states, replays it, and posts the teardown. An interaction whose state is
 * refused is not tried and counts as failed. Rejects with BadInput where nothing can be verified: no state can be entered at
 * all, the host stops answering, or what answers is no such host.
 */
export const verify = async (command: Verification): Promise<readonly Outcome[]> => {
  const { pact, interactions, url, endpoint, secrets, replayer, onOutcome } = command
  const outcomes: Outcome[] = []
  const refusals = new Map<string, Entered & { readonly kind: 'refused' }>()
  const strange: Interaction[] = []
  let [entered, silences, heavyTeardowns] = [0, 0, 0]

  const enter = async (state: State): Promise<Entered> => {
    const known = refusals.get(keyOf(state))
    if (known) return known
    const answer = await postState(endpoint, state, 'setup', secrets)
    if (answer.kind === 'held') [entered, silences] = [entered + 1, 0]
    else {
      refusals.set(keyOf(state), answer)
      silences = answer.silent ? silences + 1 : 0
      if (silences >= patience) throw new BadInput(`${answer.sentence} Start it, or correct --states.`)
    }
    return answer
  }

  const doubt = async (): Promise<void> => {
    if (strange.length < outcomes.length || !(await nobodyKnows(pact, url, endpoint.timeoutMs))) return
    throw new BadInput(
      `${shownAddress(url)} answers, but not as the host ${pact.provider}: ${strange.length} of ${strange.length} interactions came back as something that is no JSON or as unknown. Correct --url.`,
    )
  }

  const leave = async (states: readonly State[]): Promise<string | null> => {
    for (const state of heavyTeardowns < patience ? states : []) {
      const answer = await postState(endpoint, state, 'teardown', secrets)
      if (answer.kind === 'held') continue
      heavyTeardowns += 1
      return `${answer.sentence}${heavyTeardowns < patience ? '' : ' Teardowns are left out from here.'}`
    }
    return null
  }

  const attempt = async (interaction: Interaction): Promise<Omit<Outcome, 'interaction' | 'seconds'>> => {
    const values: Record<string, StateValues> = {}
    for (const state of interaction.states) {
      const answer = await enter(state)
      if (answer.kind === 'held') values[state.name] = answer.values
      else
        return {
          result: 'state refused',
          problems: [{ path: 'state', expected: state.name, actual: '', message: answer.sentence }],
          note: null,
        }
    }
    const sent = performance.now()
    const { problems, isStrange, isSilent } = readVerdict(await replayer.replay(pact, interaction, values))
    const seconds = endpoint.timeoutMs / 1000
    const isLate = isSilent && performance.now() - sent >= endpoint.timeoutMs
    if (isSilent && !(await listens(url)))
      throw new BadInput(
        `${shownAddress(url)} stopped answering after ${outcomes.length} interactions. See what ended it, and start it again.`,
      )
    if (isStrange) strange.push(interaction)
    return {
      result: problems.length === 0 ? 'kept' : 'broken',
      problems: isLate
        ? problems.map((one) => ({ ...one, message: `There was no answer within ${seconds} s.` }))
        : problems,
      note: await leave(interaction.states),
    }
  }

  for (const interaction of interactions) {
    const begun = performance.now()
    const outcome = { interaction, ...(await attempt(interaction)), seconds: (performance.now() - begun) / 1000 }
    outcomes.push(outcome)
    onOutcome(outcome)
    const operations = new Set(strange.map(({ operation }) => operation)).size
    if (outcomes.length === doubtful.interactions && operations >= doubtful.operations) await doubt()
  }
  if (outcomes.every(({ result }) => result !== 'kept')) {
    const [refusal] = refusals.values()
    if (entered === 0 && refusal)
      throw new BadInput(
        `No state could be entered. ${refusal.sentence} Correct --states, or write the endpoint: docs/backend-team.md says how.`,
      )
    if (strange.length > 0) await doubt()
  }
  return outcomes
}
