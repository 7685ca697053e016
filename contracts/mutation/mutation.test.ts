import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocuments } from '../../mock-server/http.ts'
import { chanceBy } from '../../tools/mutants/chance.ts'
import type { Interaction } from '../agreement/pact-file.ts'
import { startPactLibrary, type PactLibrary } from '../agreement/pact-library.ts'
import { operationIdOf } from '../merge.ts'
import { describedFor, ownDocument } from '../verify/document.ts'
import { heldToDocument } from '../verify/held-to-document.ts'
import { beyond, beyondPact } from './beyond-pact.ts'
import { digestOf, readJudged, writeJudged } from './judged.ts'
import { passing, readResponses, type AgreedResponse, type Sent } from './judges.ts'
import { mutationsOf, type Mutation } from './mutations.ts'

/** A changed response. */
type Changed = Sent & Mutation

/**
 * How many changes are judged in total for the responses that `judged.json` names; for all other responses, every change is.
 * `MUTATIONS=all` judges every change of every response, which takes some minutes, and writes that file.
 */
const sample = 200

const judgesAll = process.env['MUTATIONS'] === 'all'

const seed = Number(process.env['MUTATION_SEED'] ?? Math.floor(Math.random() * 100_000))

const drawn = (all: readonly Changed[]): readonly Changed[] => {
  const chance = chanceBy(seed)
  const left = [...all]
  return Array.from({ length: Math.min(sample, all.length) }, () => left.splice(chance.below(left.length), 1)).flat()
}

const exceptionOf = ({ response: { interactions }, keys }: Changed) => beyondPact(operationIdOf(interactions[0]), keys)

const named = ({ response: { interactions }, change, keys }: Changed): string =>
  `${interactions[0].description} (${interactions[0].response.status}): $${keys.map((key) => `.${key}`).join('')} ${change}`

/** Whether Pact must refuse a change. A list that the state leaves empty is a fact, so any added row must fail. */
const mustFail = ({ response, change, body }: Changed): boolean => change === 'filled' || !response.allows(body)

describe('changed responses', { timeout: 1_800_000 }, () => {
  const responses = readResponses(readDocuments())
  const all = responses.flatMap((response) =>
    mutationsOf(response.body).map((mutation): Changed => ({ response, ...mutation })),
  )
  const breaking = all.filter(mustFail)
  const digests = new Map(
    responses.map((response) => {
      const own = breaking.filter((one) => one.response === response)
      return [response, digestOf(response, own)] as const
    }),
  )
  let pact: PactLibrary
  beforeAll(async () => {
    pact = await startPactLibrary()
  }, 60_000)
  afterAll(() => pact.close())

  it('[BED-5] each response of the pacts, as it is, keeps its OpenAPI document and its own rules', async () => {
    const bodies = responses.map((response) => ({ response, body: response.body }))
    expect(bodies.filter(({ response, body }) => !response.allows(body))).toEqual([])
    expect(await passing(bodies, pact)).toEqual(bodies)
  })

  it('[BED-5] no change that breaks an OpenAPI document passes the rules of the pacts', async () => {
    const held = breaking.filter((one) => exceptionOf(one) === null)
    const known = readJudged()
    const isKnown = ({ response }: Changed): boolean => known.has(digests.get(response) ?? '')
    const unknown = held.filter((one) => judgesAll || !isKnown(one))
    const drawnByChance = judgesAll ? [] : drawn(held.filter(isKnown))
    console.log(
      `${all.length} changes of ${responses.length} responses; ${breaking.length} break OpenAPI or the state, ${breaking.length - held.length} of them at places beyond Pact. Judged: ${unknown.length} of responses that are new, ${drawnByChance.length} of the others by the seed ${seed}.`,
    )
    expect((await passing([...unknown, ...drawnByChance], pact)).map(named)).toEqual([])
    if (judgesAll) writeJudged([...digests.values()])
  })

  it.each(beyond)('[BED-5] $place is beyond Pact, and portal-verify holds it to OpenAPI', async (one) => {
    const changes = breaking.filter((own) => exceptionOf(own) === one)
    expect(await passing(changes, pact)).not.toEqual([])
    const documents = {
      legacy: describedFor(await ownDocument('legacy'), 'legacy'),
      versioned: describedFor(await ownDocument('versioned'), 'versioned'),
    }
    const unseen = changes.filter(({ response: { interactions }, body }) => {
      const { host, response } = interactions[0]
      const operation = documents[host].operations.get(operationIdOf(interactions[0]))
      return (
        operation === undefined ||
        heldToDocument(documents[host], operation, {
          kind: 'response',
          status: response.status,
          headers: [['Content-Type', 'application/json']],
          body: new TextEncoder().encode(JSON.stringify(body)),
          milliseconds: 0,
        }).length === 0
      )
    })
    expect(unseen.map(named)).toEqual([])
  })

  it('[BED-5] a rule that holds less than the document is found', async () => {
    const response = responses.find(
      ({ interactions: [{ description }] }) => description === 'updateSelection: a benefit is left',
    )
    if (!response) throw new Error('The pact has no such interaction.')
    const place = '$.setup.people[*].relationship'
    const changes = breaking.filter((one) => one.response === response && one.keys.includes('relationship'))
    const judged = (by: AgreedResponse) =>
      passing(
        changes.map((one): Changed => ({ ...one, response: by })),
        pact,
      )
    expect((await judged(response)).filter((one) => exceptionOf(one) === null).map(named)).toEqual([])
    const passed = await judged(weakened(response, place))
    expect(passed.map(named)).toContain(
      'updateSelection: a benefit is left (200): $.setup.people.0.relationship no member',
    )
  })
})

/** The same response, with the rule at a place replaced by one that checks only the type. */
const weakened = (response: AgreedResponse, place: string): AgreedResponse => {
  const weak = (interaction: Interaction): Interaction => {
    const { response } = interaction
    const body = { ...response.matchingRules?.body, [place]: { combine: 'AND', matchers: [{ match: 'type' }] } }
    return { ...interaction, response: { ...response, matchingRules: { ...response.matchingRules, body } } }
  }
  const [first, ...rest] = response.interactions
  return { ...response, interactions: [weak(first), ...rest.map(weak)] }
}
