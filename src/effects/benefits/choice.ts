import type { BenefitDetail, Claim } from '../../domain/benefits/benefit.ts'
import type { Choice, PersonId, Setup } from '../../domain/benefits/choice.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { getBenefit } from '../api/generated/benefits.ts'
import type { createSelection, getBenefitSelection } from '../api/generated/selections.ts'
import type { DataOf } from '../api/operation.ts'
import { benefitIdOf, benefitOf, selectionOf } from './benefit.ts'

type WireSetup = DataOf<typeof getBenefitSelection>
type SavedSelection = DataOf<typeof createSelection>

/** Only here do the hosts' ids become the domain's branded ones. */
export const personIdOf = (wire: string): PersonId => wire as PersonId

const choiceOf = ({ values, people }: NonNullable<WireSetup['values']>): Choice => ({
  values,
  people: people.map(personIdOf),
})

export const setupOf = (wire: WireSetup): Setup => ({
  benefitId: benefitIdOf(wire.benefitId),
  selection: wire.selection ? selectionOf(wire.selection) : null,
  fields: wire.editFields.map((field) => ({
    name: field.name,
    label: field.label,
    hint: field.hint,
    kind: field.kind,
    unit: field.unit,
    minimum: field.minimum,
    maximum: field.maximum,
    stepSize: field.stepSize,
    preset: field.default,
    options: field.options,
    forPartner: field.appliesTo === 'partner',
    locked: wire.fieldStatus[field.name] === 'locked',
    message: field.validationMessage,
  })),
  people: wire.people.map(({ personId, name, relationship, eligible, reason }) => ({
    personId: personIdOf(personId),
    name,
    partner: relationship === 'partner',
    eligible,
    reason,
  })),
  maximumPeople: wire.maximumPeople,
  questions: wire.questions,
  submitted: wire.values && choiceOf(wire.values),
  kept: wire.temporarySelection && choiceOf(wire.temporarySelection),
  freeCoverLimit: wire.freeCoverLimit,
  startDate: wire.startDate,
})

export const detailOf = (wire: DataOf<typeof getBenefit>, claim: Claim | null): BenefitDetail => ({
  benefit: benefitOf(wire),
  description: wire.description,
  covers: wire.covers,
  startDate: wire.startDate,
  howToLeave: wire.howToLeave,
  howToReturn: wire.howToReturn,
  facts: wire.facts,
  levels: wire.levels,
  // A link needs a name, even if the host omits it.
  terms: wire.termsAndConditionsShown
    ? wire.terms.map((terms) => ({ ...terms, title: terms.title || 'Terms and conditions' }))
    : [],
  claim,
})

/** A host can refuse in a response with a success status. */
export const refusedBy = ({ message }: Extract<SavedSelection, { status: 'error' }>, status: number): Problem => ({
  kind: 'refused',
  status,
  message,
})
