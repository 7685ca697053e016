import * as t from 'io-ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { plain, reference, secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { FormCleared } from '../kernel/forms/form.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { BenefitId, SelectionId } from './benefit.ts'
import { Choice, Choice1, Setup, setupUpcasts } from './choice.ts'

/** The form of a benefit's choice is named by this and the benefit's id. */
export const CHOICE_FORM = 'choice-'

/**
 * How a choice reaches the host: a first choice and a reapplication create a selection, others update one; an employer who acts for an
 * employee uses a separate call.
 */
export const Route = t.union([
  t.type({ kind: t.literal('create') }),
  t.type({ kind: t.literal('update'), selectionId: SelectionId }),
  t.type({ kind: t.literal('forEmployee'), client: plain, employee: plain }),
])
export type Route = t.TypeOf<typeof Route>

const about = { benefitId: BenefitId, route: Route }

export const ChoiceSaveRequested = defineEvent('ChoiceSaveRequested', { ...about, choice: Choice }, [
  upcast(t.type({ ...about, choice: Choice1 }), (old) => old),
])
export const ChoiceSaved = defineEvent('ChoiceSaved', { setup: Setup }, setupUpcasts)
export const ChoiceSaveFailed = defineEvent('ChoiceSaveFailed', { benefitId: BenefitId, problem: Problem })

/** Answers to medical questions describe a person's health, so they are never recorded. */
export const AnswersSaveRequested = defineEvent('AnswersSaveRequested', {
  ...about,
  answers: t.array(t.type({ id: plain, answer: secret })),
})
export const AnswersSaved = defineEvent('AnswersSaved', { setup: Setup }, setupUpcasts)
export const AnswersSaveFailed = defineEvent('AnswersSaveFailed', { benefitId: BenefitId, problem: Problem })

const accepted = { quoteId: reference, terms: t.record(plain, plain) }
/** `terms` are the accepted versions, by the terms' id; `quoteId` identifies the accepted cost. */
export const SubmissionRequested = defineEvent('SubmissionRequested', { ...about, choice: Choice, ...accepted }, [
  upcast(t.type({ ...about, choice: Choice1, ...accepted }), (old) => old),
])
export const SelectionSubmitted = defineEvent('SelectionSubmitted', { setup: Setup }, setupUpcasts)
/** `outdated` names what the person has to review before submitting again. */
export const SubmissionFailed = defineEvent('SubmissionFailed', {
  benefitId: BenefitId,
  outdated: t.union([t.keyof({ cost: null, terms: null }), t.null]),
  problem: Problem,
})

/**
 * Nothing was sent, because the choice has changed since this tab read it. `choice` is what was about to be sent here, null if it was not
 * complete; what holds now is in the set-up.
 */
export const ChoiceOvertaken = defineEvent('ChoiceOvertaken', {
  benefitId: BenefitId,
  choice: t.union([Choice, t.null]),
})

/** The submission in flight, or its failure. */
export type Sending =
  | { kind: 'choice' | 'answers' | 'submission'; problem: null }
  | { kind: 'choiceFailed' | 'answersFailed' | 'submissionFailed'; problem: Problem }
  /** Not submitted: something has to be reviewed first. */
  | { kind: 'costOutdated' | 'termsOutdated'; problem: Problem }

const failureKinds = { cost: 'costOutdated', terms: 'termsOutdated', none: 'submissionFailed' } as const

/** A cancelled call leaves no failure to show. [SEL-1] */
const settle = ({ sending }: SubmissionState, benefitId: BenefitId, failed: Sending & { problem: Problem }): void => {
  if (failed.problem.kind === 'aborted') delete sending[benefitId]
  else sending[benefitId] = failed
}

interface SubmissionState {
  sending: Record<string, Sending>
  /** Counts the failures, so that each message takes the focus. */
  failures: number
  /** The choices that something newer has overtaken, until the person has decided. */
  overtaken: Record<string, { choice: Choice | null }>
}

export const submission = defineSlice({
  name: 'submission',
  lifetime: 'session',
  initial: (): SubmissionState => ({ sending: {}, failures: 0, overtaken: {} }),
  own: {
    ChoiceSaveRequested,
    ChoiceSaved,
    ChoiceSaveFailed,
    AnswersSaveRequested,
    AnswersSaved,
    AnswersSaveFailed,
    SubmissionRequested,
    SelectionSubmitted,
    SubmissionFailed,
    ChoiceOvertaken,
  },
  on: {
    ChoiceSaveRequested: ({ sending }, { benefitId }) => {
      sending[benefitId] = { kind: 'choice', problem: null }
    },
    ChoiceSaved: ({ sending, overtaken }, { setup: { benefitId } }) => {
      delete sending[benefitId]
      delete overtaken[benefitId]
    },
    ChoiceSaveFailed: (draft, { benefitId, problem }) => {
      settle(draft, benefitId, { kind: 'choiceFailed', problem })
      draft.failures += 1
    },
    AnswersSaveRequested: ({ sending }, { benefitId }) => {
      sending[benefitId] = { kind: 'answers', problem: null }
    },
    AnswersSaved: ({ sending }, { setup: { benefitId } }) => {
      delete sending[benefitId]
    },
    AnswersSaveFailed: (draft, { benefitId, problem }) => {
      settle(draft, benefitId, { kind: 'answersFailed', problem })
      draft.failures += 1
    },
    SubmissionRequested: ({ sending }, { benefitId }) => {
      sending[benefitId] = { kind: 'submission', problem: null }
    },
    SelectionSubmitted: ({ sending, overtaken }, { setup: { benefitId } }) => {
      delete sending[benefitId]
      delete overtaken[benefitId]
    },
    SubmissionFailed: (draft, { benefitId, outdated, problem }) => {
      settle(draft, benefitId, { kind: failureKinds[outdated ?? 'none'], problem })
      draft.failures += 1
    },
    ChoiceOvertaken: (draft, { benefitId, choice }) => {
      delete draft.sending[benefitId]
      draft.overtaken[benefitId] = { choice }
      draft.failures += 1
    },
  },
  extraReducers: (on) => [
    on(FormCleared, ({ overtaken }, { form }) => {
      if (form.startsWith(CHOICE_FORM)) delete overtaken[form.slice(CHOICE_FORM.length)]
    }),
  ],
})

export const selectSending = selector(
  [submission],
  (state, benefitId: BenefitId): Sending | null => state.submission.sending[benefitId] ?? null,
)
/** What was chosen here and not sent, because the choice has changed elsewhere since. */
export const selectOvertaken = selector(
  [submission],
  (state, benefitId: BenefitId) => state.submission.overtaken[benefitId] ?? null,
)
export const selectFailures = selector([submission], (state) => state.submission.failures)
