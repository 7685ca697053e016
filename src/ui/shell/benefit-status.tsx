import type { Benefit } from '../../domain/benefits/benefit.ts'
import { StatusBadge, type StatusTone } from '../components/feedback/status-badge.tsx'
import { benefitListText } from '../text/benefit-list.ts'

const toneOf = (benefit: Benefit): StatusTone => {
  switch (benefit.selection?.status) {
    case 'approved':
      return 'success'
    case 'pending':
      return 'warning'
    case 'in-progress':
      return 'info'
    case 'rejected':
      return 'danger'
    case 'not-selected':
    case 'opted-out':
    case undefined:
      return 'neutral'
  }
}

/** The state of a benefit in words. */
export const BenefitStatus = ({ benefit }: { benefit: Benefit }) =>
  benefit.restricted ? (
    <StatusBadge tone="neutral" label={benefitListText.list.probation} />
  ) : (
    <StatusBadge tone={toneOf(benefit)} label={benefit.selection?.statusLabel ?? benefitListText.list.notSelected} />
  )
