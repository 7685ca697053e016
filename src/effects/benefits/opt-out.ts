import { EMPTY, of } from 'rxjs'
import { BenefitLoaded, BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { OptOutFailed, optOutWrite, SelectionOptedOut } from '../../domain/benefits/opt-out.ts'
import { outcomeOf } from '../../domain/kernel/requests/problem.ts'
import { updateSelection } from '../api/generated/selections.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { refusedBy } from './choice.ts'
import { portalWrite } from '../runtime/portal-calls.ts'
import { rereadEffect } from '../runtime/reread-effect.ts'

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

/** The host made a change whose answer was lost: it is told as one that succeeded. */
export const findOptedOut = portalEffect({
  name: 'optOut.find',
  on: [BenefitLoaded],
  policy: 'everyOne',
  emits: [SelectionOptedOut],
  run: ({ data: { detail } }, _, state) => {
    const { benefitId, selection } = detail.benefit
    const { [benefitId]: now } = state().optOut
    return now?.kind === 'failed' && outcomeOf(now.problem) === 'unknown' && selection?.status === 'opted-out'
      ? of(SelectionOptedOut({ benefitId, selectionId: selection.selectionId }))
      : EMPTY
  },
})
