import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { FormRefused, forms, SecretFieldEdited } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { masquerade } from '../session/masquerade.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import { benefitId, profile, refusal, selection, setupWith } from '../samples.ts'
import { questionsForm, saveAnswers, selectQuestions } from './medical-questions.ts'
import { optOut } from './opt-out.ts'
import { setup, SetupLoaded } from './setup.ts'
import { AnswersSaveFailed, AnswersSaveRequested, submission } from './submission.ts'

const id = benefitId('dental')
const given = story(setup, submission, optOut, forms, session, masquerade)
const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const items = [
  { id: 'q1', question: 'Ill?', kind: 'yes-no' as const },
  { id: 'q2', question: 'Tell more', kind: 'text' as const },
]
const asking = SetupLoaded({ setup: setupWith({ selection, questions: { completed: false, items } }) })
const answer = (field: string, value: string) =>
  SecretFieldEdited({ form: 'questions-dental', field, value, problem: null })
const route = { kind: 'update', selectionId: selection.selectionId } as const
const sending = (answers: { id: string; answer: string }[]) => AnswersSaveRequested({ benefitId: id, route, answers })

describe('medical questions', () => {
  it('[SEL-4] ask for words only after a yes', () => {
    const shown = (...events: readonly DomainEvent[]) =>
      selectQuestions(given(asking, ...events).state, id).questions.map((question) => question.id)
    expect(shown()).toEqual(['q1'])
    expect(shown(answer('q1', 'no'))).toEqual(['q1'])
    expect(shown(answer('q1', 'yes'))).toEqual(['q1', 'q2'])
  })

  it('[SEL-4] [BED-7] are answered by secrets, which no log holds', () => {
    const { state } = given(asking, answer('q1', 'yes'))
    expect(Object.values(questionsForm(state, id).fields).map(({ kind }) => kind)).toEqual(['secret', 'secret'])
    expect(JSON.stringify(state.forms['questions-dental']?.values)).toBe('{}')
    expect(selectQuestions(state, id)).toMatchObject({ typed: true, completed: false })
  })

  it('[SEL-4] are sent with every answer that was requested', () => {
    const no = given(signedIn, asking, answer('q1', 'no'), answer('q2', 'left over'))
    expect(no.when(saveAnswers, id)).toEqual(produced(sending([{ id: 'q1', answer: 'no' }])))
    const yes = given(signedIn, asking, answer('q1', 'yes'), answer('q2', ' Asthma '))
    expect(yes.when(saveAnswers, id)).toEqual(
      produced(
        sending([
          { id: 'q1', answer: 'yes' },
          { id: 'q2', answer: 'Asthma' },
        ]),
      ),
    )
  })

  it('[SEL-4] are refused with what is missing', () => {
    const form = 'questions-dental'
    expect(given(signedIn, asking).when(saveAnswers, id)).toEqual(
      produced(FormRefused({ form, problems: { q1: 'yesOrNo' } })),
    )
    expect(given(signedIn, asking, answer('q1', 'yes')).when(saveAnswers, id)).toEqual(
      produced(FormRefused({ form, problems: { q2: 'required' } })),
    )
  })

  it('[SEL-4] stay quiet where none are asked, and while they are sent', () => {
    expect(given(signedIn, SetupLoaded({ setup: setupWith({}) })).when(saveAnswers, id)).toEqual(refused('notAsked'))
    const events = [signedIn, asking, answer('q1', 'no'), sending([])]
    expect(given(...events).when(saveAnswers, id)).toEqual(refused('busy'))
    const failed = AnswersSaveFailed({ benefitId: id, problem: refusal })
    expect(given(...events, failed).when(saveAnswers, id)).toEqual(produced(sending([{ id: 'q1', answer: 'no' }])))
  })
})
