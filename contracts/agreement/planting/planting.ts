import { readDescriptions } from '../../../mock-server/http.ts'
import { client, sidesOf } from '../agreement.ts'
import { ask, uncheckedMock } from '../ask.ts'
import type { Artefact } from '../evidence.ts'
import { look, type Seen, type Sides } from '../exchanges.ts'
import { judge, type Disagreement } from '../judge.ts'
import { readExchanges, stateOf, type Exchange } from '../pact-file.ts'
import { operationIdOf } from '../../merge.ts'
import { pathOf } from '../places.ts'
import { chanceBy, type Chance } from './chance.ts'
import { answerFields, kinds, requestFields, suits, type Field, type Kind } from './fields.ts'
import { plantInAnswer, plantInStatus as plantInMockStatus } from './in-mock.ts'
import { plantInSchema, plantInStatus as plantInDescribedStatus } from './in-openapi.ts'
import { plantInMessage, plantInStatus as plantInPactStatus } from './in-pact.ts'

/** A planted fault and what the agreement made of it. */
export interface Planted {
  readonly artefact: Artefact
  readonly kind: Kind
  /** The operation, the state and the place. */
  readonly where: string
  readonly disagreements: readonly Disagreement[]
  readonly isCaught: boolean
  /** Whether each disagreement that came of it names the artefact. */
  readonly isNamed: boolean
  /** Whether one of them tells of the place: of the property, of the object around it, or of the status. */
  readonly isPlaced: boolean
}

const artefacts: readonly Artefact[] = ['OpenAPI', 'the mock', 'the pact']

/** Plants so many faults into each of the committed artefacts, each by itself; nothing that is on disk is touched. */
export const plant = async (seed: number, each = 10): Promise<readonly Planted[]> => {
  const chance: Chance = chanceBy(seed)
  const descriptions = readDescriptions()
  const sides = sidesOf(descriptions)
  const mock = uncheckedMock(descriptions)
  const exchanges: readonly Exchange[] = [...readExchanges('legacy'), ...readExchanges('versioned')]
  const known = new Map<Exchange, Seen>()
  const see = async (exchange: Exchange, held: Sides = sides): Promise<Seen> =>
    look(exchange, await ask(mock, exchange), held, new Map())
  const seenOf = async (exchange: Exchange): Promise<Seen> => {
    const seen = known.get(exchange) ?? (await see(exchange))
    known.set(exchange, seen)
    return seen
  }
  const peersOf = async ({ exchange }: Seen): Promise<readonly Seen[]> => {
    const peers: Seen[] = []
    for (const one of exchanges)
      if (one !== exchange && operationIdOf(one) === operationIdOf(exchange)) peers.push(await seenOf(one))
    return peers
  }

  /** All that is seen of the operation after the fault. */
  const spoil = async (artefact: Artefact, kind: Kind, seen: Seen, field: Field | null): Promise<readonly Seen[]> => {
    const peers = await peersOf(seen)
    switch (artefact) {
      case 'OpenAPI': {
        const held = sidesOf(
          field ? plantInSchema(descriptions, seen, kind, field, chance) : plantInDescribedStatus(descriptions, seen),
        )
        return [seen, ...peers].map(({ exchange, asked }) => look(exchange, asked, held, new Map()))
      }
      case 'the mock': {
        const asked = field ? plantInAnswer(seen, kind, field) : plantInMockStatus(seen, chance)
        return [look(seen.exchange, asked, sides, new Map()), ...peers]
      }
      case 'the pact': {
        const exchange = field ? plantInMessage(seen, kind, field) : plantInPactStatus(seen, chance)
        return [await see(exchange), ...peers]
      }
    }
  }

  const fieldsFor = (artefact: Artefact, kind: Kind, seen: Seen): readonly Field[] => {
    // A request has no rules and no decoder, so nothing would show that OpenAPI no longer asks for a format there.
    const requests = artefact === 'the mock' || (artefact === 'OpenAPI' && kind === 'format') ? [] : requestFields(seen)
    const fields = [...answerFields(seen, artefact === 'the mock' ? 'mock' : 'pact'), ...requests]
    return fields.filter((field) => suits(kind, field))
  }

  const planted: Planted[] = []
  for (const artefact of artefacts)
    for (let count = 0; count < each;) {
      const kind = kinds[count < kinds.length ? count : chance.below(kinds.length)] ?? 'renamed'
      const exchange = chance.pick(exchanges)
      if (!exchange) throw new Error('There is no exchange to plant a fault in.')
      const seen = await seenOf(exchange)
      const field = kind === 'status' ? null : chance.pick(fieldsFor(artefact, kind, seen))
      if (field === undefined) continue
      count += 1
      const disagreements = judge(await spoil(artefact, kind, seen, field), client)
      const places = disagreements.flatMap(({ differences }) => differences.map(({ place }) => place))
      planted.push({
        artefact,
        kind,
        where: `${exchange.description}, '${stateOf(exchange)}', ${field ? `${field.part} ${pathOf(field.keys)}` : 'status'}`,
        disagreements,
        isCaught: disagreements.length > 0,
        isNamed: disagreements.length > 0 && disagreements.every(({ verdict }) => verdict.odd === artefact),
        isPlaced: places.some(({ part, keys }) =>
          field ? keys.some((key) => key.startsWith(field.name)) : part === 'status',
        ),
      })
    }
  return planted
}
