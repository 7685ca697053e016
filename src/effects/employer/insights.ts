import { insightsRead } from '../../domain/employer/insights.ts'
import { getEmployeeInsights } from '../api/generated/insights.ts'
import { asPerson, portalRead } from '../runtime/portal-calls.ts'

/** Statistics of the client's employees. */
export const loadInsights = portalRead(insightsRead, {
  name: 'insights.load',
  call: (_, { api }, state) => asPerson(state, ({ client: { id } }) => api(getEmployeeInsights, { path: { id } })),
  data: (insights) => ({ insights }),
})
