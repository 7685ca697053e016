import { subjectOf } from '../benefits/household.ts'
import { quoteOf } from '../benefits/costs.ts'
import type { Choice } from '../world/offer.ts'
import type { Benefit, SelectionStatus } from '../world/records.ts'
import { choiceOf, presetChoice, selectionOf } from '../world/seeds/selections.ts'
import type { World } from '../world/world.ts'
import type { ScenarioName } from './names.ts'
import { given, withEmail, type ScenarioParams } from './params.ts'
import type { Scenario, ScenarioValues } from './states.ts'
import { accountOf, responding, benefitIdOf, employee, employer, removeAll, signedInAs } from './states.ts'

const subjectFor = (world: World, params: ScenarioParams, preset?: string) => {
  const benefitId = benefitIdOf(world, params, preset)
  const benefit = world.db.benefits.find(benefitId)
  if (!benefit) throw new RangeError(`There is no benefit '${benefitId}'.`)
  return subjectOf(world.db, accountOf(world, given(params, 'email', employee)), benefit)
}

/** The ids that a call about the benefit needs. */
const idsOf =
  (preset?: string) =>
  (world: World, params: ScenarioParams): ScenarioValues => {
    const { benefit, selection } = subjectFor(world, params, preset)
    const [terms] = benefit.terms
    return {
      benefitId: benefit.id,
      ...(terms && { termId: terms.id }),
      ...(selection && { selectionId: selection.id }),
    }
  }

/** Signs in as employee@, changes the world, and returns the ids of the benefit. */
const withBenefit = (change: (world: World, params: ScenarioParams) => void, preset?: string): Scenario['apply'] =>
  signedInAs(employee, change, idsOf(preset))

/** Nothing is chosen of the benefit. */
const unchosen =
  (preset?: string) =>
  (world: World, params: ScenarioParams): void => {
    const { db, selection } = subjectFor(world, params, preset)
    if (!selection) return
    db.approvals.remove(selection.id)
    db.selections.remove(selection.id)
  }

/** The benefit is chosen with the presets and a partner, in this status; the first selection has the id 9001. */
const chosenAs =
  (status: SelectionStatus, draftOf?: (benefit: Benefit, choice: Choice) => Choice) =>
  (world: World, params: ScenarioParams): void => {
    const { db, user, benefit, selection } = subjectFor(world, params)
    const household = db.familyMembers.where({ personId: user.id })
    const id = selection?.id ?? `${user.id}-${benefit.id}`
    unchosen()(world, params)
    const choice = choiceOf(benefit, household, { people: 'partner' })
    const made = selectionOf({ id, person: user, benefit, status }, household, choice)
    db.selections.insert({ ...made, ...(draftOf && { draft: draftOf(benefit, choice) }) })
  }

/** The same choice with every amount one step higher. */
const oneStepMore = ({ offer }: Benefit, { values, people }: Choice): Choice => ({
  values: {
    ...values,
    ...Object.fromEntries(
      offer.fields.flatMap(({ name, stepSize }) => {
        const value = values[name]
        return typeof value === 'number' ? [[name, value + (stepSize ?? 1)] as const] : []
      }),
    ),
  },
  people,
})

/** Signs in as employee@ in this state, and returns the ids that a call about the benefit needs. */
const choosing =
  (change: (world: World, params: ScenarioParams) => void): Scenario['apply'] =>
  (world, params): ScenarioValues => {
    const values = withBenefit(change)(world, params)
    const subject = subjectFor(world, params)
    const choice = subject.selection?.draft ?? presetChoice(subject.benefit)
    return { ...values, quoteId: quoteOf(subject, choice) }
  }

const choiceRefused = (world: World): void => {
  const body = { status: 'error', message: 'Dental care cannot be chosen right now' }
  responding('createSelection', 201, body)(world)
  responding('updateSelection', 200, body)(world)
  responding('saveSelectionForEmployee', 201, body)(world)
}

/** Scenarios of an employee's benefits, and of choosing one. */
export const benefitScenarios = {
  'no-benefits': {
    summary: 'An employee is signed in who is eligible for no benefits.',
    apply: signedInAs(employee, ({ db }) => removeAll(db.benefits)),
  },
  'benefits-unavailable': {
    summary: 'An employee is signed in, and the list of benefits cannot be loaded.',
    apply: signedInAs(
      employee,
      responding('getEligibleBenefits', 500, { error: 'Your benefits cannot be shown right now' }),
    ),
  },
  'on-probation': {
    summary: 'An employee on probation is signed in; some benefits are restricted.',
    apply: signedInAs('probation@acme.example'),
  },
  'benefit-selected': {
    summary: 'An employee is signed in who has the benefit and can leave it.',
    apply: withBenefit(chosenAs('approved')),
  },
  'benefit-opted-out': {
    summary: 'An employee is signed in who has left the benefit.',
    apply: withBenefit((world, params) => {
      chosenAs('opted-out')(world, params)
      const { db, selection } = subjectFor(world, params)
      if (selection) db.selections.update(selection.id, { endDate: '2026-12-31' })
    }),
  },
  'opt-out-refused': {
    summary: 'An employee is signed in who has the benefit, but leaving it is refused.',
    apply: withBenefit((world, params) => {
      chosenAs('approved')(world, params)
      world.db.settings.update('settings', { optOutRefused: true })
    }),
  },
  'benefit-not-chosen': {
    summary: 'An employee is signed in who has chosen nothing of the benefit.',
    apply: choosing(unchosen()),
  },
  'choice-begun': {
    summary: 'An employee is signed in who has begun to choose the benefit.',
    apply: choosing(chosenAs('in-progress')),
  },
  'change-begun': {
    summary: 'An employee is signed in who has the benefit and has begun to change it.',
    apply: choosing(chosenAs('approved', oneStepMore)),
  },
  'versions-given': {
    summary:
      'An employee is signed in who has begun to choose the benefit; the host gives versions and refuses older ones.',
    apply: choosing(chosenAs('in-progress')),
  },
  'choice-refused': {
    summary: 'An employee is signed in, and the host refuses every choice with a response that says error.',
    apply: withBenefit((world, params) => {
      chosenAs('in-progress')(world, params)
      choiceRefused(world)
    }),
  },
  'cost-changed': {
    summary: 'An employee is signed in who has begun to choose the benefit; its price rises before it is submitted.',
    apply: withBenefit((world, params) => {
      chosenAs('in-progress')(world, params)
      world.db.settings.update('settings', { comingRise: 10 })
    }),
  },
  'terms-changed': {
    summary:
      'An employee is signed in who has begun to choose the benefit; its terms are newer than those that were read.',
    apply: choosing((world, params) => {
      chosenAs('in-progress')(world, params)
      const { db, benefit } = subjectFor(world, params)
      db.benefits.update(benefit.id, { terms: benefit.terms.map((terms) => ({ ...terms, version: '4' })) })
    }),
  },
  'costs-unavailable': {
    summary: 'An employee is signed in who has chosen nothing of the benefit, and no cost can be calculated.',
    apply: withBenefit((world, params) => {
      unchosen()(world, params)
      world.db.settings.update('settings', { costsUnavailable: true })
    }),
  },
  'benefit-terms-unavailable': {
    summary: 'An employee is signed in, and the terms of benefits cannot be loaded.',
    apply: signedInAs(
      employee,
      responding('getBenefitTerms', 200, { terms: null, version: null, error: 'We’re updating these terms' }),
    ),
  },
  'questions-asked': {
    summary: 'An employee is signed in who has chosen nothing of a benefit (210) that asks medical questions.',
    apply: withBenefit(unchosen('210'), '210'),
  },
  'partner-cover': {
    summary: 'An employee is signed in who has chosen nothing of a benefit (211) that covers a partner for a sum.',
    apply: withBenefit(unchosen('211'), '211'),
  },
  'levels-to-compare': {
    summary: 'An employee is signed in who has chosen nothing of a benefit (227) whose levels say what they cover.',
    apply: withBenefit(unchosen('227'), '227'),
  },
  'claims-unknown': {
    summary: 'An employee is signed in who has the benefit; nothing is known of how to claim with any provider.',
    apply: withBenefit((world, params) => {
      chosenAs('approved')(world, params)
      for (const { id } of world.db.benefits.all()) world.db.benefits.update(id, { claim: null })
    }),
  },
  'acting-for-employee': {
    summary: 'An employer is signed in, and an employee of the same client has chosen nothing of the benefit.',
    apply: signedInAs(
      employer,
      (world, params) => unchosen()(world, withEmail(params, employee)),
      (world, params) => idsOf()(world, withEmail(params, employee)),
    ),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
