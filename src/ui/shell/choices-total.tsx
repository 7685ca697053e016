import type { Enrolment } from '../../domain/benefits/enrolment.ts'
import { Money } from '../components/content/money.tsx'
import { benefitListText } from '../text/benefit-list.ts'

const words = benefitListText.enrolment

/** What all choices in progress cost together, in a sentence. */
export const ChoicesTotal = ({ enrolment: { monthly, unpriced } }: { enrolment: Enrolment }) => (
  <p>
    {words.soFar}{' '}
    <strong>
      <Money pence={Math.abs(monthly)} />
    </strong>{' '}
    <span>
      {monthly < 0 ? `${benefitListText.list.month} ${benefitListText.list.toPay}` : benefitListText.list.month}
    </span>
    {unpriced.length > 0 && <span>{`. ${words.without(unpriced.map(({ name }) => name).join(', '))}`}</span>}
  </p>
)

/** The address at which all choices in progress are reviewed together. */
export const choicesPath = '/app/my-benefits/your-choices/'
