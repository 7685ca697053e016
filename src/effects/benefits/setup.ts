import { foldW } from 'fp-ts/lib/Either.js'
import { from, of, switchMap } from 'rxjs'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { choiceFormName } from '../../domain/benefits/choices.ts'
import { overtakenInReading } from '../../domain/benefits/overtaken.ts'
import { ChoiceOvertaken } from '../../domain/benefits/submission.ts'
import { BenefitLoaded } from '../../domain/benefits/detail.ts'
import {
  SelectionFailed,
  SelectionLoaded,
  SelectionRequested,
  SelectionReset,
  SelectionResetFailed,
  SelectionResetRequested,
  selectSetup,
  type setup,
  SetupFailed,
  SetupLoaded,
  SetupRequested,
} from '../../domain/benefits/setup.ts'
import { FormCleared, FormFilled } from '../../domain/kernel/forms/form.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { getBenefitSelection, getBenefitWithSelection, resetSelection } from '../api/generated/selections.ts'
import { notOvertaken } from '../runtime/call-effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { setupOf } from './choice.ts'
import { detailLoaded } from './claim.ts'
import { findEffect, rereadEffect } from '../runtime/portal-reread.ts'

const known = (state: () => StateWith<typeof setup>, benefitId: BenefitId) => () =>
  valueOf(selectSetup(state(), benefitId))

/** One response holds the benefit and its options. */
export const loadSetup = portalEffect({
  name: 'setup.load',
  on: [SetupRequested],
  policy: { switchBy: ({ data }) => data.benefitId },
  emits: [RedirectRefused, BenefitLoaded, SetupLoaded, ChoiceOvertaken, FormFilled, SetupFailed],
  failure: (problem, { data: { benefitId } }) => SetupFailed({ benefitId, problem }),
  run: ({ data: { benefitId } }, { api, redirects }, state) =>
    notOvertaken(known(state, benefitId), () => api(getBenefitWithSelection, { path: { id: benefitId } })).pipe(
      switchMap(
        foldW(
          ({ problem }) => of(SetupFailed({ benefitId, problem })),
          ({ data }) => {
            const setup = setupOf(data.setup)
            const news = overtakenInReading(state(), setup)
            return from([...detailLoaded(data, redirects), SetupLoaded({ setup }), ...news])
          },
        ),
      ),
    ),
})

/** Reads only the options; if it fails, the earlier ones stay. */
export const reloadSelection = portalEffect({
  name: 'setup.reload',
  on: [SelectionRequested],
  policy: { switchBy: ({ data }) => data.benefitId },
  emits: [SelectionLoaded, ChoiceOvertaken, FormFilled, SelectionFailed],
  failure: (problem, { data: { benefitId } }) => SelectionFailed({ benefitId, problem }),
  run: ({ data: { benefitId } }, { api }, state) =>
    notOvertaken(known(state, benefitId), () => api(getBenefitSelection, { path: { id: benefitId } })).pipe(
      switchMap(
        foldW(
          ({ problem }) => of(SelectionFailed({ benefitId, problem })),
          ({ data }) => {
            const setup = setupOf(data)
            return of(SelectionLoaded({ setup }), ...overtakenInReading(state(), setup))
          },
        ),
      ),
    ),
})

/** Clears typed values together with the draft, so that the form shows the selection. */
export const sendReset = portalEffect({
  name: 'setup.reset',
  on: [SelectionResetRequested],
  policy: { exhaustBy: ({ data }) => data.selectionId },
  emits: [FormCleared, SelectionReset, SelectionResetFailed],
  failure: (problem, { data: { benefitId } }) => SelectionResetFailed({ benefitId, problem }),
  run: ({ data: { benefitId, selectionId } }, { api }) =>
    api(resetSelection, { path: { id: selectionId } }).pipe(
      switchMap(
        foldW(
          ({ problem }) => of(SelectionResetFailed({ benefitId, problem })),
          ({ data }) => of(FormCleared({ form: choiceFormName(benefitId) }), SelectionReset({ setup: setupOf(data) })),
        ),
      ),
    ),
})

export const rereadReset = rereadEffect(SelectionResetFailed, {
  name: 'setup.rereadReset',
  emits: [SelectionRequested],
  reads: ({ benefitId }) => [SelectionRequested({ benefitId })],
})

export const findReset = findEffect(SelectionLoaded, {
  name: 'setup.findReset',
  emits: [FormCleared, SelectionReset],
  change: ({ setup }, { setup: { benefitId } }) => setup.resets[benefitId],
  found: ({ setup }) =>
    setup.kept === null ? [FormCleared({ form: choiceFormName(setup.benefitId) }), SelectionReset({ setup })] : [],
})
