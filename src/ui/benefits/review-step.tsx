import { css } from '@linaria/core'
import type { BenefitId, TermsEntry } from '../../domain/benefits/benefit.ts'
import { selectChoiceNow } from '../../domain/benefits/choices.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import { selectCap, selectSteps, submitSelection } from '../../domain/benefits/steps.ts'
import { selectFailures, selectSending } from '../../domain/benefits/submission.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { Card } from '../components/layout/card.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Announcement } from '../shell/announcement.tsx'
import { selectionsText } from '../text/selections.ts'
import { choiceFacts, timeFacts } from './choice-facts.tsx'
import { formatValue } from './values.ts'
import { stepAddress } from './step-address.ts'
import { WizardStep } from './wizard-step.tsx'

const words = selectionsText.review
const { actions } = selectionsText

const soft = css`
  color: var(--ink-soft);
`

/** 'Change' and 'Read', with what they are for in words that are not seen. */
const StepLink = ({ benefitId, step }: { benefitId: BenefitId; step: 'questions' | 'terms' }) => (
  <ButtonLink to={stepAddress(benefitId, step)} size="small" variant="quiet">
    <span aria-hidden="true">{step === 'terms' ? words.read : words.change}</span>
    <VisuallyHidden>{words.changeAnswer[step]}</VisuallyHidden>
  </ButtonLink>
)

const agreedTo = (terms: readonly TermsEntry[]): string => {
  const [only, another] = terms
  return only && !another && only.version !== '' ? words.agreedTo(only.version) : words.agreed
}

/** What submitting costs: on a phone the bar says it beside the button. */
const SubmitLabel = ({ pence }: { pence: number | null }) =>
  pence === null || pence <= 0 ? (
    <span>{actions.submit}</span>
  ) : (
    <span>
      {actions.submitShort} <span data-wide>{actions.submitFor(formatMoney(pence))}</span>
    </span>
  )

/** Everything to be submitted; each part has a link to change it. */
export const ReviewStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const detail = valueOf(useSelect(selectBenefit, benefitId))
  const choice = useSelect(selectChoiceNow, benefitId)
  const { quote, current, busy, problem } = useSelect(selectCosts, benefitId)
  const steps = useSelect(selectSteps, benefitId).map(({ step }) => step)
  const cap = useSelect(selectCap, benefitId)
  const sending = useSelect(selectSending, benefitId)
  const failures = useSelect(selectFailures)
  const dispatch = useDispatch()
  const employer = useEmployer()
  if (!setup || !choice || !detail) return null
  const unit = setup.fields.find(({ name }) => name === 'value')?.unit ?? 'none'
  const price = current && !busy ? quote : null
  const { chooseBy } = detail.benefit
  const facts: Fact[] = [
    ...choiceFacts(setup, choice, benefitId),
    ...(steps.includes('questions')
      ? [
          {
            term: words.medical,
            detail: cap === null ? words.answered : words.unanswered(formatValue(cap, unit)),
            action: <StepLink benefitId={benefitId} step="questions" />,
          },
        ]
      : []),
    ...timeFacts(setup, detail),
    ...(steps.includes('terms')
      ? [
          {
            term: words.termsAccepted,
            detail: agreedTo(detail.terms),
            action: <StepLink benefitId={benefitId} step="terms" />,
          },
        ]
      : []),
  ]
  return (
    <WizardStep
      benefitId={benefitId}
      step="review"
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
              label: <SubmitLabel pence={price?.monthly.employee ?? null} />,
              busy:
                sending?.kind === 'submission'
                  ? { label: actions.submitting, active: true }
                  : { label: actions.loading, active: price === null },
            }
      }
      onNext={() => void dispatch(submitSelection, benefitId)}
    >
      <Card as="section" label={words.choice}>
        <DescriptionList layout="stacked" facts={facts} />
      </Card>
      <p className={soft}>
        {words.nothingYet} <span>{words.approval(employer)}</span>
        {chooseBy !== null && <span>{` ${selectionsText.terms.submitBy(formatDate(chooseBy))}`}</span>}
      </p>
    </WizardStep>
  )
}
