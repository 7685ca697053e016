import type { Enrolment } from '../../domain/benefits/enrolment.ts'
import { Money } from '../components/content/money.tsx'
import { benefitsText } from '../text/benefits.ts'

const words = benefitsText.enrolment

/** What all choices in progress cost together, in a sentence. */
export const ChoicesTotal = ({ enrolment: { monthly, unpriced } }: { enrolment: Enrolment }) => (
  <p>
    {words.soFar}{' '}
    <strong>
      <Money pence={Math.abs(monthly)} />
    </strong>{' '}
    {benefitsText.list.month}
    {monthly < 0 && ` ${benefitsText.list.toPay}`}
    {unpriced.length > 0 && <>. {words.without(unpriced.map(({ name }) => name).join(', '))}</>}
  </p>
)

/** Where all choices in progress are reviewed together. */
export const choicesPath = '/app/my-benefits/your-choices/'
