import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { continueFromCosts } from '../../domain/benefits/steps.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Card } from '../components/layout/card.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { selectionsText } from '../text/selections.ts'
import { CostLines } from './cost-lines.tsx'
import { salaryWords } from './cost-words.ts'
import { useAdvance, WizardStep } from './wizard-step.tsx'

const words = selectionsText.cost

/** The first step of a benefit with nothing to choose: its cost; only the current cost allows Continue. */
export const CostsStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const { quote, current, busy } = useSelect(selectCosts, benefitId)
  const sending = useSelect(selectSending, benefitId)
  const dispatch = useDispatch()
  const advance = useAdvance(benefitId, 'costs')
  const employer = useEmployer()
  const isPaid = quote !== null && quote.monthly.employee < 0
  return (
    <WizardStep
      benefitId={benefitId}
      step="costs"
      ownCards
      problems={sending?.kind === 'costOutdated' && <Banner tone="warning">{selectionsText.review.outdated}</Banner>}
      next={{ label: selectionsText.actions.next, busy: { label: words.calculating, active: busy } }}
      onNext={() => advance(dispatch(continueFromCosts, benefitId))}
    >
      {quote && current && (
        <Card as="section" labelledBy="cost-lines">
          <h2 id="cost-lines">{isPaid ? words.paidLines : words.lines}</h2>
          <CostLines quote={quote} />
          <p>{salaryWords(quote, employer)}</p>
        </Card>
      )}
    </WizardStep>
  )
}
