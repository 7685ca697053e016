import type { Json } from '../../../../openapi/json.ts'
import type { ComparedResponse } from '../../response.ts'
import { acting, credits, employees, report, type KnownMutant } from './known-mutant.ts'

const details = "getUser: the person's own details"

const header =
  (name: string, value: string | null, instead = name) =>
  (response: ComparedResponse): ComparedResponse => ({
    ...response,
    headers: {
      ...Object.fromEntries(Object.entries(response.headers).filter(([key]) => key !== name)),
      ...(value !== null && { [instead]: value }),
    },
  })
const json =
  (change: (body: Readonly<Record<string, Json>>) => Json) =>
  (response: ComparedResponse): ComparedResponse => ({ ...response, json: change(Object(response.json)) })

/** Mutants of what the mock returns. */
export const inMock: readonly Omit<KnownMutant, 'outlier'>[] = [
  {
    kind: 'response header',
    what: 'X-Masquerade is left out',
    interaction: acting,
    sent: header('x-masquerade', null),
  },
  {
    kind: 'response header',
    what: 'X-Masquerade names another person',
    interaction: acting,
    sent: header('x-masquerade', 'somebody'),
  },
  {
    kind: 'response header',
    what: 'Content-Disposition is misspelt',
    interaction: report,
    sent: header('content-disposition', 'attachment; filename="a.csv"', 'content-deposition'),
  },
  {
    kind: 'response header',
    what: 'the report is shown in the page',
    interaction: report,
    sent: header('content-disposition', 'inline'),
  },
  { kind: 'response header', what: 'X-Debug is sent', interaction: employees, sent: header('x-debug', '1') },
  {
    kind: 'content type',
    what: 'JSON as a page',
    interaction: credits,
    sent: (response) => ({
      ...header('content-type', 'text/html')(response),
      json: undefined,
      bytes: new TextEncoder().encode(JSON.stringify(response.json)),
    }),
  },
  {
    kind: 'response body',
    what: 'nothing',
    interaction: credits,
    sent: (response) => ({ ...response, json: undefined, bytes: null }),
  },
  {
    kind: 'response status',
    what: 'the connection is dropped',
    interaction: credits,
    sent: (response) => ({ ...response, status: 0, headers: {}, json: undefined, bytes: null }),
  },
  {
    kind: 'response status',
    what: 'the handler throws',
    interaction: credits,
    sent: (response) => ({ ...response, status: 599, json: { path: 'handler', message: 'TypeError' } }),
  },
  {
    kind: 'response body',
    what: 'a nickname that nobody describes',
    interaction: details,
    sent: json((body) => ({ ...body, nickname: 'Rob' })),
  },
  { kind: 'response body', what: 'no family', interaction: acting, sent: (response) => ({ ...response, json: [] }) },
  {
    kind: 'response body',
    what: 'a balance in words',
    interaction: credits,
    sent: json((body) => ({ ...body, balance: 'twelve thousand' })),
  },
  {
    kind: 'response body',
    what: 'a fraction of a penny',
    interaction: credits,
    sent: json((body) => ({ ...body, balance: 120.5 })),
  },
]
