import { foldW, isLeft, left, map as mapRight, right, type Either } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, switchMap, type Observable } from 'rxjs'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { sameChoice, type Choice, type Setup } from '../../domain/benefits/choice.ts'
import { choiceFormName, choiceNow } from '../../domain/benefits/choices.ts'
import { BenefitRequested } from '../../domain/benefits/detail.ts'
import { overtakenBy } from '../../domain/benefits/overtaken.ts'
import { SelectionFailed, SelectionLoaded, SelectionRequested, type setup } from '../../domain/benefits/setup.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { questionsFormName } from '../../domain/benefits/medical-questions.ts'
import { benefitTermsForm } from '../../domain/benefits/steps.ts'
import type { Route } from '../../domain/benefits/submission.ts'
import {
  AnswersSaved,
  AnswersSaveFailed,
  AnswersSaveRequested,
  ChoiceOvertaken,
  ChoiceSaved,
  ChoiceSaveFailed,
  ChoiceSaveRequested,
  SelectionSubmitted,
  SubmissionFailed,
  SubmissionRequested,
} from '../../domain/benefits/submission.ts'
import type { DataOf } from '../../domain/kernel/event.ts'
import { FormCleared, FormFilled } from '../../domain/kernel/forms/form.ts'
import { writeResultOf, type Problem } from '../../domain/kernel/requests/problem.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import type { Success } from '../api/client.ts'
import {
  createSelection,
  getBenefitSelection,
  saveSelectionForEmployee,
  updateSelection,
} from '../api/generated/selections.ts'
import type { ErrorBodyOf, InputOf } from '../api/operation.ts'
import type { Ports } from '../runtime/ports.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { refusedBy, setupOf } from './choice.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'
import { unlessOvertaken } from '../runtime/unless-overtaken.ts'

type Body = InputOf<typeof createSelection>['body']
type Outdated = DataOf<typeof SubmissionFailed>['outdated']
type Refused = { readonly problem: Problem; readonly outdated: Outdated }

const outdatedBy = (code: string | undefined): Outdated => {
  if (code === 'cost-changed') return 'cost'
  return code === 'terms-changed' ? 'terms' : null
}

interface Failure {
  readonly problem: Problem
  readonly body: ErrorBodyOf<typeof createSelection> | null
}

const refused = ({ problem, body }: Failure): Either<Refused, Setup> =>
  left({ problem, outdated: outdatedBy(body && 'code' in body ? body.code : undefined) })

/** A refusal can have a success status: its sentence is still the problem. */
const savedSetup = ({
  data,
  status,
}: Pick<Success<typeof createSelection>, 'data' | 'status'>): Either<Refused, Setup> =>
  data.status === 'success'
    ? right(setupOf(data.setup))
    : left({ problem: refusedBy(data, status), outdated: outdatedBy(data.code) })

const save = (
  route: Route,
  body: Body,
  { api }: Pick<Ports, 'api'>,
  on: { readonly onVersion?: string } = {},
): Observable<Either<Refused, Setup>> => {
  switch (route.kind) {
    case 'create':
      return api(createSelection, { body }).pipe(map(foldW(refused, savedSetup)))
    case 'update':
      return api(updateSelection, { path: { id: route.selectionId }, body, ...on }).pipe(
        map(foldW(refused, savedSetup)),
      )
    case 'forEmployee':
      return api(saveSelectionForEmployee, { path: { client: route.client, employee: route.employee }, body }).pipe(
        map(foldW(refused, savedSetup)),
      )
  }
}

/** What the screen shows of a choice is what holds: the choice, and the benefit that it is of. */
const overtaking = [SelectionLoaded, ChoiceOvertaken, FormFilled, BenefitRequested] as const

/** Saves or submits a choice, unless it has changed since this tab read it. */
const saveUnlessOvertaken = <Event>(
  { benefitId, route, choice }: { readonly benefitId: BenefitId; readonly route: Route; readonly choice: Choice },
  body: Body,
  ports: Pick<Ports, 'api'>,
  state: () => StateWith<typeof setup>,
  settle: (result: Either<Refused, Setup>) => Event,
) =>
  unlessOvertaken({
    read: ports
      .api(getBenefitSelection, { path: { id: benefitId } })
      .pipe(map(mapRight(({ data, ...rest }) => ({ ...rest, data: setupOf(data) })))),
    overtaken: (now) => {
      const news = overtakenBy(state(), now, choice)
      return news.length === 0 ? [] : [SelectionLoaded({ setup: now }), ...news, BenefitRequested({ benefitId })]
    },
    send: (on) => save(route, body, ports, on),
    settle: (result) => settle(isLeft(result) ? left({ outdated: null, ...result.left }) : result),
  })

const wire = ({ values, people }: Choice) => ({ values, people })

export const sendChoice = portalEffect({
  name: 'submission.saveChoice',
  on: [ChoiceSaveRequested],
  policy: { exhaustBy: ({ data }) => data.benefitId },
  emits: [ChoiceSaved, ChoiceSaveFailed, ...overtaking],
  failure: (problem, { data: { benefitId } }) => ChoiceSaveFailed({ benefitId, problem }),
  run: ({ data }, ports, state) =>
    saveUnlessOvertaken(
      data,
      { eeben_benefit_id: data.benefitId, ...wire(data.choice) },
      ports,
      state,
      foldW(
        ({ problem }) => ChoiceSaveFailed({ benefitId: data.benefitId, problem }),
        (setup) => ChoiceSaved({ setup }),
      ),
    ),
})

/** The answers leave memory once the host has them. */
export const sendAnswers = portalEffect({
  name: 'submission.saveAnswers',
  on: [AnswersSaveRequested],
  policy: { exhaustBy: ({ data }) => data.benefitId },
  emits: [AnswersSaved, FormCleared, AnswersSaveFailed],
  failure: (problem, { data: { benefitId } }) => AnswersSaveFailed({ benefitId, problem }),
  run: ({ data: { benefitId, route, answers } }, ports) =>
    save(route, { eeben_benefit_id: benefitId, answers }, ports).pipe(
      switchMap(
        foldW(
          ({ problem }) => of(AnswersSaveFailed({ benefitId, problem })),
          (setup) => of(AnswersSaved({ setup }), FormCleared({ form: questionsFormName(benefitId) })),
        ),
      ),
    ),
})

export const sendSubmission = portalEffect({
  name: 'submission.send',
  on: [SubmissionRequested],
  policy: { exhaustBy: ({ data }) => data.benefitId },
  emits: [SelectionSubmitted, SubmissionFailed, ...overtaking],
  failure: (problem, { data: { benefitId } }) => SubmissionFailed({ benefitId, outdated: null, problem }),
  run: ({ data }, ports, state) =>
    saveUnlessOvertaken(
      data,
      {
        eeben_benefit_id: data.benefitId,
        ...wire(data.choice),
        quote_id: data.quoteId,
        accepted_terms: true,
        accepted_terms_versions: data.terms,
      },
      ports,
      state,
      foldW(
        ({ problem, outdated }) => SubmissionFailed({ benefitId: data.benefitId, outdated, problem }),
        (setup) => SelectionSubmitted({ setup }),
      ),
    ),
})

/** Clears the submitted values, and reads the benefit and the list again, so that both show the host's data. */
export const followSubmission = portalEffect({
  name: 'submission.follow',
  on: [SelectionSubmitted],
  policy: 'everyOne',
  emits: [FormCleared, BenefitRequested, BenefitsRequested],
  run: ({
    data: {
      setup: { benefitId },
    },
  }) =>
    of(
      FormCleared({ form: choiceFormName(benefitId) }),
      FormCleared({ form: benefitTermsForm(benefitId).name }),
      BenefitRequested({ benefitId }),
      BenefitsRequested({}),
    ),
})

/** Newer terms exist: reading the benefit again returns their versions. */
export const rereadTerms = portalEffect({
  name: 'submission.rereadTerms',
  on: [SubmissionFailed],
  policy: 'everyOne',
  emits: [BenefitRequested, FormCleared],
  run: ({ data: { benefitId, outdated } }) =>
    outdated === 'terms'
      ? of(FormCleared({ form: benefitTermsForm(benefitId).name }), BenefitRequested({ benefitId }))
      : EMPTY,
})

/** Finds a draft that the host has already saved, so that the next press continues instead of sending it again. */
export const rereadAfterChoice = rereadEffect(ChoiceSaveFailed, {
  name: 'submission.rereadChoice',
  emits: [SelectionRequested],
  reads: ({ benefitId }) => [SelectionRequested({ benefitId })],
})

export const rereadAfterAnswers = rereadEffect(AnswersSaveFailed, {
  name: 'submission.rereadAnswers',
  emits: [SelectionRequested],
  reads: ({ benefitId }) => [SelectionRequested({ benefitId })],
})

export const rereadAfterSubmission = rereadEffect(SubmissionFailed, {
  name: 'submission.reread',
  emits: [BenefitsRequested],
  reads: () => [BenefitsRequested({})],
})

/**
 * Checks whether a submission was made although its response was lost: then its draft is gone and its choice is in force. Only that is
 * recorded; anything else would close the step on which the person reads what happened.
 */
export const findSubmitted = portalEffect({
  name: 'submission.find',
  on: [SubmissionFailed],
  policy: { switchBy: ({ data }) => data.benefitId },
  emits: [SelectionSubmitted, SelectionFailed],
  failure: (problem, { data: { benefitId } }) => SelectionFailed({ benefitId, problem }),
  run: ({ data: { benefitId, problem, outdated } }, { api }, state) => {
    const chosen = choiceNow(state(), benefitId)
    const draft = valueOf(state().setup.setups[benefitId])?.kept ?? null
    if (writeResultOf(problem) === 'notDone' || outdated !== null) return EMPTY
    return api(getBenefitSelection, { path: { id: benefitId } }).pipe(
      switchMap((response) => {
        if (isLeft(response)) return of(SelectionFailed({ benefitId, problem: response.left.problem }))
        const setup = setupOf(response.right.data)
        const { kept, submitted } = setup
        const made = draft && chosen && kept === null && submitted && sameChoice(submitted, chosen)
        return made ? of(SelectionSubmitted({ setup })) : EMPTY
      }),
    )
  },
})
