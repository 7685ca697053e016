import { isLeft, map as mapRight } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import type { Selection } from '../../domain/benefits/benefit.ts'
import { BenefitLoaded, BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { OptOutFailed, OptOutOvertaken, OptOutRequested, SelectionOptedOut } from '../../domain/benefits/opt-out.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { getBenefitSelection, updateSelection } from '../api/generated/selections.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { selectionOf } from './benefit.ts'
import { refusedBy } from './choice.ts'
import { findEffect, rereadEffect } from '../runtime/portal-reread.ts'
import { unlessOvertaken } from '../runtime/unless-overtaken.ts'

/** What somebody who leaves was shown of what they leave. */
const shownOf = ({ status, planDetails, peopleCovered, monthlyCost }: Selection): string =>
  JSON.stringify([status, planDetails, peopleCovered, monthlyCost?.employee, monthlyCost?.company])

/** Leaves a benefit, unless its selection has changed since this tab read it. */
export const sendOptOut = portalEffect({
  name: 'optOut.send',
  on: [OptOutRequested],
  policy: { exhaustBy: ({ data }) => data.selectionId },
  emits: [SelectionOptedOut, OptOutOvertaken, BenefitRequested, BenefitsRequested, OptOutFailed],
  failure: (problem, { data: { benefitId } }) => OptOutFailed({ benefitId, problem }),
  run: ({ data: { benefitId, selectionId } }, { api }, state) =>
    unlessOvertaken({
      read: api(getBenefitSelection, { path: { id: benefitId } }).pipe(
        map(mapRight(({ data, ...rest }) => ({ ...rest, data: data.selection && selectionOf(data.selection) }))),
      ),
      overtaken: (now) => {
        const before = valueOf(state().detail.details[benefitId])?.benefit.selection
        if (!before || !now || shownOf(now) === shownOf(before)) return []
        const isDone = now.status === 'opted-out'
        return [
          isDone ? SelectionOptedOut({ benefitId, selectionId }) : OptOutOvertaken({ benefitId, before, now }),
          ...(isDone ? [] : [BenefitRequested({ benefitId }), BenefitsRequested({})]),
        ]
      },
      send: (on) => api(updateSelection, { path: { id: selectionId }, body: { status: 'opted-out' }, ...on }),
      settle: (result) => {
        if (isLeft(result)) return OptOutFailed({ benefitId, problem: result.left.problem })
        const { data, status } = result.right
        return data.status === 'error'
          ? OptOutFailed({ benefitId, problem: refusedBy(data, status) })
          : SelectionOptedOut({ benefitId, selectionId })
      },
    }),
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
