import type { Benefit } from '../../domain/benefits/benefit.ts'
import { isCredits } from '../../domain/benefits/credits.ts'
import type { Hindrance } from '../../domain/benefits/filter.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { creditsPath } from '../../domain/shell/navigation.ts'
import { formatDate } from '../components/content/format.ts'
import { benefitsText } from '../text/benefits.ts'
import { selectionsText } from '../text/selections.ts'

/** Where a benefit is shown. */
export const pageOf = ({ benefitId }: Pick<Benefit, 'benefitId'>): string =>
  `/app/my-benefits/${encodeURIComponent(benefitId)}`

/** Why a benefit cannot be chosen or changed now. */
export const hindranceText = ({ restrictedUntil }: Pick<Benefit, 'restrictedUntil'>, hindrance: Hindrance): string =>
  hindrance === 'probation'
    ? selectionsText.setup.restricted(restrictedUntil === null ? null : formatDate(restrictedUntil))
    : selectionsText.setup[hindrance]

/** The next action for a benefit, with its label and address; null where there is nothing to do. */
export const actionOf = (benefit: Benefit): { readonly label: string; readonly to: string } | null => {
  const next = nextOf(benefit)
  switch (next) {
    case null:
      return null
    case 'wait':
      return { label: benefitsText.next.wait, to: pageOf(benefit) }
    case 'manage':
      // Credits are managed on a separate page.
      return {
        label: benefitsText.next.manage,
        to: isCredits(benefit) ? creditsPath : `${pageOf(benefit)}/manage`,
      }
    case 'setup':
    case 'resume':
    case 'reapply':
      return { label: benefitsText.next[next], to: `${pageOf(benefit)}/setup/` }
  }
}
