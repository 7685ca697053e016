import { takeUpRead } from '../../domain/employer/take-up.ts'
import { getBenefitInsights, getBenefitTakeUp } from '../api/generated/insights.ts'
import { asPerson, portalRead } from '../runtime/portal-calls.ts'

/** The take-up of all benefits, from the call that the request names. Only the insights include the values of a year ago. */
export const loadTakeUp = portalRead(takeUpRead, {
  name: 'takeUp.load',
  call: ({ source }, { api }, state) =>
    asPerson(state, ({ client: { id } }) =>
      api(source === 'standard' ? getBenefitTakeUp : getBenefitInsights, { path: { id } }),
    ),
  data: ({ asOf, benefits }) => ({
    takeUp: { asOf, benefits: benefits.map((row) => ({ takenYearAgo: null, eligibleYearAgo: null, ...row })) },
  }),
})
