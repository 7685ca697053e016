import * as t from 'io-ts'
import { at, credits, employees, move, type KnownMutant } from './known-mutant.ts'

/** Mutants of the portal's generated client. */
export const inClient: readonly Omit<KnownMutant, 'outlier'>[] = [
  {
    kind: 'path',
    what: 'the client calls /balance',
    interaction: credits,
    client: (operation) => ({ ...operation, path: '/balance' }),
  },
  {
    kind: 'method',
    what: 'the client sends PUT',
    interaction: 'updateUser: the details are changed',
    client: (operation) => ({ ...operation, method: 'PUT' }),
  },
  {
    kind: 'query',
    what: 'the client sends no search',
    interaction: employees,
    client: (operation) => ({ ...operation, query: operation.query.filter((name) => name !== 'search') }),
  },
  {
    kind: 'security',
    what: 'the client sends no bearer',
    interaction: credits,
    client: (operation) => ({ ...operation, anonymous: true }),
  },
  {
    kind: 'response status',
    what: 'the client reads no 404',
    interaction: 'getCreditsBalance: somebody without credits',
    client: ({ errors, ...operation }) => ({
      ...operation,
      errors: Object.fromEntries(Object.entries(errors).filter(([status]) => status !== '404')),
    }),
  },
  {
    kind: 'response body',
    what: 'the client reads a balance of text',
    interaction: credits,
    client: (operation) => ({ ...operation, responses: { 200: t.type({ balance: t.string }) } }),
  },
]

/** Mismatches whose outlier nobody can know, because everything that could show it is derived from the rest. */
export const unknowable: readonly KnownMutant[] = [
  {
    kind: 'path',
    what: 'OpenAPI and the client that is generated from it have another path than all pacts',
    interaction: credits,
    outlier: null,
    document: (document) => move(at(document, '#/paths'), '/ccv/balance', '/credits/balance'),
    client: (operation) => ({ ...operation, path: '/credits/balance' }),
  },
]
