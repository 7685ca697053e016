import { of } from 'rxjs'
import { BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { OptOutFailed, optOutWrite, SelectionOptedOut } from '../../domain/benefits/opt-out.ts'
import { updateSelection } from '../api/generated/selections.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { refusedBy } from './choice.ts'
import { portalWrite } from '../runtime/portal-calls.ts'

export const sendOptOut = portalWrite(optOutWrite, {
  name: 'optOut.send',
  policy: { exhaustBy: ({ data }) => data.selectionId },
  call: ({ selectionId }, { api }) =>
    api(updateSelection, { path: { id: selectionId }, body: { status: 'opted-out' } }),
  emits: [SelectionOptedOut],
  done: ({ data, status }, { benefitId, selectionId }) =>
    data.status === 'error'
      ? OptOutFailed({ benefitId, problem: refusedBy(data, status) })
      : SelectionOptedOut({ benefitId, selectionId }),
})

/** Reads the benefit and the list again, so that both show the host's data. */
export const reloadAfterOptOut = portalEffect({
  name: 'optOut.reload',
  on: [SelectionOptedOut],
  policy: 'everyOne',
  emits: [BenefitRequested, BenefitsRequested],
  run: ({ data: { benefitId } }) => of(BenefitRequested({ benefitId }), BenefitsRequested({})),
})
