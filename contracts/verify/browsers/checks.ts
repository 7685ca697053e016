import type { Described } from '../described.ts'
import type { HeaderList, HostResponse } from '../http-call.ts'
import { bodyOf, type Interaction } from '../pact-file.ts'
import type { Problem } from '../problems.ts'
import type { Made } from '../recording-proxy.ts'
import type { InteractionResult } from '../result.ts'
import type { Secrets } from '../secrets.ts'
import type { StateEndpoint } from '../states.ts'
import { exposureProblems, preflightProblems, readableProblems, strangerProblems } from './cors.ts'
import { headersSent } from './headers.ts'
import { judgedCall, resultOf, type Judged } from './rule.ts'
import { verifySession } from './session.ts'

/** What the checks for browsers need. */
export interface BrowserChecks {
  /** The origin of the portal's pages; null if it is also the host's, so that nothing has to be allowed. */
  readonly origin: string | null
  readonly url: string
  readonly interactions: readonly Interaction[]
  readonly made: readonly Made[]
  readonly document: Described | null
  readonly endpoint: StateEndpoint
  readonly secrets: Secrets
  readonly onResult: (verified: InteractionResult) => void
}

/** An origin that no host can know: `.invalid` is reserved. */
const stranger = 'https://stranger.invalid'

const none = new Uint8Array()

/** The preflight for a call. */
const asking = (interaction: Interaction, origin: string) => {
  const headers = headersSent(interaction.method, bodyOf(interaction)?.type === 'application/json')
  const list: HeaderList = [
    ['Origin', origin],
    ['Access-Control-Request-Method', interaction.method],
    ['Access-Control-Request-Headers', headers.join(',')],
  ]
  return { list, asked: { origin, method: interaction.method, headers } }
}

/** Verifies what every browser requires and no pact can check. Resolves to a result for each rule. */
export const verifyForBrowsers = async (command: BrowserChecks): Promise<readonly InteractionResult[]> => {
  const { origin, url, interactions, made, endpoint, onResult } = command
  const results: InteractionResult[] = []
  let begun = performance.now()
  const report = (description: string, calls: readonly Judged[]): void => {
    const verified = resultOf(description, calls, endpoint, (performance.now() - begun) / 1000)
    begun = performance.now()
    if (!verified) return
    results.push(verified)
    onResult(verified)
  }

  /** The first interaction of each operation, with the address at which it was called. */
  const calls = interactions
    .filter((one, index) => interactions.findIndex(({ operation }) => operation === one.operation) === index)
    .map((interaction) => {
      const sent = made.find((one) => one.interaction === interaction)?.recording.request.url
      return { interaction, address: (sent ?? `${url}${interaction.path}`).replace(/\?.*$/s, '') }
    })
  const call = (
    { interaction, address }: (typeof calls)[number],
    method: string,
    headers: HeaderList,
    judge: (response: HostResponse) => readonly Problem[],
  ): Promise<Judged> => {
    const request = { method, url: address, headers, body: none }
    return judgedCall({ operation: interaction.operation, request }, endpoint.timeoutMs, judge)
  }

  const preflights = async (from: string): Promise<void> => {
    const judged: Judged[] = []
    for (const one of calls) {
      const { list, asked } = asking(one.interaction, from)
      judged.push(await call(one, 'OPTIONS', list, (response) => preflightProblems(response, asked)))
    }
    report(`a preflight of a page of ${from} is allowed`, judged)
  }

  const strangers = async (): Promise<void> => {
    const [first] = calls
    if (!first) return
    const judge = (response: HostResponse): readonly Problem[] => strangerProblems(response, stranger)
    const { list } = asking(first.interaction, stranger)
    const preflight = await call(first, 'OPTIONS', list, judge)
    const read = await call(first, 'GET', [['Origin', stranger]], judge)
    report('a page of an unknown origin can read nothing', [preflight, read])
  }

  const readings = (from: string): void => {
    const judgedBy = (judge: (response: HostResponse) => readonly Problem[]): readonly Judged[] =>
      made.flatMap(({ interaction: { operation }, recording: { request, result }, states }) =>
        result.kind === 'response' ? [{ operation, request, states, problems: judge(result) }] : [],
      )
    const readable = judgedBy((response) => readableProblems(response, from))
    report(`a page of ${from} can read a response, whatever its status`, readable)
    report('the headers that the portal reads are exposed', judgedBy(exposureProblems))
  }

  if (origin !== null) {
    await preflights(origin)
    readings(origin)
    await strangers()
  }
  await verifySession({ ...command, report })
  return results
}
