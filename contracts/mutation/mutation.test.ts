import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocuments } from '../../mock-server/http.ts'
import { chanceBy } from '../../tools/mutants/chance.ts'
import type { Interaction } from '../agreement/pact-file.ts'
import { startPactLibrary, type PactLibrary } from '../agreement/pact-library.ts'
import { operationIdOf } from '../merge.ts'
import { describedFor, ownDocument } from '../verify/document.ts'
import { heldToDocument } from '../verify/held-to-document.ts'
import { beyond, beyondPact } from './beyond-pact.ts'
import { passing, readAnswers, type Answer, type Sent } from './judges.ts'
import { mutationsOf, type Mutation } from './mutations.ts'

/** A changed answer. */
type Changed = Sent & Mutation

/** How many of the changes are judged; `MUTATIONS=all` judges all, which takes some minutes. */
const sample = 500

const seed = Number(process.env['MUTATION_SEED'] ?? Math.floor(Math.random() * 100_000))

const drawn = (all: readonly Changed[]): readonly Changed[] => {
  if (process.env['MUTATIONS'] === 'all') return all
  const chance = chanceBy(seed)
  const left = [...all]
  return Array.from({ length: Math.min(sample, all.length) }, () => left.splice(chance.below(left.length), 1)).flat()
}

const exceptionOf = ({ answer: { interactions }, keys }: Changed) => beyondPact(operationIdOf(interactions[0]), keys)

const named = ({ answer: { interactions }, change, keys }: Changed): string =>
  `${interactions[0].description} (${interactions[0].response.status}): $${keys.map((key) => `.${key}`).join('')} ${change}`

/** A list that the state leaves empty is a fact of it, whatever row is put in. */
const mustFail = ({ answer, change, body }: Changed): boolean => change === 'filled' || !answer.allows(body)

describe('changed answers', { timeout: 1_800_000 }, () => {
  const answers = readAnswers(readDocuments())
  const all = answers.flatMap((answer) =>
    mutationsOf(answer.body).map((mutation): Changed => ({ answer, ...mutation })),
  )
  const breaking = all.filter(mustFail)
  let pact: PactLibrary
  beforeAll(async () => {
    pact = await startPactLibrary()
  }, 60_000)
  afterAll(() => pact.close())

  it('[BED-5] each answer of the pacts, as it is, keeps its OpenAPI document and its own rules', async () => {
    const bodies = answers.map((answer) => ({ answer, body: answer.body }))
    expect(bodies.filter(({ answer, body }) => !answer.allows(body))).toEqual([])
    expect(await passing(bodies, pact)).toEqual(bodies)
  })

  it('[BED-5] no change that breaks an OpenAPI document passes the rules of the pacts', async () => {
    const held = breaking.filter((one) => exceptionOf(one) === null)
    const judged = drawn(held)
    console.log(
      `${all.length} changes of ${answers.length} answers; ${breaking.length} break OpenAPI or the state, ${breaking.length - held.length} of them at places beyond Pact; ${judged.length} judged by the seed ${seed}.`,
    )
    expect((await passing(judged, pact)).map(named)).toEqual([])
  })

  it.each(beyond)('[BED-5] $place is beyond Pact, and portal-verify holds it to OpenAPI', async (one) => {
    const changes = breaking.filter((own) => exceptionOf(own) === one)
    expect(await passing(changes, pact)).not.toEqual([])
    const documents = {
      legacy: describedFor(await ownDocument('legacy'), 'legacy'),
      versioned: describedFor(await ownDocument('versioned'), 'versioned'),
    }
    const unseen = changes.filter(({ answer: { interactions }, body }) => {
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
    const answer = answers.find(
      ({ interactions: [{ description }] }) => description === 'updateSelection: a benefit is left',
    )
    if (!answer) throw new Error('The pact has no such interaction.')
    const place = '$.setup.people[*].relationship'
    const changes = breaking.filter((one) => one.answer === answer && one.keys.includes('relationship'))
    const judged = (by: Answer) =>
      passing(
        changes.map((one): Changed => ({ ...one, answer: by })),
        pact,
      )
    expect((await judged(answer)).filter((one) => exceptionOf(one) === null).map(named)).toEqual([])
    const passed = await judged(weakened(answer, place))
    expect(passed.map(named)).toContain(
      'updateSelection: a benefit is left (200): $.setup.people.0.relationship no member',
    )
  })
})

/** The same answer, with a rule in its place that holds the kind alone. */
const weakened = (answer: Answer, place: string): Answer => {
  const weak = (interaction: Interaction): Interaction => {
    const { response } = interaction
    const body = { ...response.matchingRules?.body, [place]: { combine: 'AND', matchers: [{ match: 'type' }] } }
    return { ...interaction, response: { ...response, matchingRules: { ...response.matchingRules, body } } }
  }
  const [first, ...rest] = answer.interactions
  return { ...answer, interactions: [weak(first), ...rest.map(weak)] }
}
