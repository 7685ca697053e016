import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectChoiceNow } from '../../domain/benefits/choices.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import { selectCap, selectSteps, submitSelection } from '../../domain/benefits/steps.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { Card } from '../components/layout/card.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { RouteLink } from '../components/actions/route-link.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { choiceFacts } from './choice-facts.tsx'
import { payment } from './cost-words.ts'
import { formatValue } from './values.ts'
import { stepAddress, WizardStep } from './wizard-step.tsx'

const words = selectionsText.review

/** Everything to be submitted; each part has a link to change it. */
export const ReviewStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const choice = useSelect(selectChoiceNow, benefitId)
  const { quote } = useSelect(selectCosts, benefitId)
  const steps = useSelect(selectSteps, benefitId).map(({ step }) => step)
  const cap = useSelect(selectCap, benefitId)
  const sending = useSelect(selectSending, benefitId)
  const dispatch = useDispatch()
  if (!setup || !choice || !quote) return null
  const changeLink = (step: 'questions' | 'terms') => (
    <RouteLink to={stepAddress(benefitId, step)} aria-label={words.changeAnswer[step]}>
      {words.change}
    </RouteLink>
  )
  const unit = setup.fields.find(({ name }) => name === 'value')?.unit ?? 'none'
  const costs: Fact[] = [
    payment('month', quote.monthly.employee),
    payment('year', quote.yearly.employee),
    { term: words.employer, detail: formatMoney(quote.monthly.company) },
    { term: words.begins, detail: formatDate(setup.startDate) },
  ]
  const checks: Fact[] = [
    ...(steps.includes('questions')
      ? [
          {
            term: words.medical,
            detail: cap === null ? words.answered : words.unanswered(formatValue(cap, unit)),
            action: changeLink('questions'),
          },
        ]
      : []),
    ...(steps.includes('terms')
      ? [{ term: words.termsAccepted, detail: words.accepted, action: changeLink('terms') }]
      : []),
  ]
  const facts = choiceFacts(setup, choice, benefitId)
  return (
    <WizardStep
      benefitId={benefitId}
      step="review"
      cost={false}
      ownCards
      failed={{
        kind: 'submissionFailed',
        title: selectionsText.setup.notSubmitted,
        unconfirmed: selectionsText.setup.submittingUnconfirmed,
      }}
      next={{
        label: selectionsText.actions.submit,
        busy: { label: selectionsText.actions.submitting, active: sending?.kind === 'submission' },
      }}
      onNext={() => void dispatch(submitSelection, benefitId)}
    >
      {facts.length > 0 && (
        <Card as="section" labelledBy="review-choice">
          <h2 id="review-choice">{words.choice}</h2>
          <DescriptionList facts={facts} />
        </Card>
      )}
      <Card as="section" labelledBy="review-cost">
        <h2 id="review-cost">{words.cost}</h2>
        <DescriptionList facts={costs} />
        <div>
          <TextLink variant="standalone" to={stepAddress(benefitId, 'costs')}>
            {selectionsText.cost.lines}
          </TextLink>
        </div>
      </Card>
      {checks.length > 0 && (
        <Card as="section" labelledBy="review-answers">
          <h2 id="review-answers">{words.answers}</h2>
          <DescriptionList facts={checks} />
        </Card>
      )}
    </WizardStep>
  )
}
