import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineForm, forms, secretField, submitForm, type FormDefinition } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import type { masquerade } from '../session/masquerade.ts'
import type { session } from '../session/session.ts'
import type { BenefitId } from './benefit.ts'
import type { MedicalQuestion } from './choice.ts'
import { routeOf } from './route.ts'
import { setup } from './setup.ts'
import { AnswersSaveRequested, type submission } from './submission.ts'

type Needs = StateWith<typeof setup | typeof forms>

export const questionsFormName = (benefitId: BenefitId): string => `questions-${benefitId}`

/** The questions to show now: the free-text ones follow any yes. */
const asked = (state: Needs, benefitId: BenefitId): readonly MedicalQuestion[] => {
  const items = valueOf(state.setup.setups[benefitId])?.questions?.items ?? []
  const answers = state.forms[questionsFormName(benefitId)]?.secrets ?? {}
  const anyYes = items.some(({ id, kind }) => kind === 'yes-no' && answers[id] === 'yes')
  return items.filter(({ kind }) => kind === 'yes-no' || anyYes)
}

/** Every answer is a secret, because it describes a person's health. */
export const questionsForm = (state: Needs, benefitId: BenefitId): FormDefinition =>
  defineForm(
    questionsFormName(benefitId),
    Object.fromEntries(
      asked(state, benefitId).map(({ id, kind }) => [
        id,
        secretField(required(kind === 'yes-no' ? 'yesOrNo' : 'required')),
      ]),
    ),
  )

/** Sends the answers. They stay in memory until they are saved, and are never shown again. */
export const saveAnswers = (
  state: Needs & StateWith<typeof submission | typeof session | typeof masquerade>,
  benefitId: BenefitId,
  now: number,
): Either<Refusal, DomainEvent> => {
  const found = valueOf(state.setup.setups[benefitId])
  const route = routeOf(state, found)
  if (state.submission.sending[benefitId]?.kind === 'answers') return left(refuse('busy'))
  if (!found?.questions || route === null) return left(refuse('notAsked'))
  const values = submitForm(state, questionsForm(state, benefitId), now)
  if (isLeft(values)) return right(values.left)
  const answers = Object.entries(values.right).map(([id, answer]) => ({ id, answer: answer.trim() }))
  return right(AnswersSaveRequested({ benefitId, route, answers }))
}

/** The questions as drawn, whether they were answered before, and whether there is unsent input. */
export const selectQuestions = selector([setup, forms], (state, benefitId: BenefitId) => ({
  questions: asked(state, benefitId),
  completed: valueOf(state.setup.setups[benefitId])?.questions?.completed ?? false,
  typed: Object.values(state.forms[questionsFormName(benefitId)]?.secrets ?? {}).some((value) => value !== ''),
}))
