import { describe, expect, it } from 'vitest'
import { forms } from '../kernel/forms/form.ts'
import { loading } from '../kernel/requests/remote.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { benefitId, choiceOf, refusal, selection, setupSample, setupWith } from '../samples.ts'
import { optOut, SelectionOptedOut } from './opt-out.ts'
import {
  requestReset,
  requestSetup,
  selectReset,
  selectSetup,
  setup,
  SelectionFailed,
  SelectionLoaded,
  SelectionRequested,
  SelectionReset,
  SelectionResetFailed,
  SelectionResetRequested,
  SetupFailed,
  SetupLoaded,
  SetupRequested,
} from './setup.ts'
import {
  AnswersSaved,
  AnswersSaveFailed,
  ChoiceSaved,
  SelectionSubmitted,
  selectFailures,
  selectSending,
  submission,
  SubmissionFailed,
} from './submission.ts'

const id = benefitId('dental')
const given = story(setup, submission, optOut, forms)
const loaded = SetupLoaded({ setup: setupSample })
const begun = setupWith({ selection, kept: choiceOf(700) })
const ids = { benefitId: id, selectionId: selection.selectionId }

describe('what may be chosen', () => {
  it('[SEL-1] is requested, once at a time', () => {
    expect(given().when(requestSetup, id)).toEqual(produced(SetupRequested({ benefitId: id })))
    expect(given(SetupRequested({ benefitId: id })).when(requestSetup, id)).toEqual(refused('busy'))
  })

  it('[SEL-1] stays in view while it is read again, and when that fails', () => {
    const again = given(loaded, SetupRequested({ benefitId: id }))
    expect(selectSetup(again.state, id)).toEqual(loading({ status: 'loaded', value: setupSample, at: 0 }))
    const failed = again.at(0, SetupFailed({ benefitId: id, problem: refusal }))
    expect(selectSetup(failed.state, id)).toEqual({ status: 'failed', problem: refusal, value: setupSample })
  })

  it.each([
    ['read alone', SelectionLoaded],
    ['kept', ChoiceSaved],
    ['answered', AnswersSaved],
    ['submitted', SelectionSubmitted],
    ['reset', SelectionReset],
  ] as const)('[SEL-6] is the newest word of the host once it was %s', (_, event) => {
    const { state } = given(loaded, SelectionRequested({ benefitId: id })).at(9, event({ setup: begun }))
    expect(selectSetup(state, id)).toEqual({ status: 'loaded', value: begun, at: 9 })
  })

  it('[SEL-1] stays as it was where reading it alone fails', () => {
    const { state } = given(loaded, SelectionFailed({ benefitId: id, problem: refusal }))
    expect(selectSetup(state, id)).toMatchObject({ status: 'loaded', value: setupSample })
  })

  it('[SEL-3] is read again after an opt-out', () => {
    expect(selectSetup(given(loaded, SelectionOptedOut(ids)).state, id)).toEqual({ status: 'idle' })
  })
})

describe('discarding a change', () => {
  it('[SEL-3] resets the selection', () => {
    expect(given(SetupLoaded({ setup: begun })).when(requestReset, id)).toEqual(produced(SelectionResetRequested(ids)))
  })

  it('[SEL-3] is refused where nothing was kept', () => {
    expect(given(SetupLoaded({ setup: setupWith({ selection }) })).when(requestReset, id)).toEqual(refused('noDraft'))
    expect(given().when(requestReset, id)).toEqual(refused('noDraft'))
  })

  it('[SEL-3] stays quiet while it is under way; a failure is shown and changes nothing', () => {
    const under = given(SetupLoaded({ setup: begun }), SelectionResetRequested(ids))
    expect(under.when(requestReset, id)).toEqual(refused('busy'))
    expect(selectReset(under.state, id)).toEqual({ kind: 'sending' })
    const failed = under.at(0, SelectionResetFailed({ benefitId: id, problem: refusal }))
    expect(selectReset(failed.state, id)).toEqual({ kind: 'failed', problem: refusal })
    expect(selectSetup(failed.state, id)).toMatchObject({ value: begun })
    expect(selectReset(under.at(0, SelectionReset({ setup: setupSample })).state, id)).toBeNull()
  })
})

describe('what is sent', () => {
  it('[SEL-1] tells each failure, and counts it for the focus', () => {
    const failed = given(AnswersSaveFailed({ benefitId: id, problem: refusal }))
    expect(selectSending(failed.state, id)).toEqual({ kind: 'answersFailed', problem: refusal })
    const twice = failed.at(0, SubmissionFailed({ benefitId: id, outdated: null, problem: refusal }))
    expect(selectSending(twice.state, id)).toEqual({ kind: 'submissionFailed', problem: refusal })
    const outdated = failed.at(0, SubmissionFailed({ benefitId: id, outdated: 'terms', problem: refusal }))
    expect(selectSending(outdated.state, id)).toEqual({ kind: 'termsOutdated', problem: refusal })
    expect([selectFailures(failed.state), selectFailures(twice.state)]).toEqual([1, 2])
    expect(selectSending(twice.at(0, SelectionSubmitted({ setup: setupSample })).state, id)).toBeNull()
  })
})
