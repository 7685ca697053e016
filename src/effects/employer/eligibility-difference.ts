import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import {
  DifferenceFailed,
  DifferenceLoaded,
  DifferenceRequested,
} from '../../domain/employer/eligibility-difference.ts'
import { getEligibilityDifference } from '../api/generated/uploads.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadDifference = portalEffect({
  name: 'eligibilityDifference.load',
  on: [DifferenceRequested],
  policy: { switchBy: one },
  emits: [DifferenceLoaded, DifferenceFailed],
  failure: (problem, { data: { uploadId } }) => DifferenceFailed({ uploadId, problem }),
  run: ({ data: { uploadId, query } }, { api }) =>
    api(getEligibilityDifference, {
      path: { id: uploadId },
      query: {
        page: query.page,
        ...(query.benefitId !== null && { benefit: query.benefitId }),
        ...(query.change !== null && { change: query.change }),
      },
    }).pipe(
      map(
        foldW(
          ({ problem }) => DifferenceFailed({ uploadId, problem }),
          ({ data: { benefits, data, last_page, total } }) =>
            DifferenceLoaded({
              uploadId,
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
        ),
      ),
    ),
})
