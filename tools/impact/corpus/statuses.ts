import { move, responses, type CorpusChange } from './change.ts'

/** Changes of statuses. */
export const statuses: readonly CorpusChange[] = [
  {
    kind: 'status changed',
    what: '404 becomes 410',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'credits.ts shows the absence of credits on 404, and any other status as a failure',
    change: (document) => move(responses(document, '/ccv/balance', 'get'), '404', '410'),
  },
  {
    kind: 'status changed',
    what: '403 becomes 423',
    host: 'legacy',
    operation: 'logIn',
    right: 'breaks',
    because: 'login.ts treats 403 apart, and the body of an undeclared status is not read',
    change: (document) => move(responses(document, '/login', 'post'), '403', '423'),
  },
  {
    kind: 'status removed',
    what: '422 goes',
    host: 'legacy',
    operation: 'requestPasswordReset',
    right: 'breaks',
    because: 'forgotten-password.ts reads the fields of its body',
    change: (document) => delete responses(document, '/forgot-password', 'post')['422'],
  },
  {
    kind: 'status removed',
    what: '409 goes',
    host: 'legacy',
    operation: 'updateSelection',
    right: 'breaks',
    because: 'a pact demands 409',
    change: (document) => delete responses(document, '/selection/{id}', 'patch')['409'],
  },
  {
    kind: 'status changed',
    what: '200 becomes 201',
    host: 'legacy',
    operation: 'addFamilyMember',
    right: 'breaks',
    because: 'the client reads all successes alike, but pacts demand 200',
    change: (document) => move(responses(document, '/user/family-members', 'post'), '200', '201'),
  },
  {
    kind: 'status added',
    what: '429 beside the other refusals',
    host: 'legacy',
    operation: 'logIn',
    right: 'safe',
    because: 'the client shows the sentence of any refusal',
    change: (document) => {
      const all = responses(document, '/login', 'post')
      all['429'] = all['500']
    },
  },
  {
    kind: 'status added',
    what: '204 beside 200',
    host: 'legacy',
    operation: 'updateUser',
    right: 'breaks',
    because: 'a 204 is read as the declared success, and an empty body is undecodable',
    change: (document) => {
      responses(document, '/user', 'patch')['204'] = { description: 'Saved.' }
    },
  },
]
