import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import type { WizardResult } from '../../domain/benefits/wizard.ts'
import { valueOf } from '../../domain/kernel/remote.ts'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { ButtonLink } from '../kit/button-link.tsx'
import { Card } from '../kit/card.tsx'
import type { Fact } from '../kit/description-list.tsx'
import { DescriptionList } from '../kit/description-list.tsx'
import { formatDate, formatDay, formatMoney } from '../kit/format.ts'
import { useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { selectionsText } from '../text/selections.ts'
import { choiceFacts } from './choice-facts.tsx'

const words = selectionsText.done

/** What was submitted, with the reference to quote: a receipt to print. */
export const SetupDone = ({ benefitId, result }: { benefitId: BenefitId; result: WizardResult }) => {
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const pending = result.status === 'pending'
  const facts: Fact[] = [
    ...(result.reference === null ? [] : [{ term: words.reference, detail: result.reference }]),
    { term: words.submitted, detail: formatDay(result.at) },
    ...(setup?.submitted ? choiceFacts(setup, setup.submitted) : []),
    { term: selectionsText.review.monthly, detail: formatMoney(result.monthlyCost.employee) },
    { term: selectionsText.review.yearly, detail: formatMoney(result.monthlyCost.employee * 12) },
    { term: selectionsText.review.begins, detail: formatDate(result.startDate) },
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
        <ButtonLink look="secondary" to={`/app/my-benefits/${encodeURIComponent(benefitId)}`}>
          {words.manage}
        </ButtonLink>
        <Button look="secondary" onPress={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </div>
  )
}
