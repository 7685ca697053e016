import type { Json } from '../../../../openapi/json.ts'
import type { Interaction, PactRequest } from '../../pact-file.ts'
import { acting, credits, employees, report, vouchers, type KnownMutant } from './known-mutant.ts'

type Response = Interaction['response']

const absent = 'getCreditsBalance: somebody without credits'
const details = 'updateUser: the details are changed'

const asking =
  (change: (request: PactRequest) => PactRequest) =>
  (interaction: Interaction): Interaction => ({ ...interaction, request: change(interaction.request) })
const responding =
  (change: (response: Response) => Response) =>
  (interaction: Interaction): Interaction => ({ ...interaction, response: change(interaction.response) })
const inState =
  (name: string, params?: Json) =>
  (interaction: Interaction): Interaction => ({
    ...interaction,
    providerStates: [{ name, ...(params !== undefined && { params }) }],
  })
const query = (name: string, value: string) =>
  asking((request) => ({ ...request, query: { ...request.query, [name]: [value] } }))
const requestHeader = (name: string, value: string) =>
  asking((request) => ({ ...request, headers: { ...request.headers, [name]: [value] } }))
const responseHeader = (name: string, value: string) =>
  responding((response) => ({ ...response, headers: { ...response.headers, [name]: [value] } }))
const without = <A>(record: Readonly<Record<string, A>> | undefined, name: string): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => key !== name))
const content = (change: (body: Readonly<Record<string, Json>>) => Json) =>
  responding((response) =>
    response.body
      ? { ...response, body: { ...response.body, content: change(Object(response.body.content)) } }
      : response,
  )

/** Mutants of a pact. The mock gets the request of the changed pact. */
export const inPact: readonly Omit<KnownMutant, 'outlier'>[] = [
  {
    kind: 'method',
    what: 'vouchers are read by POST',
    interaction: vouchers,
    pact: asking((request) => ({ ...request, method: 'POST' })),
  },
  {
    kind: 'path',
    what: '/ccv/balances',
    interaction: credits,
    pact: asking((request) => ({ ...request, path: '/ccv/balances' })),
  },
  { kind: 'query', what: 'many rows', interaction: employees, pact: query('range', 'many') },
  {
    kind: 'query',
    what: 'a filter that is neither 0 nor 1',
    interaction: employees,
    pact: query('filter[person_activated]', '2'),
  },
  {
    kind: 'request body',
    what: 'a change without a body',
    interaction: details,
    pact: asking(({ method, path, headers }) => ({ method, path, ...(headers && { headers }) })),
  },
  {
    kind: 'request body',
    what: 'a list in the place of an object',
    interaction: details,
    pact: asking((request) => ({ ...request, ...(request.body && { body: { ...request.body, content: [] } }) })),
  },
  {
    kind: 'content type',
    what: 'the change is sent as text',
    interaction: details,
    pact: requestHeader('Content-Type', 'text/plain'),
  },
  {
    kind: 'request header',
    what: 'pages are accepted alone',
    interaction: credits,
    pact: requestHeader('Accept', 'text/html'),
  },
  {
    kind: 'security',
    what: 'a bearer at the login',
    interaction: 'logIn: an employee logs in',
    pact: requestHeader('Authorization', 'Bearer early'),
  },
  {
    kind: 'request header',
    what: 'X-Masquerade-User-Id is misspelt',
    interaction: acting,
    pact: asking((request) => ({
      ...request,
      headers: { ...without(request.headers, 'X-Masquerade-User-Id'), 'X-Masquerade-UserId': ['4021'] },
    })),
  },
  { kind: 'state', what: 'a state that nobody knows', interaction: absent, pact: inState('no-credit') },
  { kind: 'state', what: 'the state of another interaction', interaction: absent, pact: inState('employee-signed-in') },
  {
    kind: 'state',
    what: 'a parameter that the state does not take',
    interaction: 'calculateCosts: no cost can be calculated',
    pact: inState('costs-unavailable', { benefitId: 'no-such-benefit' }),
  },
  {
    kind: 'response header',
    what: 'the report is shown in the page',
    interaction: report,
    pact: responding((response) => ({
      ...response,
      headers: { ...response.headers, 'Content-Disposition': ['inline'] },
      matchingRules: {
        ...response.matchingRules,
        header: without(response.matchingRules?.header, 'Content-Disposition'),
      },
    })),
  },
  {
    kind: 'response header',
    what: 'X-Total is demanded',
    interaction: employees,
    pact: responseHeader('X-Total', '7'),
  },
  {
    kind: 'response header',
    what: 'Content-Disposition is not demanded',
    interaction: report,
    pact: responding((response) => ({
      ...response,
      headers: without(response.headers, 'Content-Disposition'),
      matchingRules: {
        ...response.matchingRules,
        header: without(response.matchingRules?.header, 'Content-Disposition'),
      },
    })),
  },
  {
    kind: 'content type',
    what: 'the refusal is application/problem+json',
    interaction: absent,
    pact: responding((response) => ({
      ...response,
      headers: { ...response.headers, 'Content-Type': ['application/problem+json'] },
    })),
  },
  {
    kind: 'example',
    what: 'another balance than that of the state',
    interaction: credits,
    pact: content((body) => ({ ...body, balance: 12_051 })),
  },
  {
    kind: 'response body',
    what: 'a nickname is demanded',
    interaction: "getUser: the person's own details",
    pact: content((body) => ({ ...body, nickname: 'Rob' })),
  },
]
