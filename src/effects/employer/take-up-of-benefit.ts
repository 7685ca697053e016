import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import {
  TakeUpOfBenefitFailed,
  TakeUpOfBenefitLoaded,
  TakeUpOfBenefitRequested,
} from '../../domain/employer/take-up-of-benefit.ts'
import type { TakeUpSource } from '../../domain/employer/take-up.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getInsightsOfBenefit, getTakeUpOfBenefit } from '../api/generated/insights.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

const operationOf = (source: TakeUpSource) => {
  switch (source) {
    case 'standard':
      return getTakeUpOfBenefit
    case 'insights':
      return getInsightsOfBenefit
  }
}

/** The take-up of one benefit, from the call that the wish names. */
export const loadTakeUpOfBenefit = portalEffect({
  name: 'takeUp.loadOfBenefit',
  on: [TakeUpOfBenefitRequested],
  policy: { switchBy: ({ data }) => data.benefitId },
  emits: [TakeUpOfBenefitLoaded, TakeUpOfBenefitFailed],
  failure: (problem, { data: { benefitId } }) => TakeUpOfBenefitFailed({ benefitId, problem }),
  run: ({ data: { benefitId, source } }, { api }, state) => {
    const id = selectProfile(state())?.client.id
    if (id === undefined)
      return of(TakeUpOfBenefitFailed({ benefitId, problem: { kind: 'unauthorised', detail: null } }))
    return api(operationOf(source), { path: { id, benefit: benefitId } }).pipe(
      map(
        foldW(
          ({ problem }) => TakeUpOfBenefitFailed({ benefitId, problem }),
          ({ data }) => TakeUpOfBenefitLoaded({ benefitId, takeUp: data }),
        ),
      ),
    )
  },
})
