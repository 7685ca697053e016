import { readDocuments } from '../../../mock-server/http.ts'
import { client, sidesOf } from '../agreement.ts'
import { send, uncheckedMock } from '../send.ts'
import type { Artefact } from '../evidence.ts'
import { observe, type Observation, type SentInteraction } from '../interactions.ts'
import type { PactLibrary } from '../pact-library.ts'
import { judge, type Mismatch } from '../judge.ts'
import { readInteractions, stateOf, type Interaction } from '../pact-file.ts'
import { operationIdOf } from '../../merge.ts'
import { pathOf } from '../places.ts'
import { chanceBy, type Chance } from '../../../tools/mutants/chance.ts'
import type { Trial } from '../../../tools/mutants/mutant.ts'
import { responseFields, kinds, requestFields, suits, type Field, type Kind } from './fields.ts'
import { mutateResponse, mutateStatus as mutateInMockStatus } from './in-mock.ts'
import { mutateSchema, mutateStatus as mutateInDescribedStatus } from './in-openapi.ts'
import { mutateMessage, mutateStatus as mutateInPactStatus } from './in-pact.ts'

/** A mutant of one artefact, in memory, and the mismatches that the agreement found. */
export interface ArtefactTrial extends Trial {
  readonly mismatches: readonly Mismatch[]
  /** Whether each mismatch names the artefact as the outlier. */
  readonly isNamed: boolean
}

type MutatedArtefact = Exclude<Artefact, 'the client'>

const artefacts: readonly MutatedArtefact[] = ['OpenAPI', 'the mock', 'the pact']

/** Mutates each of the committed artefacts, one at a time; nothing on disk is touched. */
export const mutate = async (pact: PactLibrary, seed: number, each = 10): Promise<readonly ArtefactTrial[]> => {
  const chance: Chance = chanceBy(seed)
  const documents = readDocuments()
  const sides = sidesOf(documents)
  const mock = uncheckedMock(documents)
  const interactions: readonly Interaction[] = [...readInteractions('legacy'), ...readInteractions('versioned')]
  const known = new Map<Interaction, Observation>()
  /** Interactions of one operation, sent and observed together once. */
  const observedOf = async (wanted: Interaction): Promise<readonly Observation[]> => {
    const all = interactions.filter((one) => operationIdOf(one) === operationIdOf(wanted))
    if (!known.has(wanted)) {
      const sent: SentInteraction[] = []
      for (const interaction of all) sent.push({ interaction, sent: await send(mock, interaction) })
      for (const one of await observe(sent, sides, pact)) known.set(one.interaction, one)
    }
    return all.flatMap((one) => known.get(one) ?? [])
  }

  /** The observations of the operation with the mutant. */
  const mutated = async (
    artefact: MutatedArtefact,
    kind: Kind,
    observed: Observation,
    field: Field | null,
  ): Promise<readonly Observation[]> => {
    const peers = (await observedOf(observed.interaction)).filter((one) => one !== observed)
    switch (artefact) {
      case 'OpenAPI': {
        const held = sidesOf(
          field ? mutateSchema(documents, observed, kind, field, chance) : mutateInDescribedStatus(documents, observed),
        )
        return observe([observed, ...peers], held, pact)
      }
      case 'the mock': {
        const sent = field ? mutateResponse(observed, kind, field) : mutateInMockStatus(observed, chance)
        return [...(await observe([{ interaction: observed.interaction, sent }], sides, pact)), ...peers]
      }
      case 'the pact': {
        const interaction = field ? mutateMessage(observed, kind, field) : mutateInPactStatus(observed, chance)
        return [...(await observe([{ interaction, sent: await send(mock, interaction) }], sides, pact)), ...peers]
      }
    }
  }

  const fieldsFor = (artefact: Artefact, kind: Kind, observed: Observation): readonly Field[] => {
    // A request has no rules and no decoder, so nothing would show that OpenAPI no longer requires a format there.
    const requests =
      artefact === 'the mock' || (artefact === 'OpenAPI' && kind === 'format') ? [] : requestFields(observed)
    const fields = [...responseFields(observed, artefact === 'the mock' ? 'mock' : 'pact'), ...requests]
    return fields.filter((field) => suits(kind, field))
  }

  const mutants: ArtefactTrial[] = []
  for (const artefact of artefacts)
    for (let count = 0; count < each;) {
      const kind = kinds[count < kinds.length ? count : chance.below(kinds.length)] ?? 'renamed'
      const interaction = chance.pick(interactions)
      if (!interaction) throw new Error('There is no interaction to mutate.')
      const observed = (await observedOf(interaction)).find((one) => one.interaction === interaction)
      if (!observed) throw new Error(`'${interaction.description}' was not observed.`)
      const field = kind === 'status' ? null : chance.pick(fieldsFor(artefact, kind, observed))
      if (field === undefined) continue
      count += 1
      const mismatches = judge(await mutated(artefact, kind, observed, field), client)
      const places = mismatches.flatMap(({ differences }) => differences.map(({ place }) => place))
      const place = field ? `${field.part} ${pathOf(field.keys)}` : 'status'
      // The property, the object around it, or the status.
      const isPlaced = places.some(({ part, keys }) =>
        field ? keys.some((key) => key.startsWith(field.name)) : part === 'status',
      )
      mutants.push({
        name: `${artefact}, ${kind}: ${interaction.description}, '${stateOf(interaction)}', ${place}`,
        mismatches,
        missed: mismatches.length === 0 ? 'nothing differs' : isPlaced ? null : 'its place is not named',
        isNamed: mismatches.length > 0 && mismatches.every(({ verdict }) => verdict.outlier === artefact),
      })
    }
  return mutants
}
