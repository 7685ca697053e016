import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { Hindrance } from '../../domain/benefits/filter.ts'
import { formatDate } from '../components/content/format.ts'
import { selectionsText } from '../text/selections.ts'
import type { Employer } from '../text/your-employer.ts'

/** Why a benefit cannot be chosen or changed now. */
export const hindranceText = (
  { restrictedUntil }: Pick<Benefit, 'restrictedUntil'>,
  hindrance: Hindrance,
  employer: Employer,
): string => {
  switch (hindrance) {
    case 'probation':
      return selectionsText.setup.restricted(restrictedUntil === null ? null : formatDate(restrictedUntil))
    case 'undecided':
      return selectionsText.setup.undecided(employer)
    case 'fixed':
      return selectionsText.setup.fixed
  }
}
