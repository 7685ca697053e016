import { familyText } from '../../../src/ui/text/family.ts'
import { benefitsText } from '../../../src/ui/text/benefits.ts'
import { selectionsText } from '../../../src/ui/text/selections.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import {
  button,
  checkbox,
  field,
  heading,
  link,
  panel,
  press,
  radio,
  radioGroup,
  region,
  see,
  tick,
  type,
  words,
} from '../steps.ts'

const employee = 'employee@acme.example'
const { actions, steps, cost, manage, review, terms, done, choices, setup, questions } = selectionsText
const amount = 'Yearly limit for treatment (£)'
const asked = [type('Cover (£)', '500000'), see(words(cost.you, region(cost.title)))]
const answered = [
  ...asked,
  press(actions.next),
  press(questions.open),
  ...[1, 2, 3, 4, 5, 6].map((number) => tick(radio(questions.no, radioGroup(new RegExp(`^${number}\\.`))))),
  press(questions.save),
  see(button(questions.again)),
]
const priced = see(words(cost.you, region(cost.title)))
const chosen = [type(amount, '700'), tick(checkbox(/^(?!You)/)), priced]
const atStep = (step: number) => words(`Step ${step} of 4`)
const toCosts = [...chosen, press(actions.next), see(atStep(2))]
const toTerms = [...toCosts, press(actions.next), see(atStep(3))]
const toReview = [...toTerms, tick(terms.read), press(actions.next), see(atStep(4))]

export const selectionsScreens = {
  'benefits/setup': {
    title: 'Choosing a benefit',
    page: '/app/my-benefits/:benefitId/setup/:step?/*',
    who: employee,
    at: '/app/my-benefits/201/setup/',
    states: {
      choices: { scenario: 'benefit-not-chosen', shows: field(amount) },
      loading: {
        scenario: 'benefit-not-chosen',
        faults: [held('getBenefitWithSelection')],
        shows: words(setup.loading),
      },
      failed: { scenario: 'benefit-not-chosen', faults: [failing('getBenefitWithSelection')], shows: button('Retry') },
      'choices-priced': { scenario: 'benefit-not-chosen', steps: chosen, shows: words(cost.you) },
      'choices-pricing': {
        scenario: 'benefit-not-chosen',
        faults: [held('calculateCosts')],
        steps: [type(amount, '700')],
        shows: words(cost.calculating),
      },
      'choices-price-failed': {
        scenario: 'benefit-not-chosen',
        faults: [failing('calculateCosts')],
        steps: [type(amount, '700')],
        shows: button(cost.retry),
      },
      'choices-errors': {
        scenario: 'benefit-not-chosen',
        steps: [type(amount, '7'), press(actions.next)],
        shows: heading(setup.errorTitle),
      },
      'choices-not-saved': {
        scenario: 'benefit-not-chosen',
        faults: [failing('createSelection')],
        steps: [...chosen, press(actions.next)],
        shows: words(setup.notSaved),
      },
      'choices-add-person': {
        scenario: 'benefit-not-chosen',
        steps: [press(choices.addPerson)],
        shows: field(familyText.form.firstName),
      },
      costs: { scenario: 'benefit-not-chosen', steps: toCosts, shows: atStep(2) },
      terms: { scenario: 'benefit-not-chosen', steps: toTerms, shows: atStep(3) },
      'terms-errors': {
        scenario: 'benefit-not-chosen',
        steps: [...toTerms, press(actions.next)],
        shows: heading(setup.errorTitle),
      },
      review: { scenario: 'benefit-not-chosen', steps: toReview, shows: button(actions.submit) },
      submitting: {
        scenario: 'benefit-not-chosen',
        faults: [held('updateSelection')],
        steps: [...toReview, press(actions.submit)],
        shows: button(actions.submitting),
      },
      'not-submitted': {
        scenario: 'benefit-not-chosen',
        faults: [failing('updateSelection')],
        steps: [...toReview, press(actions.submit)],
        shows: words(setup.notSubmitted),
      },
      done: {
        scenario: 'benefit-not-chosen',
        steps: [...toReview, press(actions.submit)],
        shows: words(done.reference),
      },
      'done-later': { at: '/app/my-benefits/201/setup/done', shows: words(done.reference) },
      'cost-outdated': {
        scenario: 'cost-changed',
        steps: [
          priced,
          press(actions.next),
          see(atStep(2)),
          press(actions.next),
          see(atStep(3)),
          tick(terms.read),
          press(actions.next),
          see(atStep(4)),
          press(actions.submit),
        ],
        shows: words(review.outdated),
      },
      probation: { who: 'probation@acme.example', at: '/app/my-benefits/218/setup/', shows: link(setup.back) },
      questions: {
        scenario: 'questions-asked',
        at: '/app/my-benefits/210/setup/',
        steps: [...asked, press(actions.next)],
        shows: heading(steps.questions.title),
      },
      'questions-answered': {
        scenario: 'questions-asked',
        at: '/app/my-benefits/210/setup/',
        steps: answered,
        shows: words(questions.completed),
      },
      'review-answered': {
        scenario: 'questions-asked',
        at: '/app/my-benefits/210/setup/',
        steps: [
          ...answered,
          press(actions.next),
          see(heading(steps.costs.title)),
          press(actions.next),
          see(heading(steps.terms.title)),
          tick(terms.read),
          press(actions.next),
        ],
        shows: heading(review.answers),
      },
      'questions-open': {
        scenario: 'questions-asked',
        at: '/app/my-benefits/210/setup/',
        steps: [...asked, press(actions.next), press(questions.open)],
        shows: radio(questions.yes),
      },
    },
  },
  'benefits/manage': {
    title: 'Managing a benefit',
    page: '/app/my-benefits/:benefitId/manage',
    who: employee,
    at: '/app/my-benefits/201/manage',
    states: {
      ready: { shows: link(manage.change) },
      loading: { faults: [held('getBenefitWithSelection')], shows: words(setup.loading) },
      failed: { faults: [failing('getBenefitWithSelection')], shows: button('Retry') },
      unfinished: { scenario: 'change-begun', shows: button(manage.discard) },
      'not-discarded': {
        scenario: 'change-begun',
        faults: [failing('resetSelection')],
        steps: [press(manage.discard)],
        shows: words(manage.notDiscarded),
      },
      none: { scenario: 'benefit-not-chosen', shows: words(manage.none) },
      'opt-out-open': { steps: [press(benefitsText.optOut.open)], shows: panel },
    },
  },
} as const satisfies Screens
