import { readDocuments } from '../../mock-server/http.ts'
import type { OpenApiDocuments } from '../../mock-server/openapi.ts'
import { operations } from '../../src/effects/api/generated/operations.ts'
import type { AnyOperation } from '../../src/effects/api/operation.ts'
import { ask, uncheckedMock, type Asked } from './ask.ts'
import { describe } from './openapi.ts'
import { look, type Seen, type Sides } from './interactions.ts'
import { judge, type Mismatch } from './judge.ts'
import { readSentTypes } from './sent.ts'
import { readInteractions, stateOf, type Interaction } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'

/** Everything that is held together: the documents, the pacts' interactions, and what the mock answers to each of them. */
export interface Artefacts {
  readonly documents: OpenApiDocuments
  readonly interactions: readonly Interaction[]
  /** In the order of the interactions; a sentence where the mock could not be asked. */
  readonly asked: readonly (Asked | string)[]
}

/** The portal's generated operations, by id. */
export const client: Readonly<Record<string, AnyOperation>> = operations

/** Reads what is committed, and asks the mock: everything, or the interactions that are wanted. */
export const readArtefacts = async (wanted: (interaction: Interaction) => boolean = () => true): Promise<Artefacts> => {
  const documents = readDocuments()
  const mock = uncheckedMock(documents)
  const interactions = [...readInteractions('legacy'), ...readInteractions('versioned')].filter(wanted)
  const asked: (Asked | string)[] = []
  for (const interaction of interactions)
    asked.push(
      await ask(mock, interaction).catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    )
  return { documents, interactions, asked }
}

const types = { legacy: readSentTypes('legacy'), versioned: readSentTypes('versioned') }
const known = new WeakMap<OpenApiDocuments, Sides>()

/** Both hosts' documents, made ready once, and the portal's client. */
export const sidesOf = (documents: OpenApiDocuments): Sides => {
  const sides = known.get(documents) ?? {
    described: { legacy: describe(documents, 'legacy'), versioned: describe(documents, 'versioned') },
    client,
    types,
  }
  known.set(documents, sides)
  return sides
}

const lookAtAll = ({ interactions, asked }: Artefacts, sides: Sides): readonly Seen[] => {
  const tried = new Map<string, readonly string[]>()
  return interactions.flatMap((interaction, index) => {
    const one = asked[index]
    return one === undefined || typeof one === 'string' ? [] : [look(interaction, one, sides, tried)]
  })
}

/** What came of holding everything together. */
export interface Agreement {
  readonly interactions: number
  readonly mismatches: readonly Mismatch[]
  /** Sentences about what is no mismatch of one place: a state that the mock does not take, an operation without a success. */
  readonly faults: readonly string[]
}

/** Holds documents, mock and pacts to each other, and sees that each operation has an interaction that succeeds. */
export const agree = (artefacts: Artefacts): Agreement => {
  const sides = sidesOf(artefacts.documents)
  const { interactions, asked } = artefacts
  const succeeds = new Set(interactions.filter(({ response }) => response.status < 300).map(operationIdOf))
  const described = Object.values(sides.described).flatMap(({ operations }) => [...operations.keys()])
  return {
    interactions: interactions.length,
    mismatches: judge(lookAtAll(artefacts, sides), client),
    faults: [
      ...asked.filter((one) => typeof one === 'string'),
      ...interactions
        .filter(({ providerStates }) => providerStates.length === 0)
        .map(({ description }) => `'${description}' has no provider state. Name one in its contract.`),
      ...described
        .filter((id) => !succeeds.has(id))
        .map((id) => `${id} has no interaction that succeeds. Add one in contracts/.`),
      ...interactions
        .filter(({ description, host }, index) =>
          interactions.some(
            (other, at) =>
              at < index &&
              other.host === host &&
              other.description === description &&
              stateOf(other) === stateOf(interactions[index] ?? other),
          ),
        )
        .map(({ description }) => `'${description}' stands in the pact twice.`),
    ],
  }
}
