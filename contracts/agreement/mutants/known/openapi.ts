import {
  acting,
  at,
  credits,
  employees,
  move,
  operationAt,
  report,
  vouchers,
  type KnownMutant,
} from './known-mutant.ts'

const details = 'updateUser: the details are changed'

const balance = operationAt('/ccv/balance', 'get')
const user = operationAt('/user', 'patch')
const family = operationAt('/user/{id}/family-members', 'get')
const list = operationAt('/v2/client/{id}/employees', 'get')
const download = operationAt('/client/{id}/reports/{reportId}/download', 'get')

/** Mutants of OpenAPI. The mock is created from the changed document, so its addresses change with it. */
export const inOpenApi: readonly Omit<KnownMutant, 'outlier'>[] = [
  {
    kind: 'method',
    what: 'updateUser is PUT',
    interaction: details,
    document: (document) => move(at(document, '#/paths/~1user'), 'patch', 'put'),
  },
  {
    kind: 'path',
    what: '/ccv/balance is /credits/balance',
    interaction: credits,
    document: (document) => move(at(document, '#/paths'), '/ccv/balance', '/credits/balance'),
  },
  {
    kind: 'path',
    what: '/benefit/{id} is /benefits/{id}',
    interaction: 'getBenefit: a selected benefit',
    document: (document) => move(at(document, '#/paths'), '/benefit/{id}', '/benefits/{id}'),
  },
  {
    kind: 'query',
    what: 'search is q',
    interaction: employees,
    document: (document) => {
      at(document, '#/components/parameters/Search')['name'] = 'q'
    },
  },
  {
    kind: 'query',
    what: 'page is a truth value',
    interaction: employees,
    document: (document) => {
      at(document, '#/components/parameters/Page')['schema'] = { type: 'boolean' }
    },
  },
  {
    kind: 'query',
    what: 'company must be sent',
    interaction: employees,
    document: (document) => {
      const own = at(document, list)
      const parameters = Array.isArray(own['parameters']) ? (own['parameters'] as unknown[]) : []
      own['parameters'] = [...parameters, { name: 'company', in: 'query', required: true, schema: { type: 'string' } }]
    },
  },
  {
    kind: 'security',
    what: 'getVouchers needs no bearer',
    interaction: vouchers,
    document: (document) => {
      at(document, operationAt('/ccv/vouchers', 'get'))['security'] = []
    },
  },
  {
    kind: 'security',
    what: 'the copy of the bearer is X-Access-Token',
    interaction: vouchers,
    document: (document) => {
      at(document, '#/components/securitySchemes/bearerCopy')['name'] = 'X-Access-Token'
    },
  },
  {
    kind: 'request header',
    what: 'X-Masquerade-User-Id is X-Act-As',
    interaction: acting,
    document: (document) => {
      at(document, '#/components/parameters/MasqueradeUserId')['name'] = 'X-Act-As'
    },
  },
  {
    kind: 'request body',
    what: 'a mobile number must be sent',
    interaction: details,
    document: (document) => {
      const change = at(document, '#/components/schemas/UserChange')
      at(document, '#/components/schemas/UserChange/properties')['mobile'] = { type: 'string' }
      change['required'] = ['mobile']
    },
  },
  {
    kind: 'request body',
    what: 'an email address of at most five characters',
    interaction: details,
    document: (document) => {
      at(document, '#/components/schemas/UserChange/properties/personalEmail')['maxLength'] = 5
    },
  },
  {
    kind: 'content type',
    what: 'updateUser takes a form',
    interaction: details,
    document: (document) =>
      move(at(document, `${user}/requestBody/content`), 'application/json', 'application/x-www-form-urlencoded'),
  },
  {
    kind: 'content type',
    what: 'the report is PDF',
    interaction: report,
    document: (document) => move(at(document, `${download}/responses/200/content`), 'text/csv', 'application/pdf'),
  },
  {
    kind: 'response header',
    what: 'the report has no Content-Disposition',
    interaction: report,
    document: (document) => delete at(document, `${download}/responses/200`)['headers'],
  },
  {
    kind: 'response header',
    what: 'X-Masquerade is a truth value',
    interaction: acting,
    document: (document) => {
      at(document, `${family}/responses/200/headers/X-Masquerade`)['schema'] = { type: 'boolean' }
    },
  },
  {
    kind: 'response header',
    what: 'the list has X-Total',
    interaction: employees,
    document: (document) => {
      const header = { required: true, schema: { type: 'integer' } }
      at(document, `${list}/responses/200`)['headers'] = { 'X-Total': header }
    },
  },
  {
    kind: 'example',
    what: 'another balance in the example of the state',
    interaction: credits,
    document: (document) => {
      const pointer = `${balance}/responses/200/content/application~1json/examples/credits-only/value`
      at(document, pointer)['balance'] = 12_000
    },
  },
  {
    kind: 'example',
    what: 'an example that its schema refuses',
    interaction: credits,
    document: (document) => {
      const pointer = `${balance}/responses/200/content/application~1json/examples/credits-only/value`
      at(document, pointer)['balance'] = 'a lot'
    },
  },
  {
    kind: 'bounds',
    what: 'a balance of at most 100',
    interaction: credits,
    document: (document) => {
      at(document, '#/components/schemas/CreditsBalance/properties/balance')['maximum'] = 100
    },
  },
  {
    kind: 'response body',
    what: 'the refusal has no body',
    interaction: 'getCreditsBalance: somebody without credits',
    document: (document) => {
      at(document, `${balance}/responses`)['404'] = { description: 'The person has no credits.' }
    },
  },
]
