import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import type { DomainEvent, EventOf } from '../kernel/event.ts'
import { choice, defineForm, FormRefused, forms, submitForm } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import type { masquerade } from '../session/masquerade.ts'
import type { session } from '../session/session.ts'
import type { BenefitId } from './benefit.ts'
import { benefitTerms, selectBenefitTerms, shownVersions, termsSubject } from './benefit-terms.ts'
import { asksChoice, sameChoice, type Choice, type Setup } from './choice.ts'
import { choiceNow, submitChoice, type ChoiceNeeds } from './choices.ts'
import { costs } from './costs.ts'
import { detail } from './detail.ts'
import { askCosts, quoteFor } from './quoting.ts'
import { routeOf } from './route.ts'
import { setup } from './setup.ts'
import { ChoiceSaveRequested, SubmissionRequested, type submission } from './submission.ts'
import { BenefitTermsAccepted, selectReceipt, StepConfirmed, wizard, type Step } from './wizard.ts'

type Needs = ChoiceNeeds & StateWith<typeof wizard | typeof detail>
type Sends = Needs & StateWith<typeof submission | typeof session | typeof masquerade>

export const benefitTermsForm = (benefitId: BenefitId) =>
  defineForm(`benefit-terms-${benefitId}`, { accepted: choice(required('termsUnread')) })

/** Cover above the free cover limit, which starts only after the medical questions are answered. */
const aboveFreeCover = ({ freeCoverLimit }: Setup, chosen: Choice | null): boolean => {
  const value = chosen?.values['value']
  return freeCoverLimit !== null && typeof value === 'number' && value > freeCoverLimit
}

const termsIdsOf = (state: StateWith<typeof detail>, benefitId: BenefitId): readonly string[] =>
  (valueOf(state.detail.details[benefitId])?.terms ?? []).map(({ id }) => id)

const stepsOf = (state: Needs, benefitId: BenefitId, found: Setup): readonly Step[] => {
  const chosen = choiceNow(state, benefitId)
  return [
    // The costs are beside the choices and in the review; a benefit with nothing to choose shows them first.
    asksChoice(found) ? 'choices' : 'costs',
    ...(found.questions && aboveFreeCover(found, chosen) ? (['questions'] as const) : []),
    ...(termsIdsOf(state, benefitId).length > 0 ? (['terms'] as const) : []),
    'review',
  ]
}

const isDone = (state: Needs, benefitId: BenefitId, found: Setup, step: Step): boolean => {
  const chosen = choiceNow(state, benefitId)
  const confirmed = state.wizard[benefitId]?.confirmed.includes(step) ?? false
  switch (step) {
    case 'choices':
      return found.kept !== null && chosen !== null && sameChoice(found.kept, chosen)
    case 'questions':
      return confirmed || (found.questions?.completed ?? false)
    case 'costs':
      return confirmed && quoteFor(state.costs[benefitId], chosen) !== null
    case 'terms':
      // Unticking the terms withdraws their acceptance and that of every later step.
      return (
        confirmed &&
        state.forms[benefitTermsForm(benefitId).name]?.values['accepted'] !== '' &&
        termsIdsOf(state, benefitId).every((id) => id in (state.wizard[benefitId]?.terms ?? {}))
      )
    case 'review':
    case 'done':
      return false
  }
}

/** A step as drawn; it can be opened once all steps before it are done. */
export interface StepView {
  readonly step: Step
  readonly done: boolean
  readonly open: boolean
}

const viewsOf = (state: Needs, benefitId: BenefitId): readonly StepView[] => {
  const found = valueOf(state.setup.setups[benefitId])
  // Which terms belong to a benefit is unknown until it has loaded. [SEL-1]
  if (!found || !valueOf(state.detail.details[benefitId])) return []
  const steps = stepsOf(state, benefitId, found)
  const done = steps.map((step) => isDone(state, benefitId, found, step))
  return steps.map((step, index) => ({
    step,
    done: done[index] ?? false,
    open: done.slice(0, index).every((before) => before),
  }))
}

export const selectSteps = selector([setup, costs, forms, wizard, detail], viewsOf)

/** Whether cover is held back until the medical questions are answered; the limit is in the unit of the field `value`. */
export const selectCap = selector([setup, costs, forms], (state, benefitId: BenefitId): number | null => {
  const found = valueOf(state.setup.setups[benefitId])
  if (!found?.questions || found.questions.completed) return null
  return aboveFreeCover(found, choiceNow(state, benefitId)) ? found.freeCoverLimit : null
})

const mayOpen = (state: Needs, benefitId: BenefitId, step: Step): boolean =>
  viewsOf(state, benefitId).some((view) => view.step === step && view.open)

/** Leaves the choices: saves them as a draft at the host, unless it already has them. */
export const continueFromChoices = (state: Sends, benefitId: BenefitId, now: number): Either<Refusal, DomainEvent> => {
  const found = valueOf(state.setup.setups[benefitId])
  const route = routeOf(state, found)
  const sending = state.submission.sending[benefitId]
  if (!found || route === null) return left(refuse('unknown'))
  if (sending && sending.problem === null) return left(refuse('busy'))
  const chosen = submitChoice(state, benefitId, now)
  if (isLeft(chosen)) return chosen.left ? right(chosen.left) : left(refuse('unfinished'))
  if (found.kept && sameChoice(found.kept, chosen.right)) return right(StepConfirmed({ benefitId, step: 'choices' }))
  return right(ChoiceSaveRequested({ benefitId, route, choice: chosen.right }))
}

/** Continues without answers: cover stays at the free cover limit until they are given. */
export const continueWithoutAnswers = (state: Needs, benefitId: BenefitId): Either<Refusal, DomainEvent> =>
  mayOpen(state, benefitId, 'questions')
    ? right(StepConfirmed({ benefitId, step: 'questions' }))
    : left(refuse('early'))

/** Requests the costs shown with a step. After a submission nothing is read: only a visible step has costs. [SEL-2] */
export const askCostsAt = (
  state: Needs,
  { benefitId, step }: { readonly benefitId: BenefitId; readonly step: Step | null },
): ReturnType<typeof askCosts> => {
  const receipt = selectReceipt(state, benefitId)
  const over = receipt !== null && (step === 'done' || (step === 'review' && receipt.at !== null))
  return over ? left(refuse('submitted')) : askCosts(state, benefitId)
}

/** The costs were seen: only those of the current choice count. */
export const continueFromCosts = (state: Needs, benefitId: BenefitId): Either<Refusal, DomainEvent> => {
  if (!mayOpen(state, benefitId, 'costs')) return left(refuse('early'))
  return quoteFor(state.costs[benefitId], choiceNow(state, benefitId))
    ? right(StepConfirmed({ benefitId, step: 'costs' }))
    : left(refuse('noCost'))
}

/** Whether the whole text of a benefit's terms is shown, loading or failed; it can only be accepted when shown. */
export const selectTermsText = selector(
  [detail, benefitTerms],
  (state, benefitId: BenefitId): 'shown' | 'coming' | 'missing' => {
    const termsIds = termsIdsOf(state, benefitId)
    if (shownVersions(state, benefitId, termsIds) !== null) return 'shown'
    const texts = termsIds.map((termsId) => selectBenefitTerms(state, termsSubject({ benefitId, termsId })))
    return texts.some(({ status }) => status === 'failed') ? 'missing' : 'coming'
  },
)

/** Accepts the terms in the versions whose text is shown; never terms that failed to load. [SEL-1] */
export const acceptBenefitTerms = (
  state: Needs & StateWith<typeof benefitTerms>,
  benefitId: BenefitId,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (!mayOpen(state, benefitId, 'terms')) return left(refuse('early'))
  const form = benefitTermsForm(benefitId)
  const versions = shownVersions(state, benefitId, termsIdsOf(state, benefitId))
  if (versions === null) return right(FormRefused({ form: form.name, problems: { accepted: 'termsNotShown' } }))
  const values = submitForm(state, form, now)
  return right(isLeft(values) ? values.left : BenefitTermsAccepted({ benefitId, versions: { ...versions } }))
}

/** Submits the choice with the newest cost and the accepted terms; never with an older cost. */
export const submitSelection = (
  state: Sends,
  benefitId: BenefitId,
): Either<Refusal, EventOf<typeof SubmissionRequested>> => {
  const found = valueOf(state.setup.setups[benefitId])
  const route = routeOf(state, found)
  const sending = state.submission.sending[benefitId]
  const chosen = choiceNow(state, benefitId)
  const quote = quoteFor(state.costs[benefitId], chosen)
  if (!found || route === null || !chosen || !quote) return left(refuse('unfinished'))
  if (sending && sending.problem === null) return left(refuse('busy'))
  if (!mayOpen(state, benefitId, 'review')) return left(refuse('early'))
  const terms = state.wizard[benefitId]?.terms ?? {}
  return right(SubmissionRequested({ benefitId, route, choice: chosen, quoteId: quote.quoteId, terms }))
}
