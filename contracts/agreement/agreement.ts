import { readDescriptions } from '../../mock-server/http.ts'
import type { Descriptions } from '../../mock-server/description.ts'
import { operations } from '../../src/effects/api/generated/operations.ts'
import type { AnyOperation } from '../../src/effects/api/operation.ts'
import { ask, uncheckedMock, type Asked } from './ask.ts'
import { describe } from './description.ts'
import { look, type Seen, type Sides } from './exchanges.ts'
import { judge, type Disagreement } from './judge.ts'
import { readSentTypes } from './sent.ts'
import { readExchanges, stateOf, type Exchange } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'

/** Everything that is held together: the descriptions, the pacts' exchanges, and what the mock answers to each of them. */
export interface Artefacts {
  readonly descriptions: Descriptions
  readonly exchanges: readonly Exchange[]
  /** In the order of the exchanges; a sentence where the mock could not be asked. */
  readonly asked: readonly (Asked | string)[]
}

/** The portal's generated operations, by id. */
export const client: Readonly<Record<string, AnyOperation>> = operations

/** Reads what is committed, and asks the mock: everything, or the exchanges that are wanted. */
export const readArtefacts = async (wanted: (exchange: Exchange) => boolean = () => true): Promise<Artefacts> => {
  const descriptions = readDescriptions()
  const mock = uncheckedMock(descriptions)
  const exchanges = [...readExchanges('legacy'), ...readExchanges('versioned')].filter(wanted)
  const asked: (Asked | string)[] = []
  for (const exchange of exchanges)
    asked.push(
      await ask(mock, exchange).catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    )
  return { descriptions, exchanges, asked }
}

const types = { legacy: readSentTypes('legacy'), versioned: readSentTypes('versioned') }
const known = new WeakMap<Descriptions, Sides>()

/** Both hosts' descriptions, made ready once, and the portal's client. */
export const sidesOf = (descriptions: Descriptions): Sides => {
  const sides = known.get(descriptions) ?? {
    described: { legacy: describe(descriptions, 'legacy'), versioned: describe(descriptions, 'versioned') },
    client,
    types,
  }
  known.set(descriptions, sides)
  return sides
}

const lookAtAll = ({ exchanges, asked }: Artefacts, sides: Sides): readonly Seen[] => {
  const tried = new Map<string, readonly string[]>()
  return exchanges.flatMap((exchange, index) => {
    const one = asked[index]
    return one === undefined || typeof one === 'string' ? [] : [look(exchange, one, sides, tried)]
  })
}

/** What came of holding everything together. */
export interface Agreement {
  readonly exchanges: number
  readonly disagreements: readonly Disagreement[]
  /** Sentences about what is no disagreement of one place: a state that the mock does not take, an operation without a success. */
  readonly faults: readonly string[]
}

/** Holds descriptions, mock and pacts to each other, and sees that each operation has an exchange that succeeds. */
export const agree = (artefacts: Artefacts): Agreement => {
  const sides = sidesOf(artefacts.descriptions)
  const { exchanges, asked } = artefacts
  const succeeds = new Set(exchanges.filter(({ response }) => response.status < 300).map(operationIdOf))
  const described = Object.values(sides.described).flatMap(({ operations }) => [...operations.keys()])
  return {
    exchanges: exchanges.length,
    disagreements: judge(lookAtAll(artefacts, sides), client),
    faults: [
      ...asked.filter((one) => typeof one === 'string'),
      ...exchanges
        .filter(({ providerStates }) => providerStates.length === 0)
        .map(({ description }) => `'${description}' has no provider state. Name one in its contract.`),
      ...described
        .filter((id) => !succeeds.has(id))
        .map((id) => `${id} has no interaction that succeeds. Add one in contracts/.`),
      ...exchanges
        .filter(({ description, host }, index) =>
          exchanges.some(
            (other, at) =>
              at < index &&
              other.host === host &&
              other.description === description &&
              stateOf(other) === stateOf(exchanges[index] ?? other),
          ),
        )
        .map(({ description }) => `'${description}' stands in the pact twice.`),
    ],
  }
}
