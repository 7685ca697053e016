import { serve, type Received, type Scripted, type ScriptedResponse } from './scripted-host.ts'

/** What the double received. */
export interface BrokerDouble extends Scripted {
  /** The bodies of published contracts and results, and the branches that versions were added to. */
  readonly published: { readonly contracts: unknown[]; readonly results: unknown[]; readonly branches: string[] }
  /** The queries for pacts, as they were sent. */
  readonly questions: unknown[]
}

/** What the double has, and how it responds. */
export interface BrokerContent {
  /** The only value of `Authorization` that it accepts. */
  readonly authorization: string
  /** The pact of the branch `main` with the provider `legacy`; null if there is none. */
  readonly pact: { readonly provider: { readonly name: string }; readonly interactions: readonly object[] } | null
  /** Whether the pact is pending for the provider's branch, if the query has one. */
  readonly isPending?: boolean
  /** Whether it is on an unmerged branch of the consumer, so that it is returned only as work in progress. */
  readonly isWorkInProgress?: boolean
}

const pactPath = '/pacts/provider/legacy/consumer/portal/pact-version/0e3369199f4008231946e0245474537443ccda2a'

const hal = (body: unknown, status = 200): ScriptedResponse => ({
  status,
  type: 'application/hal+json;charset=utf-8',
  body,
})

interface Question {
  readonly consumerVersionSelectors?: readonly object[]
  readonly providerVersionBranch?: string
  readonly includePendingStatus?: boolean
  readonly includeWipPactsSince?: string
}

/**
 * A Pact Broker as far as `portal-verify` and the standard client (`@pact-foundation/pact-cli`) call it, with the addresses, links and bodies
 * of its documented API. `npm run contracts:broker` checks that both work with it.
 */
export const brokerDouble = async (content: BrokerContent): Promise<BrokerDouble> => {
  const { authorization, pact, isPending = false, isWorkInProgress = false } = content
  const published: BrokerDouble['published'] = { contracts: [], results: [], branches: [] }
  const questions: unknown[] = []

  const pactsFor = (base: string, question: Question): ScriptedResponse => {
    const link = (href: string) => ({ href: `${base}${href}` })
    const { consumerVersionSelectors: selectors = [{ mainBranch: true }] } = question
    const isSelected = selectors.some((one) => 'mainBranch' in one || ('branch' in one && one.branch === 'main'))
    const isWanted = isWorkInProgress ? question.includeWipPactsSince !== undefined : isSelected
    const knowsPending = question.includePendingStatus === true && question.providerVersionBranch !== undefined
    const pending = (isPending || isWorkInProgress) && knowsPending
    const name = 'Pact between portal (v1) and legacy'
    const verificationProperties = {
      ...(knowsPending && { pending }),
      ...(isWorkInProgress && { wip: true }),
      notices: [
        { when: 'before_verification', text: 'The pact is being verified because of the selectors of the question.' },
        { when: 'after_verification:success_true_published_true', text: 'This pact is no longer pending.' },
      ],
    }
    const pacts =
      pact && isWanted
        ? [
            {
              verificationProperties,
              shortDescription: 'latest from main',
              _links: { self: { ...link(pactPath), name } },
            },
          ]
        : []
    return hal({ _embedded: { pacts }, _links: { self: link('/pacts/provider/legacy/for-verification') } })
  }

  const respond = (base: string, { method, path, headers, body }: Received): ScriptedResponse => {
    // It repeats the credentials that it was sent, so that a leak would be seen.
    if (headers['authorization'] !== authorization)
      return { status: 401, body: { error: { message: `Unauthorised: ${String(headers['authorization'])}` } } }
    const link = (href: string, templated = false) => ({ href: `${base}${href}`, title: href, templated })
    const [pathname = ''] = path.split('?')
    switch (`${method} ${pathname}`) {
      case 'GET /':
        return hal({
          _links: {
            self: link('/'),
            'pb:publish-contracts': link('/contracts/publish'),
            'pb:provider-pacts-for-verification': link('/pacts/provider/{provider}/for-verification', true),
            'pb:pacticipant-version': link('/pacticipants/{pacticipant}/versions/{version}', true),
            'pb:pacticipant-branch-version': link(
              '/pacticipants/{pacticipant}/branches/{branch}/versions/{version}',
              true,
            ),
            'pb:environments': link('/environments'),
            'pb:webhooks': link('/webhooks'),
            'pb:webhook': link('/webhooks/{uuid}', true),
          },
        })
      case 'GET /pacts/provider/legacy/for-verification':
        return pactsFor(base, {})
      case 'POST /pacts/provider/legacy/for-verification': {
        const question = JSON.parse(body) as Question // what the client documents
        questions.push(question)
        return pactsFor(base, question)
      }
      case `GET ${pactPath}`:
        return hal({
          ...pact,
          interactions: pact?.interactions.map((one, index) => ({ ...one, _id: `id-${index}` })),
          createdAt: '2026-11-20T10:00:00+00:00',
          _links: {
            self: link(pactPath),
            'pb:provider': { ...link('/pacticipants/legacy'), name: 'legacy' },
            'pb:publish-verification-results': link(`${pactPath}/verification-results`),
          },
        })
      case 'GET /pacticipants/legacy':
        return hal({
          name: 'legacy',
          _links: {
            self: link('/pacticipants/legacy'),
            'pb:version-tag': link('/pacticipants/legacy/versions/{version}/tags/{tag}', true),
            'pb:branch-version': link('/pacticipants/legacy/branches/{branch}/versions/{version}', true),
          },
        })
      case `POST ${pactPath}/verification-results`:
        published.results.push(JSON.parse(body))
        return hal(JSON.parse(body), 201)
      case 'POST /contracts/publish': {
        const { pacticipantVersionNumber: number } = JSON.parse(body) as { pacticipantVersionNumber: string } // likewise
        published.contracts.push(JSON.parse(body))
        return hal({
          notices: [{ type: 'success', text: 'Pact successfully published.' }],
          logs: [],
          _embedded: {
            pacticipant: { name: 'portal', _links: { self: { ...link('/pacticipants/portal'), name: 'portal' } } },
            version: {
              number,
              _links: { self: { ...link(`/pacticipants/portal/versions/${number}`), name: number } },
            },
          },
          _links: {
            'pb:pacticipant': { ...link('/pacticipants/portal'), name: 'portal' },
            'pb:pacticipant-version': { ...link(`/pacticipants/portal/versions/${number}`), name: number },
            'pb:pacticipant-version-tags': [],
            'pb:contracts': [{ ...link(pactPath), name: 'legacy' }],
          },
        })
      }
      case 'GET /matrix':
        return hal({
          summary: {
            deployable: true,
            reason: 'All required verification results are published',
            success: 1,
            failed: 0,
            unknown: 0,
          },
          notices: [{ type: 'success', text: 'All required verification results are published and successful' }],
          matrix: [],
        })
      default:
    }
    const version = /^\/pacticipants\/(\w+)\/versions\/([^/]+)$/.exec(pathname)
    if (version && method === 'GET')
      return hal({
        number: version[2],
        _links: {
          self: link(pathname),
          'pb:record-deployment': [
            { ...link(`${pathname}/deployed-versions/environment/1`), name: 'production', title: 'Record deployment' },
          ],
        },
      })
    if (method === 'POST' && pathname.includes('/deployed-versions/')) return hal({ currentlyDeployed: true }, 201)
    if (method === 'PUT' && pathname.startsWith('/webhooks/'))
      return hal(
        {
          uuid: pathname.split('/').at(-1),
          description: 'portal',
          _links: { self: { ...link(pathname), title: 'Webhook' } },
        },
        201,
      )
    if (method !== 'PUT' || !pathname.startsWith('/pacticipants/')) return { status: 404, body: 'Not found' }
    published.branches.push(pathname)
    return hal({ _links: { self: link(pathname) } }, 201)
  }
  const server: Scripted = await serve((received) => respond(server.url, received))
  return { ...server, published, questions }
}
