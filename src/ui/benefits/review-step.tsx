import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectChoiceNow } from '../../domain/benefits/choices.ts'
import type { Setup } from '../../domain/benefits/choice.ts'
import type { Quote } from '../../domain/benefits/costs.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import { selectCap, selectSteps, submitSelection } from '../../domain/benefits/steps.ts'
import { selectFailures, selectSending } from '../../domain/benefits/submission.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { Card } from '../components/layout/card.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { RouteLink } from '../components/actions/route-link.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Announcement } from '../shell/announcement.tsx'
import { selectionsText } from '../text/selections.ts'
import type { Employer } from '../text/your-employer.ts'
import { choiceFacts } from './choice-facts.tsx'
import { CostLines } from './cost-lines.tsx'
import type { Payment } from './cost-words.ts'
import { changeOfCost, costTitle, payment, salaryWords } from './cost-words.ts'
import { formatValue } from './values.ts'
import { stepAddress, WizardStep } from './wizard-step.tsx'

const words = selectionsText.review

const next = css`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.25em;
`

/** The employer's part, unless a single line of the bill already shows all of it. */
const employerPays = ({ lines, monthly: { company } }: Quote, employer: Employer): readonly Payment[] =>
  lines.some((line) => line.company === company)
    ? []
    : [{ term: words.employer(employer), detail: formatMoney(company) }]

/** The price that the person accepts; it replaces the summary shown while choosing. */
const Receipt = ({ setup, quote }: { setup: Setup; quote: Quote }) => {
  const employer = useEmployer()
  const change = changeOfCost(setup, quote)
  return (
    <Card as="section" labelledBy="review-cost" variant="tinted">
      <h2 id="review-cost">{costTitle(quote)}</h2>
      <CostLines quote={quote} more={[payment('year', quote.yearly.employee), ...employerPays(quote, employer)]} />
      {change !== null && <p>{change}</p>}
      {quote.netMonthly !== null && <p>{selectionsText.cost.net(formatMoney(quote.netMonthly))}</p>}
    </Card>
  )
}

/** Everything to be submitted; each part has a link to change it. */
export const ReviewStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const choice = useSelect(selectChoiceNow, benefitId)
  const { quote, current, busy, problem } = useSelect(selectCosts, benefitId)
  const steps = useSelect(selectSteps, benefitId).map(({ step }) => step)
  const cap = useSelect(selectCap, benefitId)
  const sending = useSelect(selectSending, benefitId)
  const failures = useSelect(selectFailures)
  const dispatch = useDispatch()
  const employer = useEmployer()
  if (!setup || !choice) return null
  const changeLink = (step: 'questions' | 'terms') => (
    <RouteLink to={stepAddress(benefitId, step)} aria-label={words.changeAnswer[step]}>
      {words.change}
    </RouteLink>
  )
  const unit = setup.fields.find(({ name }) => name === 'value')?.unit ?? 'none'
  const price = current && !busy ? quote : null
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
      cost={price && <Receipt setup={setup} quote={price} />}
      ownCards
      problems={
        sending?.kind === 'costOutdated' && (
          <Announcement key={failures} tone="warning">
            {words.outdated}
          </Announcement>
        )
      }
      failed={{
        kind: 'submissionFailed',
        title: selectionsText.setup.notSubmitted,
        unconfirmed: selectionsText.setup.submittingUnconfirmed,
      }}
      next={
        problem
          ? null
          : {
              label: selectionsText.actions.submit,
              busy:
                sending?.kind === 'submission'
                  ? { label: selectionsText.actions.submitting, active: true }
                  : { label: selectionsText.cost.calculating, active: price === null },
            }
      }
      onNext={() => void dispatch(submitSelection, benefitId)}
    >
      {facts.length > 0 && (
        <Card as="section" labelledBy="review-choice">
          <h2 id="review-choice">{words.choice}</h2>
          <DescriptionList facts={facts} />
        </Card>
      )}
      {checks.length > 0 && (
        <Card as="section" labelledBy="review-answers">
          <h2 id="review-answers">{words.answers}</h2>
          <DescriptionList facts={checks} />
        </Card>
      )}
      <Card as="section" labelledBy="review-next">
        <h2 id="review-next">{words.next}</h2>
        <ol className={next}>
          <li>{words.steps.submit}</li>
          <li>{words.steps.approval(employer)}</li>
          <li>
            {[words.steps.begins(formatDate(setup.startDate)), price && salaryWords(price, employer)]
              .filter(Boolean)
              .join(' ')}
          </li>
        </ol>
      </Card>
    </WizardStep>
  )
}
