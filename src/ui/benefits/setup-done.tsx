import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import type { Receipt } from '../../domain/benefits/wizard.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { formatDate, formatDay } from '../components/content/format.ts'
import { usePortal, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { stack } from '../shell/stack.ts'
import { selectionsText } from '../text/selections.ts'
import { choiceFacts } from './choice-facts.tsx'
import { payment } from './cost-words.ts'
import { ReceiptMark } from './receipt-mark.tsx'
import { useStartAtTop } from './wizard-step.tsx'

const words = selectionsText.done

const receiptStyle = css`
  max-inline-size: 40rem;

  & [data-part='head'] {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    padding-block-end: var(--space-4);
    border-block-end: 2px dashed var(--line);
  }

  & [data-part='head'] > svg {
    flex: none;
  }

  & [data-part='head'] > div {
    display: grid;
    gap: var(--space-1);
  }
`

/** The submitted selection with its reference: a receipt to print. */
export const SetupDone = ({ benefitId, receipt }: { benefitId: BenefitId; receipt: Receipt }) => {
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const { print } = usePortal()
  const employer = useEmployer()
  useStartAtTop()
  const { reference, at, monthlyCost, yearlyCost, startDate } = receipt
  const pending = receipt.status === 'pending'
  const facts: Fact[] = [
    ...(reference === null ? [] : [{ term: words.reference, detail: reference }]),
    ...(at === null ? [] : [{ term: words.submitted, detail: formatDay(at) }]),
    ...(setup?.submitted ? choiceFacts(setup, setup.submitted) : []),
    payment('month', monthlyCost?.employee ?? null),
    payment('year', yearlyCost?.employee ?? null),
    ...(startDate === null ? [] : [{ term: selectionsText.review.begins, detail: formatDate(startDate) }]),
  ]
  return (
    <div className={stack}>
      <div className={receiptStyle}>
        <Card as="section" labelledBy="receipt-title">
          <div data-part="head">
            <ReceiptMark />
            <div>
              <h2 id="receipt-title">{pending ? words.pending(employer) : words.approved}</h2>
              <p>{pending ? words.pendingMore : words.approvedMore}</p>
            </div>
          </div>
          <DescriptionList facts={facts} />
        </Card>
      </div>
      <div data-print="hide" style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        <ButtonLink to="/app/my-benefits/">{words.all}</ButtonLink>
        <ButtonLink variant="secondary" to={`/app/my-benefits/${encodeURIComponent(benefitId)}`}>
          {words.manage}
        </ButtonLink>
        <Button variant="secondary" onPress={print}>
          {words.print}
        </Button>
      </div>
    </div>
  )
}
