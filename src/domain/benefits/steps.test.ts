import { describe, expect, it } from 'vitest'
import { FormRefused } from '../kernel/forms/form.ts'
import { produced, refused } from '../kernel/testing.ts'
import { MasqueradeStarted } from '../session/masquerade.ts'
import { choiceOf, detailOf, profile, refusal, selection, setupWith } from '../samples.ts'
import { BenefitLoaded } from './detail.ts'
import { selectCosts } from './quoting.ts'
import { continueFromChoices, selectCap, submitSelection } from './steps.ts'
import {
  AnswersSaved,
  ChoiceSaved,
  ChoiceSaveFailed,
  ChoiceSaveRequested,
  SubmissionFailed,
  SubmissionRequested,
} from './submission.ts'

import {
  id,
  given,
  signedIn,
  known,
  loaded,
  typed,
  priced,
  accepted,
  confirmed,
  draftSaved,
  ready,
  questions,
  asking,
  shape,
} from './testing.ts'

describe('the steps of choosing a benefit', () => {
  it('[SEL-6] open one after the other', () => {
    expect(shape(known, loaded())).toEqual(['choices', 'terms-', 'review-'])
    expect(shape(known, loaded(), draftSaved)).toEqual(['choices+', 'terms', 'review-'])
    expect(shape(...ready)).toEqual(['choices+', 'terms+', 'review'])
  })

  it('[SEL-6] leave out what the benefit does not ask', () => {
    const plain = BenefitLoaded({ detail: detailOf() })
    expect(shape(plain, loaded({ fields: [], people: [], maximumPeople: 0 }))).toEqual(['costs', 'review-'])
  })

  it('[SEL-2] show the costs as a step only where there is nothing to choose, and in every review', () => {
    const nothing = loaded({ fields: [], people: [], maximumPeople: 0, kept: { values: {}, people: [] } })
    expect(shape(known, nothing)).toEqual(['costs', 'terms-', 'review-'])
    expect(shape(known, loaded())).not.toContain('costs-')
    // Without the price of this very choice there is nothing to submit.
    const terms = [signedIn, known, loaded({ kept: choiceOf(600) }), accepted]
    expect(given(...terms).when(submitSelection, id)).toEqual(refused('unfinished'))
  })

  it('[SEL-6] are resumed where the host kept the choice', () => {
    expect(shape(known, loaded({ kept: choiceOf(600) }))).toEqual(['choices+', 'terms', 'review-'])
  })

  it('[SEL-6] close again when the choice is changed', () => {
    const partner = loaded({ kept: choiceOf(600, ['partner-1']) })
    const swapped = [typed('person:partner-1', ''), typed('person:child-1', 'yes')]
    expect(shape(known, partner, ...swapped)[0]).toBe('choices')
    expect(shape(...ready, typed('value', '700'))).toEqual(['choices', 'terms+-', 'review-'])
    const other = ChoiceSaved({ setup: setupWith({ kept: choiceOf(700) }) })
    expect(shape(...ready, typed('value', '700'), other, ...priced(700))).toEqual(['choices+', 'terms+', 'review'])
  })

  it('[SEL-1] close again when the tick at the terms is taken away', () => {
    const form = 'benefit-terms-dental'
    const there = [...ready, typed('accepted', 'yes', form)]
    expect(shape(...there)).toContain('review')
    expect(shape(...there, typed('accepted', '', form))).toEqual(['choices+', 'terms', 'review-'])
    expect(given(...there, typed('accepted', '', form)).when(submitSelection, id)).toEqual(refused('early'))
  })

  it('[SEL-4] ask medical questions for cover above the free cover limit', () => {
    expect(shape(known, loaded({ ...asking, kept: choiceOf(500) }))).not.toContain('questions')
    const above = loaded({ ...asking, kept: choiceOf(600) })
    expect(shape(known, above)).toEqual(['choices+', 'questions', 'terms-', 'review-'])
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

  it('[SEL-4] ask for the costs again once the questions are answered', () => {
    const answered = { ...asking, questions: { ...questions, completed: true }, kept: choiceOf(600) }
    const events = [known, loaded({ ...asking, kept: choiceOf(600) }), confirmed('questions'), ...priced(600)]
    expect(selectCosts(given(...events).state, id).current).toBe(true)
    const after = given(...events, AnswersSaved({ setup: setupWith(answered) })).state
    expect(selectCosts(after, id)).toMatchObject({ quote: null, current: false })
  })

  it('[SEL-6] go back to what the host calls outdated', () => {
    const failed = (outdated: 'cost' | 'terms') => SubmissionFailed({ benefitId: id, outdated, problem: refusal })
    expect(shape(...ready, failed('cost'))).toEqual(['choices+', 'terms+', 'review'])
    expect(given(...ready, failed('cost')).when(submitSelection, id)).toEqual(refused('unfinished'))
    expect(shape(...ready, failed('terms'))).toEqual(['choices+', 'terms', 'review-'])
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
