import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../openapi/json.ts'
import { startPactLibrary, type PactLibrary } from './pact-library.ts'
import type { Rule, Rules, WrittenInteraction } from './pact-file.ts'
import { placeName } from './places.ts'
import type { ComparedResponse } from './response.ts'

const json = { 'Content-Type': ['application/json'] }

const interactionOf = (example: Json, rules: Rules = {}): WrittenInteraction => ({
  description: 'getThing: a thing',
  providerStates: [],
  request: { method: 'GET', path: '/thing' },
  response: {
    status: 200,
    headers: json,
    body: { content: example, contentType: 'application/json', encoded: false },
    matchingRules: { body: rules },
  },
})

const responseOf = (found: Json, headers = { 'content-type': 'application/json' }): ComparedResponse => ({
  status: 200,
  headers,
  json: found,
  bytes: null,
  fault: null,
})

const rulesFor = (table: Readonly<Record<string, Rule>>): Rules =>
  Object.fromEntries(Object.entries(table).map(([path, rule]) => [path, { combine: 'AND', matchers: [rule] }]))

describe("Pact's library", { timeout: 60_000 }, () => {
  let pact: PactLibrary
  beforeAll(async () => {
    pact = await startPactLibrary()
  }, 60_000)
  afterAll(() => pact.close())

  const gaps = async (example: Json, found: Json, rules: Rules = {}): Promise<readonly string[]> => {
    const [own = []] = await pact.gapsOf([{ interaction: interactionOf(example, rules), response: responseOf(found) }])
    return own.map(({ place }) => placeName(place))
  }

  it('[BED-4] compares each pairing by its own rules, and names the place', async () => {
    const rules = rulesFor({ '$.a': { match: 'integer' } })
    const both = await pact.gapsOf([
      { interaction: interactionOf({ a: 1 }, rules), response: responseOf({ a: 7 }) },
      { interaction: interactionOf({ a: 1 }, rules), response: responseOf({ a: 7.5 }) },
      { interaction: interactionOf({ a: 1 }), response: responseOf({ a: 7 }) },
    ])
    expect(both.map((own) => own.map(({ place }) => placeName(place)))).toEqual([[], ['$.a'], ['$.a']])
    expect(both[1]?.[0]?.message).toBe('Expected 7.5 (Decimal) to be an integer')
  })

  it('[BED-4] names the property that is missing, not the object around it', async () => {
    expect(await gaps({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { e: 4 } })).toEqual(['$.b.c', '$.b.d'])
  })

  it('[BED-4] names the item of a list, and a list that is too short', async () => {
    const rules = rulesFor({ '$.a': { match: 'type', min: 1 }, '$.a[*].b': { match: 'integer' } })
    expect(await gaps({ a: [{ b: 1 }] }, { a: [{ b: 5 }, { b: 'x' }] }, rules)).toEqual(['$.a[1].b'])
    expect(await gaps({ a: [{ b: 1 }] }, { a: [] }, rules)).toEqual(['$.a'])
  })

  it('[BED-4] names a header', async () => {
    const response = responseOf({}, { 'content-type': 'text/plain' })
    const [own = []] = await pact.gapsOf([{ interaction: interactionOf({}), response }])
    expect(own.map(({ place }) => placeName(place))).toContain('header content-type')
  })

  it('[BED-4] fails where the library cannot compare', async () => {
    const dropped = { interaction: interactionOf({}), response: { ...responseOf({}), status: 0 } }
    await expect(pact.gapsOf([dropped])).rejects.toThrow("Pact's library could not compare 'getThing: a thing'")
  })
})
