import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isCredits } from '../../domain/benefits/credits.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { creditsPath } from '../../domain/shell/navigation.ts'
import { benefitListText } from '../text/benefit-list.ts'

/** The address of a benefit's page. */
export const pageOf = ({ benefitId }: Pick<Benefit, 'benefitId'>): string =>
  `/app/my-benefits/${encodeURIComponent(benefitId)}`

/** The address at which benefits are compared, with the first one chosen if it is given. */
export const comparePath = (first?: Benefit): string =>
  `/app/my-benefits/compare/${first ? `?${new URLSearchParams({ first: first.benefitId }).toString()}` : ''}`

/** The next action for a benefit, with its label and address; null if there is nothing to do. */
export const actionOf = (benefit: Benefit): { readonly label: string; readonly to: string } | null => {
  const next = nextOf(benefit)
  switch (next) {
    case null:
      return null
    case 'wait':
      return { label: benefitListText.next.wait, to: pageOf(benefit) }
    case 'manage':
      // Credits are managed on a separate page.
      return {
        label: benefitListText.next.manage,
        to: isCredits(benefit) ? creditsPath : `${pageOf(benefit)}/manage`,
      }
    case 'setup':
    case 'resume':
    case 'reapply':
      return { label: benefitListText.next[next], to: `${pageOf(benefit)}/setup/` }
  }
}
