import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { Hindrance } from '../../domain/benefits/filter.ts'
import { formatDate } from '../components/content/format.ts'
import { selectionsText } from '../text/selections.ts'

/** Why a benefit cannot be chosen or changed now. */
export const hindranceText = ({ restrictedUntil }: Pick<Benefit, 'restrictedUntil'>, hindrance: Hindrance): string =>
  hindrance === 'probation'
    ? selectionsText.setup.restricted(restrictedUntil === null ? null : formatDate(restrictedUntil))
    : selectionsText.setup[hindrance]
