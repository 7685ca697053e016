import { at, move, property, responses, type CorpusChange } from './change.ts'

/** Changes of examples, words, media types, formats and bounds. */
export const contents: readonly CorpusChange[] = [
  {
    kind: 'example only',
    what: 'another balance',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'safe',
    because: 'an example promises nothing',
    change: (document) => {
      const json = at(responses(document, '/ccv/balance', 'get'), '200', 'content', 'application/json')
      at(json, 'examples', 'employee-signed-in', 'value')['balance'] = 9999
    },
  },
  {
    kind: 'description only',
    what: 'other words',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'safe',
    because: 'words are not sent',
    change: (document) => {
      property(document, 'CreditsBalance', 'balance')['description'] = 'In pence.'
      at(document, 'paths', '/ccv/balance', 'get')['summary'] = 'What is left'
    },
  },
  {
    kind: 'content type',
    what: 'a spreadsheet in the place of text/csv',
    host: 'versioned',
    operation: 'downloadEmployeesReport',
    right: 'breaks',
    because: 'the portal asks for text/csv, and a pact demands it',
    change: (document) => {
      const path = '/v2/client/{id}/employees/download-report'
      move(at(responses(document, path, 'get'), '200', 'content'), 'text/csv', 'application/vnd.ms-excel')
    },
  },
  {
    kind: 'content type',
    what: 'XML beside JSON',
    host: 'legacy',
    operation: 'getUser',
    right: 'safe',
    because: 'the portal accepts application/json alone',
    change: (document) => {
      at(responses(document, '/user', 'get'), '200', 'content')['application/xml'] = { schema: { type: 'object' } }
    },
  },
  {
    kind: 'format',
    what: 'lastPaymentDate has a time',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'the decoder reads days alone',
    change: (document) => {
      property(document, 'CreditsBalance', 'lastPaymentDate')['format'] = 'date-time'
    },
  },
  {
    kind: 'bounds',
    what: 'a shorter phone in the request',
    host: 'legacy',
    operation: 'updateUser',
    right: 'breaks',
    because: 'the form takes 30 characters',
    change: (document) => {
      property(document, 'UserChange', 'phone')['maxLength'] = 12
    },
  },
  {
    kind: 'bounds',
    what: 'a longer phone in the request',
    host: 'legacy',
    operation: 'updateUser',
    right: 'safe',
    because: 'more is accepted',
    change: (document) => {
      property(document, 'UserChange', 'phone')['maxLength'] = 40
    },
  },
  {
    kind: 'bounds',
    what: 'a balance of at most 1,000,000',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'safe',
    because: 'the portal reads any balance',
    change: (document) => {
      property(document, 'CreditsBalance', 'balance')['maximum'] = 1_000_000
    },
  },
]
