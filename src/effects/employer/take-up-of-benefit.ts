import { takeUpOfBenefitRead } from '../../domain/employer/take-up-of-benefit.ts'
import type { TakeUpSource } from '../../domain/employer/take-up.ts'
import { getInsightsOfBenefit, getTakeUpOfBenefit } from '../api/generated/insights.ts'
import { portalRead, asPerson } from '../runtime/portal-calls.ts'

const operationOf = (source: TakeUpSource) => {
  switch (source) {
    case 'standard':
      return getTakeUpOfBenefit
    case 'insights':
      return getInsightsOfBenefit
  }
}

/** The take-up of one benefit, from the call that the request names. */
export const loadTakeUpOfBenefit = portalRead(takeUpOfBenefitRead, {
  name: 'takeUp.loadOfBenefit',
  call: ({ benefitId, source }, { api }, state) =>
    asPerson(state, ({ client }) => api(operationOf(source), { path: { id: client.id, benefit: benefitId } })),
  data: (takeUp) => ({ takeUp }),
})
