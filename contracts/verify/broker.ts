import { at, BadInput, listAt, shownAddress, textOf } from './bad-input.ts'
import { readPact, type Pact } from './pact-file.ts'
import type { Secrets } from './secrets.ts'

/** Where the broker is, and what opens it. */
export interface BrokerAccess {
  readonly url: string
  /** The value of `Authorization`; null for a broker that is open. */
  readonly authorization: string | null
}

/** A pact of a broker, with the address that takes the results of its verification. */
export interface BrokerPact extends Pact {
  readonly resultsUrl: string | null
}

/** Reads the standard environment variables of Pact brokers. Throws BadInput where they do not go together. */
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

/** Calls the broker. Rejects with BadInput where it does not respond, refuses, or returns no JSON. */
const call = async (
  access: BrokerAccess,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: unknown,
): Promise<unknown> => {
  const shown = shownAddress(url)
  // The credentials go to the broker alone, wherever its links lead.
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

/** The address of a relation of the broker's index. Throws BadInput where the broker has none. */
const linkOf = (index: unknown, relation: string, values: Readonly<Record<string, string>> = {}): string => {
  const href = at(index, '_links', relation, 'href')
  if (typeof href === 'string') return filled(href, values)
  throw new BadInput(
    `The broker has no link ${relation}: it is no Pact Broker, or one before version 2.86. Correct PACT_BROKER_BASE_URL, or update it.`,
  )
}

/**
 * The pacts that a provider has to keep by the broker's word: of the consumer's branch where one is named, else of the
 * main branch, of what is deployed or released, and of the branch of the same name. Rejects with BadInput where there are none.
 */
export const pactsOf = async (
  access: BrokerAccess,
  provider: string,
  consumerBranch: string | null,
  providerBranch: string | null,
): Promise<readonly BrokerPact[]> => {
  const index = await call(access, 'GET', `${access.url}/`)
  const selectors =
    consumerBranch === null
      ? [
          { mainBranch: true },
          { deployedOrReleased: true },
          ...(providerBranch === null ? [] : [{ matchingBranch: true }]),
        ]
      : [{ branch: consumerBranch }]
  const found = await call(access, 'POST', linkOf(index, 'pb:provider-pacts-for-verification', { provider }), {
    consumerVersionSelectors: selectors,
    ...(providerBranch !== null && { providerVersionBranch: providerBranch }),
    includePendingStatus: false,
  })
  const links = listAt(found, '_embedded', 'pacts').map((one) => at(one, '_links', 'self'))
  if (links.length === 0)
    throw new BadInput(
      `The broker has no pact with ${provider} ${consumerBranch === null ? 'of a main branch, or deployed or released' : `of the branch ${consumerBranch}`}. Publish one, or name another branch with --consumer-branch.`,
    )
  const pacts: BrokerPact[] = []
  for (const link of links) {
    const href = String(at(link, 'href'))
    const json = await call(access, 'GET', href)
    const results = at(json, '_links', 'pb:publish-verification-results', 'href')
    const source = String(at(link, 'name') ?? shownAddress(href))
    pacts.push({ ...readPact(json, source, provider), resultsUrl: typeof results === 'string' ? results : null })
  }
  return pacts
}

/** Publishes pacts, all of one consumer. Resolves to the broker's notices. Rejects with BadInput where it refuses. */
export const publishPacts = async (
  access: BrokerAccess,
  pacts: readonly Pact[],
  version: { readonly number: string; readonly branch: string | null },
): Promise<readonly string[]> => {
  const index = await call(access, 'GET', `${access.url}/`)
  const response = await call(access, 'POST', linkOf(index, 'pb:publish-contracts'), {
    pacticipantName: pacts[0]?.consumer,
    pacticipantVersionNumber: version.number,
    ...(version.branch !== null && { branch: version.branch }),
    contracts: pacts.map(({ consumer, provider, raw }) => ({
      consumerName: consumer,
      providerName: provider,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(raw)).toString('base64'),
      onConflict: 'overwrite',
    })),
  })
  return listAt(response, 'notices').map((notice) => String(at(notice, 'text')))
}

/** How one interaction of a broker's pact ended, by the id that the broker gave it. */
export interface TestResult {
  readonly interactionId: string
  readonly success: boolean
}

/** Publishes how the verification of a pact ended. Rejects with BadInput where the broker refuses. */
export const publishResults = async (
  access: BrokerAccess,
  pact: BrokerPact,
  provider: { readonly number: string; readonly branch: string | null },
  result: { readonly success: boolean; readonly tests: readonly TestResult[]; readonly by: string },
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
    testResults: result.tests,
    verifiedBy: { implementation: 'portal-contracts', version: result.by },
  })
}
