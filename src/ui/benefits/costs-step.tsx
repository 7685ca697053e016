import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { continueFromCosts } from '../../domain/benefits/steps.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Money } from '../components/content/money.tsx'
import { Table } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { payment } from './cost-words.ts'
import { useAdvance, WizardStep } from './wizard-step.tsx'

const words = selectionsText.cost

/** How the cost is made up; only the current cost allows Continue. */
export const CostsStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const { quote, current, busy } = useSelect(selectCosts, benefitId)
  const sending = useSelect(selectSending, benefitId)
  const dispatch = useDispatch()
  const advance = useAdvance(benefitId, 'costs')
  const isPaid = quote !== null && quote.monthly.employee < 0
  const ofYou = (pence: number) => <Money pence={isPaid ? -pence : pence} />
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
        <>
          <p>{quote.monthly.employee === 0 ? words.free : isPaid ? words.paid : words.salary}</p>
          <Table
            caption={isPaid ? words.paidLines : words.lines}
            columns={[
              { key: 'part', header: words.part, kind: 'heading', cell: (line) => line.label },
              {
                key: 'you',
                header: payment('now', quote.monthly.employee).term,
                kind: 'money',
                cell: (line) => ofYou(line.employee),
              },
              {
                key: 'employer',
                header: words.employer,
                kind: 'money',
                cell: (line) => <Money pence={line.company} />,
              },
            ]}
            rows={quote.lines}
            rowKey={({ label }) => label}
            footer={{
              part: words.total,
              you: ofYou(quote.monthly.employee),
              employer: <Money pence={quote.monthly.company} />,
            }}
          />
        </>
      )}
    </WizardStep>
  )
}
