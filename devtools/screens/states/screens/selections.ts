import { familyText } from '../../../../src/ui/text/family.ts'
import { benefitsText } from '../../../../src/ui/text/benefits.ts'
import { selectionsText } from '../../../../src/ui/text/selections.ts'
import { unconfirmedText } from '../../../../src/ui/text/unconfirmed.ts'
import { employerNamed } from '../../../../src/ui/text/your-employer.ts'
import { foundAgain, type Difference } from '../failure.ts'
import { hostOr, portalWording } from '../responses.ts'
import { failing, held, type Screens } from '../state.ts'
import {
  alert,
  button,
  checkbox,
  field,
  go,
  group,
  heading,
  link,
  main,
  panel,
  press,
  radio,
  region,
  see,
  table,
  tick,
  type,
  typeDate,
  words,
} from '../steps.ts'
import { questionStates } from './questions.ts'

const acme = employerNamed('Acme')

const employee = 'employee@acme.example'
const at = '/app/my-benefits/201/setup'
const { actions, cost, review, terms, done, choices, setup } = selectionsText
const { form, members } = familyText
const amount = 'Yearly limit for treatment (£)'
const submit = button(/^Submit/)
const priced = see(words(selectionsText.pays.now, region(cost.title)))
const chosen = [type(amount, '700'), tick(checkbox(/^(?!You)/)), priced]
const notChosen = { scenario: 'benefit-not-chosen' } as const
const levels = { scenario: 'levels-to-compare', at: '/app/my-benefits/227/setup/' } as const
const compareLevels = new RegExp(choices.compare)
const people = group(choices.people)
const prices = region(cost.title)
const person = [
  press(choices.addPerson),
  type(field(form.title, panel), 'Lady'),
  type(field(form.firstName, panel), 'Zoë'),
  type(field(form.surname, panel), 'O’Šimić'),
  tick(radio(members.sexes.female, panel)),
  tick(radio(members.relationship.dependant, panel)),
  tick(radio(form.no, panel)),
  ...typeDate(form.dateOfBirth, '29', '2', '2016'),
  press(form.add),
]
const atStep = (step: number) => words(`Step ${step} of 3`)
const toTerms = [...chosen, press(actions.next), see(atStep(2))]
const toReview = [...toTerms, tick(terms.read), press(actions.next), see(atStep(3))]
/** The message stays, but pressing again continues, because the host already has the draft. */
const draftFound: Difference = { ends: true, because: foundAgain }
/** Resumes a choice that was begun before, and waits for its price. */
const begunToReview = [priced, tick(terms.read), press(actions.next), see(submit)]

export const selectionsScreens = {
  'benefits/setup': {
    title: 'Choosing a benefit',
    page: '/app/my-benefits/:benefitId/setup/:step?/*',
    who: employee,
    at: '/app/my-benefits/201/setup/',
    states: {
      choices: { ...notChosen, shows: field(amount) },
      loading: {
        ...notChosen,
        faults: [held('getBenefitWithSelection')],
        shows: words(setup.loading),
      },
      failed: {
        ...notChosen,
        fails: {
          operation: 'getBenefitWithSelection',
          message: alert(setup.failed),
          wording: {
            of: hostOr('There was an error connecting to the server'),
            because: 'SEL-1: an error without a message says that the server could not be reached',
          },
          keeps: [link(setup.back, main())],
          differs: {
            '404': {
              says: benefitsText.detail.gone,
              message: alert(benefitsText.detail.gone),
              ends: true,
              because: 'BEN-2: a removed benefit',
            },
          },
          recovers: field(amount),
        },
      },
      'choices-not-reloaded': {
        ...notChosen,
        steps: chosen,
        fails: {
          operation: 'getBenefitSelection',
          call: person,
          silent: 'SEL-1: the form is loaded again in the background; if that fails, it stays as it was',
          keeps: [field(amount), people],
          recovers: words(/Zoë/, people),
        },
      },
      'choices-priced': { ...notChosen, steps: chosen, shows: words(selectionsText.pays.now) },
      'choices-pricing': {
        ...notChosen,
        faults: [held('calculateCosts')],
        steps: [type(amount, '700')],
        shows: words(cost.calculating),
      },
      'choices-price-failed': {
        ...notChosen,
        fails: {
          operation: 'calculateCosts',
          again: [press(cost.retry)],
          message: prices,
          wording: {
            of: (response) => `${cost.failed} ${portalWording(response)}`,
            because: 'SEL-2: the cost fails in its own place, beside the choice',
          },
          keeps: [field(amount)],
          recovers: words(selectionsText.pays.now, prices),
        },
      },
      'choices-errors': {
        ...notChosen,
        // Waits for a price first: otherwise the picture depends on whether one arrives before the typing.
        steps: [priced, type(amount, '7'), press(actions.next)],
        shows: heading(setup.errorTitle),
      },
      'choices-not-saved': {
        ...notChosen,
        at: `${at}/choices`,
        steps: chosen,
        fails: {
          operation: 'createSelection',
          call: [press(actions.next)],
          message: alert(setup.notSaved),
          found: draftFound,
          // Not the step's heading: the panel of the choices has the same one.
          recovers: atStep(2),
        },
      },
      'choices-not-saved-for-employee': {
        who: 'employer@acme.example',
        at: '/sso-login/msq-valid/2025',
        steps: [see(heading(/^Hello/)), go(`${at}/`), type(amount, '1500'), priced],
        fails: {
          operation: 'saveSelectionForEmployee',
          call: [press(actions.next)],
          message: alert(setup.notSaved),
          found: draftFound,
          // Not the step's heading: the panel of the choices has the same one.
          recovers: atStep(2),
        },
      },
      'choices-add-person': {
        ...notChosen,
        steps: [press(choices.addPerson)],
        shows: field(familyText.form.firstName),
      },
      'choices-of-levels': {
        ...levels,
        shows: button(compareLevels),
      },
      'options-compared': {
        ...levels,
        steps: [priced, press(button(compareLevels))],
        shows: table(/: Level$/),
      },
      costs: {
        ...notChosen,
        params: { benefitId: '217' },
        at: '/app/my-benefits/217/setup/',
        shows: heading(/^What .* costs$/),
      },
      terms: { ...notChosen, steps: toTerms, shows: atStep(2) },
      'terms-failed': {
        ...notChosen,
        faults: [failing('getBenefitTerms')],
        steps: toTerms,
        shows: alert(benefitsText.terms.failed),
      },
      'terms-errors': {
        ...notChosen,
        steps: [...toTerms, press(actions.next)],
        shows: heading(setup.errorTitle),
      },
      review: { ...notChosen, steps: toReview, shows: submit },
      submitting: {
        ...notChosen,
        faults: [held('updateSelection')],
        steps: [...toReview, press(submit)],
        shows: button(actions.submitting),
      },
      unconfirmed: {
        scenario: 'choice-begun',
        faults: [failing('updateSelection')],
        steps: [...begunToReview, press(submit)],
        shows: words(unconfirmedText.unknown),
      },
      'not-submitted': {
        scenario: 'choice-begun',
        steps: begunToReview,
        fails: {
          operation: 'updateSelection',
          call: [press(submit)],
          message: alert(setup.notSubmitted),
          keeps: [region(review.choice), region(cost.title)],
          differs: {
            '409 cost-changed': {
              says: review.outdated,
              message: main(),
              because: 'decision record 15: an outdated price is reviewed again before it is submitted',
            },
            '409 terms-changed': {
              says: terms.outdated,
              message: main(),
              leadsTo: `${at}/terms`,
              because: 'decision record 15: outdated terms lead back to the terms',
            },
          },
          found: { says: null, shows: words(done.reference), leadsTo: `${at}/done`, ends: true, because: foundAgain },
          recovers: words(done.reference),
        },
      },
      done: {
        ...notChosen,
        steps: [...toReview, press(submit)],
        shows: words(done.reference),
      },
      'done-later': { at: '/app/my-benefits/201/setup/done', shows: words(done.reference) },
      'cost-outdated': {
        scenario: 'cost-changed',
        steps: [...begunToReview, press(submit)],
        shows: words(review.outdated),
      },
      'awaiting-approval': { at: '/app/my-benefits/204/setup/', shows: words(setup.undecided(acme)) },
      probation: { who: 'probation@acme.example', at: '/app/my-benefits/218/setup/', shows: link(setup.back) },
      ...questionStates,
    },
  },
} as const satisfies Screens
