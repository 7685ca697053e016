import { differenceRead } from '../../domain/employer/eligibility-difference.ts'
import { getEligibilityDifference } from '../api/generated/uploads.ts'
import { one } from '../runtime/effect.ts'
import { portalRead } from '../runtime/portal-calls.ts'

export const loadDifference = portalRead(differenceRead, {
  name: 'eligibilityDifference.load',
  policy: { switchBy: one },
  call: ({ uploadId, query }, { api }) =>
    api(getEligibilityDifference, {
      path: { id: uploadId },
      query: {
        page: query.page,
        ...(query.benefitId !== null && { benefit: query.benefitId }),
        ...(query.change !== null && { change: query.change }),
      },
    }),
  data: ({ benefits, data, last_page, total }) => ({
    difference: {
      benefits: benefits.map(({ benefitName, ...rest }) => ({ ...rest, benefit: benefitName })),
      people: data.map(({ employeeName, benefitName, ...rest }) => ({
        ...rest,
        employee: employeeName,
        benefit: benefitName,
      })),
      pages: last_page,
      total,
    },
  }),
})
