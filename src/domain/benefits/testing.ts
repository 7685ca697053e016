import type { DomainEvent } from '../kernel/event.ts'
import { ChoiceMade, forms } from '../kernel/forms/form.ts'
import { story } from '../kernel/testing.ts'
import { masquerade } from '../session/masquerade.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import { benefitId, choiceOf, detailOf, html, profile, quoteOf, setupWith } from '../samples.ts'
import type { Setup } from './choice.ts'
import { costs, CostsCalculated, CostsRequested } from './costs.ts'
import { benefitTerms, BenefitTermsLoaded } from './benefit-terms.ts'
import { BenefitLoaded, detail } from './detail.ts'
import { optOut } from './opt-out.ts'
import { setup, SetupLoaded } from './setup.ts'
import { selectSteps } from './steps.ts'
import { ChoiceSaved, submission } from './submission.ts'
import { BenefitTermsAccepted, StepConfirmed, wizard } from './wizard.ts'

export const id = benefitId('dental')
export const given = story(setup, costs, forms, submission, optOut, wizard, detail, benefitTerms, session, masquerade)
export const signedIn = ProfileLoaded({ profile, termsUpdated: false })
export const terms = [{ id: 'terms-1', title: 'Terms', version: '3' }]
export const known = BenefitLoaded({ detail: { ...detailOf({ selection: null }), terms } })
export const loaded = (changes: Partial<Setup> = {}) => SetupLoaded({ setup: setupWith(changes) })
export const typed = (field: string, value: string, form = 'choice-dental') =>
  ChoiceMade({ form, field, value, problem: null })
export const priced = (value: number) => [
  CostsRequested({ benefitId: id, choice: choiceOf(value) }),
  CostsCalculated({
    benefitId: id,
    choice: choiceOf(value),
    quote: quoteOf('quote-1'),
    limits: { value: null, partner: null },
  }),
]
export const confirmed = (step: 'costs' | 'questions' | 'choices') => StepConfirmed({ benefitId: id, step })
export const accepted = BenefitTermsAccepted({ benefitId: id, versions: { 'terms-1': '3' } })
export const shown = BenefitTermsLoaded({ benefitId: id, termsId: 'terms-1', html: html('<p>Terms</p>'), version: '3' })
export const draftSaved = ChoiceSaved({ setup: setupWith({ kept: choiceOf(600) }) })
export const ready = [signedIn, known, loaded(), draftSaved, ...priced(600), accepted]
export const questions = { completed: false, items: [{ id: 'q1', question: 'Ill?', kind: 'yes-no' as const }] }
export const asking = { questions, freeCoverLimit: 500 }
export const shape = (...events: readonly DomainEvent[]) =>
  selectSteps(given(...events).state, id).map(({ step, done, open }) => `${step}${done ? '+' : ''}${open ? '' : '-'}`)
