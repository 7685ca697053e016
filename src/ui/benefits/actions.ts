import type { Benefit } from '../../domain/benefits/benefit.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { benefitsText } from '../text/benefits.ts'

/** Where a benefit is shown. */
export const pageOf = ({ benefitId }: Pick<Benefit, 'benefitId'>): string =>
  `/app/my-benefits/${encodeURIComponent(benefitId)}`

const CREDITS = '/app/ccv/manage'

/** What to do next with a benefit, in words, and where; null where there is nothing to do. */
export const actionOf = (benefit: Benefit): { readonly label: string; readonly to: string } | null => {
  const next = nextOf(benefit)
  switch (next) {
    case null:
      return null
    case 'wait':
      return { label: benefitsText.next.wait, to: pageOf(benefit) }
    case 'manage':
      // Credits are managed on a page of their own.
      return {
        label: benefitsText.next.manage,
        to: benefit.groupCode === 'ccv' ? CREDITS : `${pageOf(benefit)}/manage`,
      }
    case 'setup':
    case 'resume':
    case 'reapply':
      return { label: benefitsText.next[next], to: `${pageOf(benefit)}/setup/` }
  }
}
