import { fileURLToPath } from 'node:url'
import { Verifier } from '@pact-foundation/pact'
import type { Host } from '../../src/effects/api/operation.ts'
import { headerNames } from '../../src/effects/api/request.ts'
import type { PactFile } from '../merge.ts'

/** What is to be verified. `states` is the address that provider states are posted to. */
export interface Verification {
  readonly host: Host
  readonly url: string
  readonly states: string
  readonly file: URL
  readonly pact: PactFile
}

/** How it ended: how many interactions the provider kept, and the library's own lines about those that it did not. */
export interface Verdict {
  readonly passed: number
  readonly failed: number
  readonly report: readonly string[]
}

/** As much of a request as the filter touches: the library's own type needs the types of express, which are not installed. */
interface FilteredRequest {
  readonly headers: Record<string, string | readonly string[] | undefined>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Puts the provider into a state. Answers the values it hands back; throws a sentence when it does not take the state. */
const post = async (states: string, state: string, params: unknown, action: 'setup' | 'teardown') => {
  const response = await fetch(states, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params: params ?? {}, action }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${states} answered ${response.status} for the state '${state}': ${text}`)
  const values: unknown = text === '' ? {} : JSON.parse(text)
  return Object.fromEntries(
    Object.entries(isObject(values) ? values : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Lines of the library's report, and the interactions that it names as failed. Throws when the text is no report. */
const readReport = (text: string): { readonly failed: ReadonlySet<string>; readonly lines: readonly string[] } => {
  let report: unknown = null
  try {
    report = JSON.parse(text)
  } catch {
    throw new Error(`The verifier could not run: ${text}`)
  }
  const { errors, output } = isObject(report) ? report : {}
  const named = (Array.isArray(errors) ? errors : []).map((one: unknown) =>
    String(isObject(one) ? one.interaction : one),
  )
  return { failed: new Set(named), lines: (Array.isArray(output) ? output : []).map(String) }
}

/**
 * Replays every interaction of a pact against a running provider. Before each, its state is posted; when the answer has an
 * `accessToken`, that replaces the bearer of the pact in both headers, and other values replace the ids named in the pact.
 * Throws a sentence when the verification cannot run at all.
 */
export const verify = async ({ host, url, states, file, pact }: Verification): Promise<Verdict> => {
  let accessToken: string | null = null
  const refusals = new Map<string, string>()
  const names = new Set(pact.interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name)))
  const handle = (state: string) => ({
    setup: async (params?: unknown) => {
      accessToken = null
      const values = await post(states, state, params, 'setup').catch((error: unknown) => {
        refusals.set(state, error instanceof Error ? error.message : String(error))
        throw error
      })
      accessToken = values['accessToken'] ?? null
      return values
    },
    teardown: async (params?: unknown) => {
      await post(states, state, params, 'teardown')
    },
  })
  const verifier = new Verifier({
    provider: host,
    providerBaseUrl: url,
    pactUrls: [fileURLToPath(file)],
    logLevel: 'error',
    stateHandlers: Object.fromEntries([...names].map((name) => [name, handle(name)])),
    requestFilter: (request: FilteredRequest, _response: unknown, next: () => void) => {
      if (accessToken !== null && request.headers['authorization'] !== undefined) {
        request.headers['authorization'] = `Bearer ${accessToken}`
        request.headers[headerNames.bearerCopy.toLowerCase()] = accessToken
      }
      next()
    },
  })
  const text = await verifier
    .verifyProvider()
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  const { failed, lines } = readReport(text)
  // The library replays an exchange even when its state was refused, and such a one may pass by chance: it counts as failed.
  const unset = pact.interactions.filter(
    ({ description, providerStates }) =>
      providerStates.some(({ name }) => refusals.has(name)) &&
      ![...failed].some((named) => named.endsWith(` - ${description}`)),
  )
  const failures = failed.size + unset.length
  return {
    passed: pact.interactions.length - failures,
    failed: failures,
    report: failures === 0 ? [] : [...lines, ...new Set(refusals.values())],
  }
}
