import { at, listIn, move, renameParameter, responses, type CorpusChange } from './change.ts'

/** Changes of what the portal sends, of addresses and of headers. */
export const requests: readonly CorpusChange[] = [
  {
    kind: 'enum member removed',
    what: 'filter[person_activated] can only be 1',
    host: 'versioned',
    operation: 'getEmployees',
    right: 'breaks',
    because: 'the filter of the list sends 0 for those who have not registered',
    change: (document) => {
      at(document, 'components', 'parameters', 'PersonActivated', 'schema')['enum'] = ['1']
    },
  },
  {
    kind: 'header removed',
    what: 'Content-Disposition',
    host: 'legacy',
    operation: 'downloadReport',
    right: 'breaks',
    because: 'the file is saved under its name, and a pact demands it',
    change: (document) =>
      delete at(responses(document, '/client/{id}/reports/{reportId}/download', 'get'), '200')['headers'],
  },
  {
    kind: 'parameter renamed',
    what: 'search is q',
    host: 'versioned',
    operation: 'getEmployees',
    right: 'breaks',
    because: 'the list sends search',
    change: (document) => renameParameter(document, 'Search', 'q'),
  },
  {
    kind: 'parameter added',
    what: 'an optional one',
    host: 'legacy',
    operation: 'getUser',
    right: 'safe',
    because: 'nothing has to be sent',
    change: (document) => {
      const get = at(document, 'paths', '/user', 'get')
      get['parameters'] = [...listIn(get, 'parameters'), { name: 'fields', in: 'query', schema: { type: 'string' } }]
    },
  },
  {
    kind: 'parameter required',
    what: 'search',
    host: 'versioned',
    operation: 'getEmployees',
    right: 'breaks',
    because: 'the list leaves an empty search out',
    change: (document) => {
      at(document, 'components', 'parameters', 'Search')['required'] = true
    },
  },
  {
    kind: 'path parameter renamed',
    what: '{id} is {selectionId}',
    host: 'legacy',
    operation: 'updateSelection',
    right: 'safe',
    because: 'the name is not sent',
    change: (document) => {
      const text = JSON.stringify(at(document, 'paths', '/selection/{id}'))
      const named = [...text.matchAll(/"#\/components\/parameters\/(\w+)"/g)].map(([, name = '']) => name)
      for (const name of named) {
        const parameter = at(document, 'components', 'parameters', name)
        if (parameter['in'] === 'path') parameter['name'] = 'selectionId'
      }
      move(at(document, 'paths'), '/selection/{id}', '/selection/{selectionId}')
    },
  },
  {
    kind: 'path changed',
    what: '/ccv/balance is /credits/balance',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'the address is generated from the old document',
    change: (document) => move(at(document, 'paths'), '/ccv/balance', '/credits/balance'),
  },
  {
    kind: 'operation removed',
    what: 'one that a screen calls',
    host: 'versioned',
    operation: 'getVouchers',
    right: 'breaks',
    because: 'the page of vouchers reads it',
    change: (document) => delete at(document, 'paths')['/ccv/vouchers'],
  },
  {
    kind: 'operation removed',
    what: 'one without a use',
    host: 'legacy',
    operation: 'getClient',
    right: 'safe',
    because: 'x-unused: nothing calls it',
    change: (document) => delete at(document, 'paths')['/client/user'],
  },
  {
    kind: 'security',
    what: 'a bearer for the login',
    host: 'legacy',
    operation: 'logIn',
    right: 'breaks',
    because: 'there is none before the login',
    change: (document) => {
      at(document, 'paths', '/login', 'post')['security'] = [{ bearer: [] }]
    },
  },
  {
    kind: 'security',
    what: 'no bearer for vouchers',
    host: 'versioned',
    operation: 'getVouchers',
    right: 'safe',
    because: 'the portal sends more than it has to',
    change: (document) => {
      at(document, 'paths', '/ccv/vouchers', 'get')['security'] = []
    },
  },
]
