import { describe, expect, it } from 'vitest'
import { observeScenarios, seededContent } from '../../mock-server/scenarios/observed.ts'
import { scenarioNames, type ScenarioName } from '../../mock-server/scenarios/names.ts'
import { usesOf, type PactContent } from './state-uses.ts'
import { statesPage } from './states-page.ts'

const empty = { paths: {}, components: { schemas: {} } }
const noPact: PactContent = { interactions: [] }

const asking = (state: string, request: object = {}): PactContent['interactions'][number] => ({
  description: 'updateSelection: a choice is submitted',
  providerStates: [{ name: state, params: { benefitId: '210' } }],
  request: {
    method: 'PATCH',
    path: '/selection/9001',
    query: { page: ['1'] },
    headers: { Authorization: ['Bearer contract-token'], 'X-Masquerade-User-Id': ['4022'] },
    body: { content: { quote_id: 'q-1' }, contentType: 'application/json' },
    generators: {
      path: { expression: '/selection/${selectionId}' },
      body: { '$.quote_id': { expression: '${quoteId}' } },
    },
    ...request,
  },
  response: { status: 200 },
})

/** A journey names all scenarios except these. */
const namedBut = (...left: readonly ScenarioName[]): ReadonlyMap<string, readonly string[]> =>
  new Map(scenarioNames.filter((name) => !left.includes(name)).map((name) => [name, ['tests/journeys/some.spec.ts']]))

const described = {
  ...empty,
  paths: {
    '/ping': {
      get: {
        operationId: 'ping',
        tags: ['session'] as const,
        responses: { 200: { content: { 'application/json': { examples: { 'choice-begun': { value: {} } } } } } },
      },
    },
  },
}

describe('the uses of provider states', () => {
  it('[BED-6] are found in pacts, examples, journeys and tests', () => {
    const { uses, problems } = usesOf(
      { legacy: { interactions: [asking('change-begun')] }, versioned: noPact },
      { legacy: described, versioned: empty } as never, // only the parts of an OpenAPI document that are read here
      namedBut('change-begun', 'choice-begun'),
    )
    expect(problems).toEqual([])
    expect(uses.get('choice-begun')).toEqual({ pacts: [], examples: ['ping'], files: [] })
    expect(uses.get('first-visit')?.files).toEqual(['tests/journeys/some.spec.ts'])
    expect(uses.get('change-begun')?.pacts).toEqual([
      {
        host: 'legacy',
        operation: 'updateSelection',
        status: 200,
        description: 'a choice is submitted',
        params: { benefitId: '210' },
        call: 'PATCH /selection/${selectionId}?page=1',
        body: { quote_id: 'q-1' },
        asks: { selectionId: '9001', quoteId: 'q-1' },
        hasBearer: true,
        data: [],
        masquerade: ['X-Masquerade-User-Id: 4022'],
      },
    ])
  })

  it('[BED-6] a scenario that nothing uses is a problem', () => {
    const { problems } = usesOf(
      { legacy: noPact, versioned: noPact },
      { legacy: empty, versioned: empty },
      namedBut('choice-begun'),
    )
    expect(problems).toEqual([
      "Nothing uses the scenario 'choice-begun': no pact, no example, no journey, no test. Use it, or remove it.",
    ])
  })

  it('[BED-6] a state of a pact that nobody knows is a problem', () => {
    const { problems } = usesOf(
      { legacy: noPact, versioned: { interactions: [asking('moon-is-full')] } },
      { legacy: empty, versioned: empty },
      namedBut(),
    )
    expect(problems).toEqual([
      expect.stringContaining("The pact with versioned asks for the state 'moon-is-full' (updateSelection)"),
    ])
  })
})

describe('the page of provider states', () => {
  const { uses } = usesOf(
    { legacy: { interactions: [asking('choice-begun')] }, versioned: noPact },
    { legacy: empty, versioned: empty },
    namedBut(),
  )
  const page = statesPage(observeScenarios(), uses, seededContent())
  const [, entry = ''] = /\n### choice-begun\n([\s\S]*?)\n### /.exec(page) ?? []

  it('[BED-6] says of a state what holds, its parameters, what it returns and who uses it', () => {
    expect(entry).toContain('An employee is signed in who has begun to choose the benefit.')
    expect(entry).toContain('Signed in is `employee@acme.example`, the user `4021`')
    expect(entry).toContain('In `selections`, of `9001`: status is `in-progress`')
    expect(entry).toContain('Parameters: `email` (`employee@acme.example`), `benefitId` (`201`).')
    expect(entry).toContain('`selectionId` (`9001` when left out: in-progress)')
    expect(entry).toContain(
      '| legacy | `updateSelection` | 200 | a choice is submitted | `PATCH /selection/${selectionId}?page=1` `{"quote_id":"q-1"}` with `X-Masquerade-User-Id: 4022` with the parameters `{"benefitId":"210"}` |',
    )
  })

  it('[BED-6] has every scenario once, those that no pact asks for apart', () => {
    const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, name]) => name)
    expect(headings).toHaveLength(scenarioNames.length)
    expect(new Set(headings)).toEqual(new Set(scenarioNames))
    expect(page.indexOf('## Of the mock only')).toBeGreaterThan(page.indexOf('### choice-begun'))
    expect(page.indexOf('## Of the mock only')).toBeLessThan(page.indexOf('### first-visit'))
  })
})
