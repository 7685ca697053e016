import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isCredits } from '../../domain/benefits/credits.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { creditsPath } from '../../domain/shell/navigation.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { creditsText } from '../text/credits.ts'

/** The address of a benefit's page. */
export const pageOf = ({ benefitId }: Pick<Benefit, 'benefitId'>): string =>
  `/app/my-benefits/${encodeURIComponent(benefitId)}`

/** The address at which benefits are compared, with the first one chosen if it is given. */
export const comparePath = (first?: Benefit): string =>
  `/app/my-benefits/compare/${first ? `?${new URLSearchParams({ first: first.benefitId }).toString()}` : ''}`

/** The next action for a benefit, with its label and address; null if there is nothing to do. */
export const actionOf = (benefit: Benefit): { readonly label: string; readonly to: string } | null => {
  // Credits have a page of their own, whatever their next step.
  if (isCredits(benefit)) return { label: creditsText.manage, to: creditsPath }
  const next = nextOf(benefit)
  switch (next) {
    case null:
    case 'wait':
      return null
    case 'manage':
      return { label: benefitListText.next.manage, to: `${pageOf(benefit)}/manage` }
    case 'setup':
    case 'resume':
    case 'reapply':
      return { label: benefitListText.next[next], to: `${pageOf(benefit)}/setup/` }
  }
}
