import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import { BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { OptOutFailed, OptOutRequested, SelectionOptedOut } from '../../domain/benefits/opt-out.ts'
import { updateSelection } from '../api/generated/selections.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { refusedBy } from './choice.ts'

export const sendOptOut = portalEffect({
  name: 'optOut.send',
  on: [OptOutRequested],
  policy: { exhaustBy: ({ data }) => data.selectionId },
  emits: [SelectionOptedOut, OptOutFailed],
  failure: (problem, { data: { benefitId } }) => OptOutFailed({ benefitId, problem }),
  run: ({ data: { benefitId, selectionId } }, { api }) =>
    api(updateSelection, { path: { id: selectionId }, body: { status: 'opted-out' } }).pipe(
      map(
        foldW(
          ({ problem }) => OptOutFailed({ benefitId, problem }),
          ({ data, status }) =>
            data.status === 'error'
              ? OptOutFailed({ benefitId, problem: refusedBy(data, status) })
              : SelectionOptedOut({ benefitId, selectionId }),
        ),
      ),
    ),
})

/** The benefit and the list are read again, so that both show the host's word on it. */
export const reloadAfterOptOut = portalEffect({
  name: 'optOut.reload',
  on: [SelectionOptedOut],
  policy: 'everyOne',
  emits: [BenefitRequested, BenefitsRequested],
  run: ({ data: { benefitId } }) => of(BenefitRequested({ benefitId }), BenefitsRequested({})),
})
