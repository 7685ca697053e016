import { at, BadInput, listAt, shownAddress, textOf } from './bad-input.ts'
import { readPact, type Pact } from './pact-file.ts'
import type { Secrets } from './secrets.ts'

/** The broker's address and credentials. */
export interface BrokerAccess {
  readonly url: string
  /** The value of `Authorization`; null for a broker that is open. */
  readonly authorization: string | null
}

/** A pact, with the broker's information about it. */
export interface BrokerPact extends Pact {
  /** The address for publishing the results of its verification; null if there is none. */
  readonly resultsUrl: string | null
  /** Whether the provider's branch has never satisfied it: then its failures do not fail the run. */
  readonly isPending: boolean
  /** The broker's reasons why it is to be verified. */
  readonly notices: readonly string[]
}

/** Reads the standard environment variables of Pact brokers. Throws BadInput if they are inconsistent. */
export const readBrokerAccess = (env: Readonly<Record<string, string | undefined>>, secrets: Secrets): BrokerAccess => {
  const of = (name: string): string => env[`PACT_BROKER_${name}`] ?? ''
  const [url, token, username, password] = [of('BASE_URL'), of('TOKEN'), of('USERNAME'), of('PASSWORD')]
  for (const secret of [token, password]) if (secret !== '') secrets.add(secret)
  if (url === '') throw new BadInput('PACT_BROKER_BASE_URL is not set: the address of the broker, https://….')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new BadInput('PACT_BROKER_BASE_URL is no address that begins with http:// or https://.')
  if (new URL(url).username !== '' || new URL(url).password !== '')
    throw new BadInput(
      'PACT_BROKER_BASE_URL has a user name or a password in it. Set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD instead.',
    )
  if (token !== '' && username + password !== '')
    throw new BadInput('Set either PACT_BROKER_TOKEN or PACT_BROKER_USERNAME with PACT_BROKER_PASSWORD, not both.')
  if ((username === '') !== (password === ''))
    throw new BadInput('PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD go together, and one of them is not set.')
  const basic = Buffer.from(`${username}:${password}`).toString('base64')
  if (username !== '') secrets.add(basic)
  return {
    url: url.replace(/\/$/, ''),
    authorization: token === '' ? (username === '' ? null : `Basic ${basic}`) : `Bearer ${token}`,
  }
}

const refusal = (status: number, shown: string, body: string): string => {
  if (status === 401 || status === 403)
    return `The broker ${shown} refuses the credentials (${status}). Correct PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.`
  return `The broker returned ${status} at ${shown}: ${body.replaceAll(/\s+/g, ' ').slice(0, 300)}`
}

/** Calls the broker. Rejects with BadInput if it does not respond, refuses, or returns anything but JSON. */
const call = async (
  access: BrokerAccess,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: unknown,
): Promise<unknown> => {
  const shown = shownAddress(url)
  // The credentials go only to the broker, wherever its links lead.
  const isBroker = new URL(url).origin === new URL(access.url).origin
  const response = await fetch(url, {
    method,
    headers: {
      Accept: 'application/hal+json, application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(access.authorization !== null && isBroker && { Authorization: access.authorization }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : textOf(error)
    throw new BadInput(`The broker ${shown} cannot be reached (${cause}). Correct PACT_BROKER_BASE_URL.`, {
      cause: error,
    })
  })
  const text = await response.text()
  if (!response.ok) throw new BadInput(refusal(response.status, shown, text))
  try {
    return text.trim() === '' ? null : (JSON.parse(text) as unknown)
  } catch (error) {
    throw new BadInput(
      `${shown} returned ${response.status} without JSON, so it is no broker. Correct PACT_BROKER_BASE_URL.`,
      {
        cause: error,
      },
    )
  }
}

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

/** The address of a relation in the broker's index. Throws BadInput if the broker has none. */
const linkOf = (index: unknown, relation: string, values: Readonly<Record<string, string>> = {}): string => {
  const href = at(index, '_links', relation, 'href')
  if (typeof href === 'string') return filled(href, values)
  throw new BadInput(
    `The broker has no link ${relation}: it is no Pact Broker, or one before version 2.86. Correct PACT_BROKER_BASE_URL, or update it.`,
  )
}

/** Which pacts a provider requests. */
export interface Question {
  /** The consumer's branch; null for its main branch, its deployed or released versions, and the branch with the provider branch's name. */
  readonly consumerBranch: string | null
  /** The provider's branch. If it is known, the broker says which pacts are pending for it. */
  readonly providerBranch: string | null
  /** A day: includes pacts of unmerged branches made since then, as pending ones. */
  readonly workInProgressSince: string | null
}

const questionOf = ({ consumerBranch, providerBranch, workInProgressSince }: Question): object => ({
  consumerVersionSelectors:
    consumerBranch === null
      ? [
          { mainBranch: true },
          { deployedOrReleased: true },
          ...(providerBranch === null ? [] : [{ matchingBranch: true }]),
        ]
      : [{ branch: consumerBranch }],
  ...(providerBranch !== null && { providerVersionBranch: providerBranch }),
  includePendingStatus: providerBranch !== null,
  ...(workInProgressSince !== null && { includeWipPactsSince: workInProgressSince }),
})

/** The pacts that the broker says a provider has to satisfy. Rejects with BadInput if there are none. */
export const pactsOf = async (
  access: BrokerAccess,
  provider: string,
  question: Question,
): Promise<readonly BrokerPact[]> => {
  const index = await call(access, 'GET', `${access.url}/`)
  const address = linkOf(index, 'pb:provider-pacts-for-verification', { provider })
  const found = listAt(await call(access, 'POST', address, questionOf(question)), '_embedded', 'pacts')
  const { consumerBranch } = question
  if (found.length === 0)
    throw new BadInput(
      `The broker has no pact with ${provider} ${consumerBranch === null ? 'of a main branch, or deployed or released' : `of the branch ${consumerBranch}`}. Publish one, or name another branch with --consumer-branch.`,
    )
  const pacts: BrokerPact[] = []
  for (const one of found) {
    const link = at(one, '_links', 'self')
    const href = String(at(link, 'href'))
    const json = await call(access, 'GET', href)
    const results = at(json, '_links', 'pb:publish-verification-results', 'href')
    const notices = listAt(one, 'verificationProperties', 'notices').filter(
      (notice) => at(notice, 'when') === 'before_verification',
    )
    pacts.push({
      ...readPact(json, String(at(link, 'name') ?? shownAddress(href)), provider),
      resultsUrl: typeof results === 'string' ? results : null,
      isPending: at(one, 'verificationProperties', 'pending') === true,
      notices: notices.map((notice) => String(at(notice, 'text'))),
    })
  }
  return pacts
}

/** How one interaction of a broker's pact ended, by the id that the broker gave it. */
export interface TestResult {
  readonly interactionId: string
  readonly success: boolean
}

/** Publishes how the verification of a pact ended. Rejects with BadInput if the broker refuses. */
export const publishResults = async (
  access: BrokerAccess,
  pact: BrokerPact,
  provider: { readonly number: string; readonly branch: string | null },
  result: {
    readonly success: boolean
    readonly tests: readonly TestResult[]
    readonly by: string
    readonly buildUrl: string | null
  },
): Promise<void> => {
  if (pact.resultsUrl === null)
    throw new BadInput(`The broker takes no results for ${pact.source}: it gave no link for them.`)
  if (provider.branch !== null) {
    const index = await call(access, 'GET', `${access.url}/`)
    const place = { pacticipant: pact.provider, branch: provider.branch, version: provider.number }
    await call(access, 'PUT', linkOf(index, 'pb:pacticipant-branch-version', place), {})
  }
  await call(access, 'POST', pact.resultsUrl, {
    success: result.success,
    providerApplicationVersion: provider.number,
    ...(result.buildUrl !== null && { buildUrl: result.buildUrl }),
    testResults: result.tests,
    verifiedBy: { implementation: 'portal-contracts', version: result.by },
  })
}
