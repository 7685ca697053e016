import { of } from 'rxjs'
import { BenefitLoaded, BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { OptOutFailed, optOutWrite, SelectionOptedOut } from '../../domain/benefits/opt-out.ts'
import { updateSelection } from '../api/generated/selections.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { refusedBy } from './choice.ts'
import { portalWrite } from '../runtime/portal-calls.ts'
import { findEffect, rereadEffect } from '../runtime/portal-reread.ts'

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

export const rereadAfterOptOut = rereadEffect(OptOutFailed, {
  name: 'optOut.reread',
  emits: [BenefitRequested, BenefitsRequested],
  reads: ({ benefitId }) => [BenefitRequested({ benefitId }), BenefitsRequested({})],
})

export const findOptedOut = findEffect(BenefitLoaded, {
  name: 'optOut.find',
  emits: [SelectionOptedOut],
  change: ({ optOut }, { detail: { benefit } }) => optOut[benefit.benefitId],
  found: ({
    detail: {
      benefit: { benefitId, selection },
    },
  }) =>
    selection?.status === 'opted-out' ? [SelectionOptedOut({ benefitId, selectionId: selection.selectionId })] : [],
})
