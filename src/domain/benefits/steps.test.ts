import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { ChoiceMade, FormRefused, forms } from '../kernel/form.ts'
import { produced, refused, story } from '../kernel/kit.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import {
  benefitId,
  choiceOf,
  detailOf,
  html,
  offline,
  profile,
  quoteOf,
  refusal,
  selection,
  setupWith,
} from '../samples.ts'
import type { Setup } from './choice.ts'
import { costs, CostsCalculated, CostsRequested } from './costs.ts'
import { benefitTerms, BenefitTermsFailed, BenefitTermsLoaded, BenefitTermsRequested } from './benefit-terms.ts'
import { BenefitLoaded, detail } from './detail.ts'
import { optOut } from './opt-out.ts'
import { setup, SetupLoaded } from './setup.ts'
import {
  acceptBenefitTerms,
  askCostsAt,
  continueFromChoices,
  continueFromCosts,
  continueWithoutAnswers,
  selectCap,
  selectSteps,
  selectTermsText,
  submitSelection,
} from './steps.ts'
import {
  AnswersSaved,
  ChoiceSaved,
  ChoiceSaveFailed,
  ChoiceSaveRequested,
  SelectionSubmitted,
  selectSending,
  submission,
  SubmissionFailed,
  SubmissionRequested,
} from './submission.ts'
import { BenefitTermsAccepted, StepConfirmed, wizard } from './wizard.ts'

const id = benefitId('dental')
const given = story(setup, costs, forms, submission, optOut, wizard, detail, benefitTerms, session, masquerade)
const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const terms = [{ id: 'terms-1', title: 'Terms', version: '3' }]
const known = BenefitLoaded({ detail: { ...detailOf({ selection: null }), terms } })
const loaded = (changes: Partial<Setup> = {}) => SetupLoaded({ setup: setupWith(changes) })
const typed = (field: string, value: string, form = 'choice-dental') =>
  ChoiceMade({ form, field, value, problem: null })
const priced = (value: number) => [
  CostsRequested({ benefitId: id, choice: choiceOf(value) }),
  CostsCalculated({
    benefitId: id,
    choice: choiceOf(value),
    quote: quoteOf('quote-1'),
    limits: { value: null, partner: null },
  }),
]
const confirmed = (step: 'costs' | 'questions' | 'choices') => StepConfirmed({ benefitId: id, step })
const accepted = BenefitTermsAccepted({ benefitId: id, versions: { 'terms-1': '3' } })
const shown = BenefitTermsLoaded({ benefitId: id, termsId: 'terms-1', html: html('<p>Terms</p>'), version: '3' })
const kept = ChoiceSaved({ setup: setupWith({ kept: choiceOf(600) }) })
const ready = [signedIn, known, loaded(), kept, ...priced(600), confirmed('costs'), accepted]
const questions = { completed: false, items: [{ id: 'q1', question: 'Ill?', kind: 'yes-no' as const }] }
const asking = { questions, freeCoverLimit: 500 }
const shape = (...events: readonly DomainEvent[]) =>
  selectSteps(given(...events).state, id).map(({ step, done, open }) => `${step}${done ? '+' : ''}${open ? '' : '-'}`)

describe('the steps of choosing a benefit', () => {
  it('[SEL-6] open one after the other', () => {
    expect(shape(known, loaded())).toEqual(['choices', 'costs-', 'terms-', 'review-'])
    expect(shape(known, loaded(), kept)).toEqual(['choices+', 'costs', 'terms-', 'review-'])
    expect(shape(known, loaded(), kept, ...priced(600), confirmed('costs'))).toEqual([
      'choices+',
      'costs+',
      'terms',
      'review-',
    ])
    expect(shape(...ready)).toEqual(['choices+', 'costs+', 'terms+', 'review'])
  })

  it('[SEL-6] leave out what the benefit does not ask', () => {
    const plain = BenefitLoaded({ detail: detailOf() })
    expect(shape(plain, loaded({ fields: [], people: [], maximumPeople: 0 }))).toEqual(['costs', 'review-'])
  })

  it('[SEL-6] are resumed where the host kept the choice', () => {
    expect(shape(known, loaded({ kept: choiceOf(600) }))).toEqual(['choices+', 'costs', 'terms-', 'review-'])
  })

  it('[SEL-6] close again when the choice is changed', () => {
    const partner = loaded({ kept: choiceOf(600, ['partner-1']) })
    const swapped = [typed('person-partner-1', ''), typed('person-child-1', 'yes')]
    expect(shape(known, partner, ...swapped)[0]).toBe('choices')
    expect(shape(...ready, typed('value', '700'))).toEqual(['choices', 'costs-', 'terms+-', 'review-'])
    const other = ChoiceSaved({ setup: setupWith({ kept: choiceOf(700) }) })
    expect(shape(...ready, typed('value', '700'), other, ...priced(700))).toEqual([
      'choices+',
      'costs',
      'terms+-',
      'review-',
    ])
  })

  it('[SEL-1] close again when the tick at the terms is taken away', () => {
    const form = 'benefit-terms-dental'
    const there = [...ready, typed('accepted', 'yes', form)]
    expect(shape(...there)).toContain('review')
    expect(shape(...there, typed('accepted', '', form))).toEqual(['choices+', 'costs+', 'terms', 'review-'])
    expect(given(...there, typed('accepted', '', form)).when(submitSelection, id)).toEqual(refused('early'))
  })

  it('[SEL-4] ask medical questions for cover above the free cover limit', () => {
    expect(shape(known, loaded({ ...asking, kept: choiceOf(500) }))).not.toContain('questions')
    const above = loaded({ ...asking, kept: choiceOf(600) })
    expect(shape(known, above)).toEqual(['choices+', 'questions', 'costs-', 'terms-', 'review-'])
    expect(shape(known, above, confirmed('questions'))).toContain('questions+')
    const answered = loaded({ ...asking, questions: { ...questions, completed: true }, kept: choiceOf(600) })
    expect(shape(known, answered)).toContain('questions+')
  })

  it('[SEL-4] hold cover at the free cover limit until the questions are answered', () => {
    expect(selectCap(given(loaded({ ...asking, kept: choiceOf(600) })).state, id)).toBe(500)
    expect(selectCap(given(loaded({ ...asking, kept: choiceOf(500) })).state, id)).toBeNull()
    const answered = { ...asking, questions: { ...questions, completed: true }, kept: choiceOf(600) }
    expect(selectCap(given(loaded(answered)).state, id)).toBeNull()
  })

  it('[SEL-4] ask for the costs anew once the questions are answered', () => {
    const answered = { ...asking, questions: { ...questions, completed: true }, kept: choiceOf(600) }
    const events = [
      known,
      loaded({ ...asking, kept: choiceOf(600) }),
      confirmed('questions'),
      ...priced(600),
      confirmed('costs'),
    ]
    expect(shape(...events)).toContain('costs+')
    expect(shape(...events, AnswersSaved({ setup: setupWith(answered) }))).toContain('costs')
  })

  it('[SEL-6] go back to what the host calls outdated', () => {
    const failed = (outdated: 'cost' | 'terms') => SubmissionFailed({ benefitId: id, outdated, problem: refusal })
    expect(shape(...ready, failed('cost'))).toEqual(['choices+', 'costs', 'terms+-', 'review-'])
    expect(shape(...ready, failed('terms'))).toEqual(['choices+', 'costs+', 'terms', 'review-'])
  })
})

describe('leaving the choices', () => {
  const saving = (route: object, choice = choiceOf(600)) =>
    produced(ChoiceSaveRequested({ benefitId: id, route: route as never, choice })) // one of the routes below

  it('[SEL-1] keeps a first choice by a new selection', () => {
    const first = given(signedIn, loaded(), typed('value', '600'))
    expect(first.when(continueFromChoices, id)).toEqual(saving({ kind: 'create' }))
  })

  it('[SEL-3] reapplies by a new selection, with the values of the last one', () => {
    const again = loaded({ selection: { ...selection, next: 'reapply' }, submitted: choiceOf(600) })
    expect(given(signedIn, again).when(continueFromChoices, id)).toEqual(saving({ kind: 'create' }))
  })

  it('[SEL-3] goes on with the selection that a reapplication made: none is made twice', () => {
    const reapplied = { selection: { ...selection, next: 'reapply' as const }, kept: choiceOf(500) }
    const change = given(signedIn, loaded(reapplied), typed('value', '600'))
    expect(change.when(continueFromChoices, id)).toEqual(saving({ kind: 'update', selectionId: selection.selectionId }))
    const saved = ChoiceSaved({ setup: setupWith({ ...reapplied, kept: choiceOf(600) }) })
    expect(given(...ready.slice(0, 3), saved, ...ready.slice(4)).when(submitSelection, id)).toEqual(
      produced(
        SubmissionRequested({
          benefitId: id,
          route: { kind: 'update', selectionId: selection.selectionId },
          choice: choiceOf(600),
          quoteId: 'quote-1',
          terms: { 'terms-1': '3' },
        }),
      ),
    )
  })

  it('[SEL-1] changes a selection that is there', () => {
    const change = given(signedIn, loaded({ selection, submitted: choiceOf(500) }), typed('value', '600'))
    expect(change.when(continueFromChoices, id)).toEqual(saving({ kind: 'update', selectionId: selection.selectionId }))
  })

  it('[MASQ-2] uses the call for employees while an employer acts for one', () => {
    const acting = given(
      MasqueradeStarted({ userId: '4021', schemeYear: '2026' }),
      signedIn,
      loaded(),
      typed('value', '600'),
    )
    expect(acting.when(continueFromChoices, id)).toEqual(
      saving({ kind: 'forEmployee', client: profile.client.id, employee: '4021' }),
    )
  })

  it('[SEL-6] sends nothing that the host has kept already', () => {
    expect(given(signedIn, loaded({ kept: choiceOf(600) })).when(continueFromChoices, id)).toEqual(
      produced(confirmed('choices')),
    )
  })

  it('[SEL-1] is refused with what is wrong, and while a call is under way', () => {
    const problems = { value: 'required' }
    expect(given(signedIn, loaded()).when(continueFromChoices, id)).toEqual(
      produced(FormRefused({ form: 'choice-dental', problems })),
    )
    expect(given(signedIn).when(continueFromChoices, id)).toEqual(refused('unknown'))
    const route = { kind: 'create' } as const
    const under = ChoiceSaveRequested({ benefitId: id, route, choice: choiceOf(600) })
    const events = [signedIn, loaded(), typed('value', '600'), under]
    expect(given(...events).when(continueFromChoices, id)).toEqual(refused('busy'))
    const failed = ChoiceSaveFailed({ benefitId: id, problem: refusal })
    expect(given(...events, failed).when(continueFromChoices, id)).toEqual(saving(route))
  })
})

describe('the steps after it', () => {
  it('[SEL-4] go on without answers only from the questions', () => {
    const there = given(signedIn, known, loaded({ ...asking, kept: choiceOf(600) }))
    expect(there.when(continueWithoutAnswers, id)).toEqual(produced(confirmed('questions')))
    expect(given(signedIn, known, loaded()).when(continueWithoutAnswers, id)).toEqual(refused('early'))
  })

  it('[SEL-2] leave the costs with the newest one alone', () => {
    const there = [signedIn, known, loaded({ kept: choiceOf(600) })]
    expect(given(...there).when(continueFromCosts, id)).toEqual(refused('noCost'))
    expect(given(...there, ...priced(600)).when(continueFromCosts, id)).toEqual(produced(confirmed('costs')))
    expect(given(...there, ...priced(600), typed('value', '700')).when(continueFromCosts, id)).toEqual(refused('early'))
  })

  it('[SEL-1] accept the terms with the versions that were read', () => {
    const there = [signedIn, known, loaded({ kept: choiceOf(600) }), ...priced(600), confirmed('costs'), shown]
    const form = 'benefit-terms-dental'
    expect(given(...there).when(acceptBenefitTerms, id)).toEqual(
      produced(FormRefused({ form, problems: { accepted: 'termsUnread' } })),
    )
    expect(selectTermsText(given(...there).state, id)).toBe('shown')
    expect(given(...there, typed('accepted', 'yes', form)).when(acceptBenefitTerms, id)).toEqual(produced(accepted))
    expect(given(signedIn, known, loaded()).when(acceptBenefitTerms, id)).toEqual(refused('early'))
  })

  const of = { benefitId: id, termsId: 'terms-1' }
  it.each([
    ['is not there yet', []],
    ['is on its way', [BenefitTermsRequested(of)]],
    ['could not be loaded', [BenefitTermsRequested(of), BenefitTermsFailed({ ...of, problem: offline })]],
    ['is read again', [shown, BenefitTermsRequested(of)]],
    ['could not be read again', [shown, BenefitTermsRequested(of), BenefitTermsFailed({ ...of, problem: offline })]],
  ])('[SEL-1] accept no terms whose text %s, ticked or not', (what, read) => {
    const form = 'benefit-terms-dental'
    const there = [signedIn, known, loaded({ kept: choiceOf(600) }), ...priced(600), confirmed('costs'), ...read]
    const notShown = produced(FormRefused({ form, problems: { accepted: 'termsNotShown' } }))
    expect(given(...there).when(acceptBenefitTerms, id)).toEqual(notShown)
    expect(given(...there, typed('accepted', 'yes', form)).when(acceptBenefitTerms, id)).toEqual(notShown)
    expect(selectTermsText(given(...there).state, id)).toBe(what.startsWith('could not') ? 'missing' : 'coming')
  })

  it('[SEL-1] accept the version whose text was shown, whatever the benefit names', () => {
    const newer = BenefitTermsLoaded({ ...of, html: html('<p>New</p>'), version: '4' })
    const there = [signedIn, known, loaded({ kept: choiceOf(600) }), ...priced(600), confirmed('costs'), newer]
    const tick = typed('accepted', 'yes', 'benefit-terms-dental')
    expect(given(...there, tick).when(acceptBenefitTerms, id)).toEqual(
      produced(BenefitTermsAccepted({ benefitId: id, versions: { 'terms-1': '4' } })),
    )
  })

  it('[SEL-1] ask again for terms that came after the acceptance, and go nowhere before the benefit is known', () => {
    const more = BenefitLoaded({
      detail: { ...detailOf({ selection: null }), terms: [...terms, { id: 'terms-2', title: 'More', version: '1' }] },
    })
    expect(shape(...ready, more)).toEqual(['choices+', 'costs+', 'terms', 'review-'])
    expect(given(...ready, more).when(submitSelection, id)).toEqual(refused('early'))
    expect(shape(loaded(), kept)).toEqual([])
  })
})

describe('the costs beside a step', () => {
  const submitted = SelectionSubmitted({ setup: setupWith({ selection, submitted: choiceOf(600) }) })

  it('[SEL-2] are asked for where the step is drawn', () => {
    const there = given(signedIn, known, loaded({ kept: choiceOf(600) }))
    expect(there.when(askCostsAt, { benefitId: id, step: 'review' })).toEqual(
      produced(CostsRequested({ benefitId: id, choice: choiceOf(600) })),
    )
  })

  it('[SEL-2] are not asked for again after the submission, until the choice is looked at again', () => {
    const over = given(...ready, submitted)
    expect(over.when(askCostsAt, { benefitId: id, step: 'review' })).toEqual(refused('submitted'))
    expect(over.when(askCostsAt, { benefitId: id, step: 'done' })).toEqual(refused('submitted'))
    expect(over.when(askCostsAt, { benefitId: id, step: 'choices' })).toEqual(
      produced(CostsRequested({ benefitId: id, choice: choiceOf(600) })),
    )
  })
})

describe('submitting', () => {
  const sent = SubmissionRequested({
    benefitId: id,
    route: { kind: 'create' },
    choice: choiceOf(600),
    quoteId: 'quote-1',
    terms: { 'terms-1': '3' },
  })

  it('[SEL-1] sends the choice with its cost and the terms', () => {
    expect(given(...ready).when(submitSelection, id)).toEqual(produced(sent))
  })

  it('[SEL-1] is refused before every step is done', () => {
    expect(given(...ready.slice(0, -1)).when(submitSelection, id)).toEqual(refused('early'))
    expect(given(signedIn, known, loaded()).when(submitSelection, id)).toEqual(refused('unfinished'))
    expect(given(...ready.slice(1)).when(submitSelection, id)).toEqual(refused('unfinished'))
  })

  it('[SEL-2] is refused with the cost of another choice', () => {
    const other = ChoiceSaved({ setup: setupWith({ kept: choiceOf(700) }) })
    const events = [...ready, other, confirmed('costs')]
    expect(given(...events).when(submitSelection, id)).toEqual(refused('unfinished'))
  })

  it('[SEL-1] says nothing of a call that was stopped on the way, and may be tried again', () => {
    const stopped = SubmissionFailed({ benefitId: id, outdated: null, problem: { kind: 'aborted' } })
    const after = given(...ready, sent, stopped)
    expect(selectSending(after.state, id)).toBeNull()
    expect(after.when(submitSelection, id)).toEqual(produced(sent))
    const unsaved = ChoiceSaveFailed({ benefitId: id, problem: { kind: 'aborted' } })
    expect(selectSending(given(...ready, unsaved).state, id)).toBeNull()
    expect(
      selectSending(given(...ready, ChoiceSaveFailed({ benefitId: id, problem: offline })).state, id),
    ).not.toBeNull()
  })

  it('[SEL-1] stays quiet while it is being sent, and may be tried again after a failure', () => {
    expect(given(...ready, sent).when(submitSelection, id)).toEqual(refused('busy'))
    const failed = SubmissionFailed({ benefitId: id, outdated: null, problem: refusal })
    expect(given(...ready, sent, failed).when(submitSelection, id)).toEqual(produced(sent))
  })
})
