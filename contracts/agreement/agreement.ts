import { readDocuments } from '../../mock-server/http.ts'
import type { OpenApiDocuments } from '../../mock-server/openapi.ts'
import { operations } from '../../src/effects/api/generated/operations.ts'
import type { AnyOperation } from '../../src/effects/api/operation.ts'
import { send, uncheckedMock, type Sent } from './send.ts'
import { describe } from './openapi.ts'
import { observe, type Sides } from './interactions.ts'
import { judge, type Mismatch } from './judge.ts'
import type { PactLibrary } from './pact-library.ts'
import { readRequestTypes } from './request-types.ts'
import { readInteractions, stateOf, type Interaction } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'

/** Everything that is compared: the documents, the pacts' interactions, and what the mock returns for each of them. */
export interface Artefacts {
  readonly documents: OpenApiDocuments
  readonly interactions: readonly Interaction[]
  /** In the order of the interactions. */
  readonly sent: readonly Sent[]
}

/** The portal's generated operations, by id. */
export const client: Readonly<Record<string, AnyOperation>> = operations

/** Reads the committed artefacts and sends the interactions to the mock: all of them, or those that are wanted. */
export const readArtefacts = async (wanted: (interaction: Interaction) => boolean = () => true): Promise<Artefacts> => {
  const documents = readDocuments()
  const mock = uncheckedMock(documents)
  const interactions = [...readInteractions('legacy'), ...readInteractions('versioned')].filter(wanted)
  const sent: Sent[] = []
  for (const interaction of interactions) sent.push(await send(mock, interaction))
  return { documents, interactions, sent }
}

const types = { legacy: readRequestTypes('legacy'), versioned: readRequestTypes('versioned') }
const known = new WeakMap<OpenApiDocuments, Sides>()

/** Both hosts' documents, prepared once, and the portal's client. */
export const sidesOf = (documents: OpenApiDocuments): Sides => {
  const sides = known.get(documents) ?? {
    described: { legacy: describe(documents, 'legacy'), versioned: describe(documents, 'versioned') },
    client,
    types,
  }
  known.set(documents, sides)
  return sides
}

const observeAll = ({ interactions, sent }: Artefacts, sides: Sides, pact: PactLibrary) =>
  observe(
    interactions.flatMap((interaction, index) => {
      const one = sent[index]
      return one === undefined ? [] : [{ interaction, sent: one }]
    }),
    sides,
    pact,
  )

/** The result of comparing everything. */
export interface Agreement {
  readonly interactions: number
  readonly mismatches: readonly Mismatch[]
  /** Sentences about faults that are not mismatches at one place, such as an operation without a success. */
  readonly faults: readonly string[]
}

/** Compares documents, mock and pacts, and checks that each operation has an interaction that succeeds. */
export const agree = async (artefacts: Artefacts, pact: PactLibrary): Promise<Agreement> => {
  const sides = sidesOf(artefacts.documents)
  const { interactions } = artefacts
  const succeeds = new Set(interactions.filter(({ response }) => response.status < 300).map(operationIdOf))
  const described = Object.values(sides.described).flatMap(({ operations }) => [...operations.keys()])
  return {
    interactions: interactions.length,
    mismatches: judge(await observeAll(artefacts, sides, pact), client),
    faults: [
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
        .map(({ description }) => `'${description}' is in the pact twice.`),
    ],
  }
}
