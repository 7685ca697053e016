import { at, listIn, move, property, schema, type CorpusChange } from './change.ts'

/** Changes of the fields of bodies. */
export const fields: readonly CorpusChange[] = [
  {
    kind: 'field removed',
    what: 'lastPaymentDate goes',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'the card of credits shows it, and a pact demands it',
    change: (document) => delete at(schema(document, 'CreditsBalance'), 'properties')['lastPaymentDate'],
  },
  {
    kind: 'field added',
    what: 'middleName',
    host: 'legacy',
    operation: 'getUser',
    right: 'safe',
    because: 'undocumented fields are ignored',
    change: (document) => {
      at(schema(document, 'UserDetails'), 'properties')['middleName'] = { type: 'string' }
    },
  },
  {
    kind: 'field renamed',
    what: 'the sentence of a refusal is called title',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'the client reads errors, error and message',
    change: (document) => {
      const properties = at(schema(document, 'ErrorBody'), 'properties')
      for (const name of ['errors', 'message']) delete properties[name]
      move(properties, 'error', 'title')
    },
  },
  {
    kind: 'made optional',
    what: 'balance can be left out',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'the decoder requires it',
    change: (document) => delete schema(document, 'CreditsBalance')['required'],
  },
  {
    kind: 'made required',
    what: 'lastPaymentDate of the response',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'safe',
    because: 'a response says more than before',
    change: (document) => {
      schema(document, 'CreditsBalance')['required'] = ['balance', 'lastPaymentDate']
    },
  },
  {
    kind: 'made required',
    what: 'phone of the request',
    host: 'legacy',
    operation: 'updateUser',
    right: 'breaks',
    because: 'the portal sends only what was changed',
    change: (document) => {
      schema(document, 'UserChange')['required'] = ['phone']
    },
  },
  {
    kind: 'made nullable',
    what: 'balance',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'the decoder requires a number',
    change: (document) => {
      property(document, 'CreditsBalance', 'balance')['type'] = ['integer', 'null']
    },
  },
  {
    kind: 'made nullable',
    what: 'id, which has a default',
    host: 'legacy',
    operation: 'getUser',
    right: 'safe',
    because: 'null is read as left out, which is the default',
    change: (document) => {
      property(document, 'UserDetails', 'id')['type'] = ['string', 'null']
    },
  },
  {
    kind: 'type changed',
    what: 'balance is text',
    host: 'legacy',
    operation: 'getCreditsBalance',
    right: 'breaks',
    because: 'pacts demand an integer, and "60.00" is none',
    change: (document) => {
      property(document, 'CreditsBalance', 'balance')['type'] = 'string'
    },
  },
  {
    kind: 'enum member added',
    what: 'queued',
    host: 'legacy',
    operation: 'getDataLoads',
    right: 'breaks',
    because: 'a row with another status is lost',
    change: (document) => {
      const status = schema(document, 'DataLoadStatus')
      status['enum'] = [...listIn(status, 'enum'), 'queued']
    },
  },
  {
    kind: 'enum member added',
    what: 'withdrawn, where unlisted members are foreseen',
    host: 'legacy',
    operation: 'getBenefit',
    right: 'safe',
    because: 'x-unknown: an unlisted status is read as pending',
    change: (document) => {
      const status = property(document, 'Selection', 'status')
      status['enum'] = [...listIn(status, 'enum'), 'withdrawn']
    },
  },
  {
    kind: 'enum member removed',
    what: 'a response that no pact fixes: discarded',
    host: 'legacy',
    operation: 'getDataLoads',
    right: 'safe',
    because: 'the portal reads less than it can, and no pact of the host demands it',
    change: (document) => {
      const status = schema(document, 'DataLoadStatus')
      status['enum'] = listIn(status, 'enum').filter((one) => one !== 'discarded')
    },
  },
  {
    kind: 'enum member removed',
    what: 'a response that a pact fixes: discarded',
    host: 'versioned',
    operation: 'decideEmployeeDataUpload',
    right: 'breaks',
    because: 'a pact demands discarded after a cancelled upload',
    change: (document) => {
      const status = schema(document, 'DataLoadStatus')
      status['enum'] = listIn(status, 'enum').filter((one) => one !== 'discarded')
    },
  },
]
