import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import type { Receipt } from '../../domain/benefits/wizard.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { formatDate, formatDay } from '../components/content/format.ts'
import { usePortal, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { selectionsText } from '../text/selections.ts'
import { choiceFacts } from './choice-facts.tsx'
import { payment } from './cost-words.ts'

const words = selectionsText.done

/** The submitted selection with its reference: a receipt to print. */
export const SetupDone = ({ benefitId, receipt }: { benefitId: BenefitId; receipt: Receipt }) => {
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const { print } = usePortal()
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
      <Banner tone="success" title={pending ? words.pending : words.approved} announce="none">
        {pending ? words.pendingMore : words.approvedMore}
      </Banner>
      <Card>
        <DescriptionList facts={facts} />
      </Card>
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
