import { describe, expect, it } from 'vitest'
import { FormRefused } from '../kernel/forms/form.ts'
import { produced, refused } from '../kernel/testing.ts'
import { choiceOf, detailOf, html, offline, quoteOf, refusal, selection, setupWith } from '../samples.ts'
import { CostsCalculated, CostsRequested } from './costs.ts'
import { BenefitTermsFailed, BenefitTermsLoaded, BenefitTermsRequested } from './benefit-terms.ts'
import { BenefitLoaded } from './detail.ts'
import {
  acceptBenefitTerms,
  askCostsAt,
  continueFromCosts,
  continueWithoutAnswers,
  selectTermsText,
  submitSelection,
} from './steps.ts'
import {
  ChoiceSaved,
  ChoiceSaveFailed,
  SelectionSubmitted,
  selectSending,
  SubmissionFailed,
  SubmissionRequested,
} from './submission.ts'
import { BenefitTermsAccepted } from './wizard.ts'

import {
  id,
  given,
  signedIn,
  terms,
  known,
  loaded,
  typed,
  confirmed,
  accepted,
  shown,
  draftSaved,
  ready,
  asking,
  shape,
} from './testing.ts'

describe('the steps after it', () => {
  it('[SEL-4] go on without answers only from the questions', () => {
    const there = given(signedIn, known, loaded({ ...asking, kept: choiceOf(600) }))
    expect(there.when(continueWithoutAnswers, id)).toEqual(produced(confirmed('questions')))
    expect(given(signedIn, known, loaded()).when(continueWithoutAnswers, id)).toEqual(refused('early'))
  })

  it('[SEL-2] leave the costs with the newest one alone', () => {
    const nothing = { values: {}, people: [] }
    const bare = loaded({ fields: [], people: [], maximumPeople: 0, kept: nothing })
    const price = CostsCalculated({
      benefitId: id,
      choice: nothing,
      quote: quoteOf('quote-1'),
      limits: { value: null, partner: null },
    })
    const there = [signedIn, known, bare, CostsRequested({ benefitId: id, choice: nothing })]
    expect(given(...there).when(continueFromCosts, id)).toEqual(refused('noCost'))
    expect(given(...there, price).when(continueFromCosts, id)).toEqual(produced(confirmed('costs')))
    expect(given(signedIn, known, loaded({ kept: choiceOf(600) })).when(continueFromCosts, id)).toEqual(
      refused('early'),
    )
  })

  it('[SEL-1] accept the terms with the versions that were read', () => {
    const there = [signedIn, known, loaded({ kept: choiceOf(600) }), shown]
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
    const there = [signedIn, known, loaded({ kept: choiceOf(600) }), ...read]
    const notShown = produced(FormRefused({ form, problems: { accepted: 'termsNotShown' } }))
    expect(given(...there).when(acceptBenefitTerms, id)).toEqual(notShown)
    expect(given(...there, typed('accepted', 'yes', form)).when(acceptBenefitTerms, id)).toEqual(notShown)
    expect(selectTermsText(given(...there).state, id)).toBe(what.startsWith('could not') ? 'missing' : 'coming')
  })

  it('[SEL-1] accept the version whose text was shown, whatever the benefit names', () => {
    const newer = BenefitTermsLoaded({ ...of, html: html('<p>New</p>'), version: '4' })
    const there = [signedIn, known, loaded({ kept: choiceOf(600) }), newer]
    const tick = typed('accepted', 'yes', 'benefit-terms-dental')
    expect(given(...there, tick).when(acceptBenefitTerms, id)).toEqual(
      produced(BenefitTermsAccepted({ benefitId: id, versions: { 'terms-1': '4' } })),
    )
  })

  it('[SEL-1] ask again for terms that came after the acceptance, and go nowhere before the benefit is known', () => {
    const more = BenefitLoaded({
      detail: { ...detailOf({ selection: null }), terms: [...terms, { id: 'terms-2', title: 'More', version: '1' }] },
    })
    expect(shape(...ready, more)).toEqual(['choices+', 'terms', 'review-'])
    expect(given(...ready, more).when(submitSelection, id)).toEqual(refused('early'))
    expect(shape(loaded(), draftSaved)).toEqual([])
  })
})

describe('the costs beside a step', () => {
  const submitted = SelectionSubmitted({ setup: setupWith({ selection, submitted: choiceOf(600) }) })

  it('[SEL-2] are requested where the step is drawn', () => {
    const there = given(signedIn, known, loaded({ kept: choiceOf(600) }))
    expect(there.when(askCostsAt, { benefitId: id, step: 'review' })).toEqual(
      produced(CostsRequested({ benefitId: id, choice: choiceOf(600) })),
    )
  })

  it('[SEL-2] are not requested again after the submission, until the choice is looked at again', () => {
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
