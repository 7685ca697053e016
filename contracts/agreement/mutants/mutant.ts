import { readDocuments } from '../../../mock-server/http.ts'
import { client, sidesOf } from '../agreement.ts'
import { ask, uncheckedMock } from '../ask.ts'
import type { Artefact } from '../evidence.ts'
import { look, type Seen, type Sides } from '../interactions.ts'
import { judge, type Mismatch } from '../judge.ts'
import { readInteractions, stateOf, type Interaction } from '../pact-file.ts'
import { operationIdOf } from '../../merge.ts'
import { pathOf } from '../places.ts'
import { chanceBy, type Chance } from './chance.ts'
import { answerFields, kinds, requestFields, suits, type Field, type Kind } from './fields.ts'
import { mutateAnswer, mutateStatus as plantInMockStatus } from './in-mock.ts'
import { mutateSchema, mutateStatus as plantInDescribedStatus } from './in-openapi.ts'
import { mutateMessage, mutateStatus as plantInPactStatus } from './in-pact.ts'

/** A mutant and what the agreement made of it. */
export interface Mutant {
  readonly artefact: Artefact
  readonly kind: Kind
  /** The operation, the state and the place. */
  readonly where: string
  readonly mismatches: readonly Mismatch[]
  readonly isCaught: boolean
  /** Whether each mismatch that came of it names the artefact. */
  readonly isNamed: boolean
  /** Whether one of them names the place: the property, the object around it, or the status. */
  readonly isPlaced: boolean
}

const artefacts: readonly Artefact[] = ['OpenAPI', 'the mock', 'the pact']

/** Mutates each of the committed artefacts, one at a time; nothing on disk is touched. */
export const mutate = async (seed: number, each = 10): Promise<readonly Mutant[]> => {
  const chance: Chance = chanceBy(seed)
  const documents = readDocuments()
  const sides = sidesOf(documents)
  const mock = uncheckedMock(documents)
  const interactions: readonly Interaction[] = [...readInteractions('legacy'), ...readInteractions('versioned')]
  const known = new Map<Interaction, Seen>()
  const see = async (interaction: Interaction, held: Sides = sides): Promise<Seen> =>
    look(interaction, await ask(mock, interaction), held, new Map())
  const seenOf = async (interaction: Interaction): Promise<Seen> => {
    const seen = known.get(interaction) ?? (await see(interaction))
    known.set(interaction, seen)
    return seen
  }
  const peersOf = async ({ interaction }: Seen): Promise<readonly Seen[]> => {
    const peers: Seen[] = []
    for (const one of interactions)
      if (one !== interaction && operationIdOf(one) === operationIdOf(interaction)) peers.push(await seenOf(one))
    return peers
  }

  /** All that is seen of the operation after the fault. */
  const spoil = async (artefact: Artefact, kind: Kind, seen: Seen, field: Field | null): Promise<readonly Seen[]> => {
    const peers = await peersOf(seen)
    switch (artefact) {
      case 'OpenAPI': {
        const held = sidesOf(
          field ? mutateSchema(documents, seen, kind, field, chance) : plantInDescribedStatus(documents, seen),
        )
        return [seen, ...peers].map(({ interaction, asked }) => look(interaction, asked, held, new Map()))
      }
      case 'the mock': {
        const asked = field ? mutateAnswer(seen, kind, field) : plantInMockStatus(seen, chance)
        return [look(seen.interaction, asked, sides, new Map()), ...peers]
      }
      case 'the pact': {
        const interaction = field ? mutateMessage(seen, kind, field) : plantInPactStatus(seen, chance)
        return [await see(interaction), ...peers]
      }
    }
  }

  const fieldsFor = (artefact: Artefact, kind: Kind, seen: Seen): readonly Field[] => {
    // A request has no rules and no decoder, so nothing would show that OpenAPI no longer asks for a format there.
    const requests = artefact === 'the mock' || (artefact === 'OpenAPI' && kind === 'format') ? [] : requestFields(seen)
    const fields = [...answerFields(seen, artefact === 'the mock' ? 'mock' : 'pact'), ...requests]
    return fields.filter((field) => suits(kind, field))
  }

  const mutants: Mutant[] = []
  for (const artefact of artefacts)
    for (let count = 0; count < each;) {
      const kind = kinds[count < kinds.length ? count : chance.below(kinds.length)] ?? 'renamed'
      const interaction = chance.pick(interactions)
      if (!interaction) throw new Error('There is no interaction to mutate.')
      const seen = await seenOf(interaction)
      const field = kind === 'status' ? null : chance.pick(fieldsFor(artefact, kind, seen))
      if (field === undefined) continue
      count += 1
      const mismatches = judge(await spoil(artefact, kind, seen, field), client)
      const places = mismatches.flatMap(({ differences }) => differences.map(({ place }) => place))
      mutants.push({
        artefact,
        kind,
        where: `${interaction.description}, '${stateOf(interaction)}', ${field ? `${field.part} ${pathOf(field.keys)}` : 'status'}`,
        mismatches,
        isCaught: mismatches.length > 0,
        isNamed: mismatches.length > 0 && mismatches.every(({ verdict }) => verdict.outlier === artefact),
        isPlaced: places.some(({ part, keys }) =>
          field ? keys.some((key) => key.startsWith(field.name)) : part === 'status',
        ),
      })
    }
  return mutants
}
