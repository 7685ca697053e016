import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectListed } from '../../domain/benefits/eligible.ts'
import { valueOf, type Remote } from '../../domain/kernel/requests/remote.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { useSelect } from '../portal.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { text } from '../text/shared.ts'
import { pageOf } from '../shell/benefit-actions.ts'

const words = benefitsText.detail

/** The breadcrumb trail of a benefit. */
export const aboveBenefit: readonly { readonly label: string; readonly to: string }[] = [
  { label: text.common.home, to: '/app/home/' },
  { label: benefitListText.list.title, to: '/app/my-benefits/' },
]

/** A benefit's name, from the benefit or from the list; null while neither is known. */
export const useBenefitName = (benefitId: BenefitId): string | null => {
  const known = valueOf(useSelect(selectBenefit, benefitId))
  const listed = useSelect(selectListed, benefitId)
  return known?.benefit.name ?? listed?.name ?? null
}

/** The breadcrumb trail of a benefit's sub-page, also while the benefit loads or fails; a benefit that no longer exists is left out. */
export const useTrailBelow = (benefitId: BenefitId, gone: boolean): typeof aboveBenefit => {
  const name = useBenefitName(benefitId)
  return gone ? aboveBenefit : [...aboveBenefit, { label: name ?? words.unnamed, to: pageOf({ benefitId }) }]
}

/** Whether a benefit no longer exists or belongs to somebody else. */
export const isGone = (remote: Remote<unknown>): boolean =>
  remote.status === 'failed' && remote.problem.kind === 'refused' && remote.problem.status === 404

/** Shown for a benefit that no longer exists: a retry cannot help. */
export const BenefitGone = () => (
  <ErrorState title={words.gone} isPage actions={<ButtonLink to="/app/my-benefits/">{words.back}</ButtonLink>} />
)
