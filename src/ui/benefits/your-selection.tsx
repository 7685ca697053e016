import { css } from '@linaria/core'
import type { Benefit, BenefitDetail } from '../../domain/benefits/benefit.ts'
import { takesClaims } from '../../domain/benefits/claim.ts'
import type { BenefitDate } from '../../domain/benefits/dates.ts'
import { datesOf, isChosen, isHeld } from '../../domain/benefits/dates.ts'
import { selectDayRead } from '../../domain/benefits/detail.ts'
import { isCredits } from '../../domain/benefits/credits.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { hasStatement } from '../../domain/rewards/statement.ts'
import { creditsPath } from '../../domain/shell/navigation.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import type { Fact } from '../components/content/description-list.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { Bone, TextBone } from '../components/feedback/outline.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { benefitsText } from '../text/benefits.ts'
import { creditsText } from '../text/credits.ts'
import { rewardsText } from '../text/rewards.ts'
import type { Employer } from '../text/your-employer.ts'
import { actionOf } from '../shell/benefit-actions.ts'
import { payment } from './cost-words.ts'
import { LowestPrice } from '../shell/benefit-price.tsx'
import { BenefitStatus } from '../shell/benefit-status.tsx'

const words = benefitsText.detail

const dateTerms: Readonly<Partial<Record<BenefitDate['kind'], string>>> = {
  begins: words.begins,
  began: words.began,
  ends: words.ends,
  lastDay: words.ends,
  ended: words.ended,
  wasLastDay: words.ended,
}

/** The rows of a benefit's dates; null is a date that the list does not have. */
const dateFacts = ({ selection }: Benefit, detail: BenefitDetail | null, today: string): readonly (Fact | null)[] => {
  if (detail === null)
    return [...(selection && isHeld(selection) ? [null] : []), ...((selection?.endDate ?? null) === null ? [] : [null])]
  return datesOf(detail, today).flatMap(({ kind, date }) => {
    const term = dateTerms[kind]
    return term === undefined ? [] : [{ term, detail: formatDate(date) }]
  })
}

const factsOf = (benefit: Benefit, dates: readonly (Fact | null)[], employer: Employer): readonly (Fact | null)[] => {
  const { selection } = benefit
  if (selection === null) return []
  const { monthlyCost, planDetails, peopleCovered, reference } = selection
  const held = isHeld(selection)
  const cost = payment('cost', monthlyCost?.employee ?? null)
  return [
    ...(planDetails === null ? [] : [{ term: words.plan, detail: planDetails }]),
    ...(peopleCovered.length === 0 ? [] : [{ term: words.people, detail: peopleCovered.join(', ') }]),
    ...(held
      ? [{ term: cost.term, detail: monthlyCost === null ? cost.detail : `${cost.detail} ${words.month}` }]
      : []),
    ...(held && monthlyCost !== null && monthlyCost.company > 0
      ? [{ term: words.employer(employer), detail: `${formatMoney(monthlyCost.company)} ${words.month}` }]
      : []),
    ...dates,
    ...(reference === null ? [] : [{ term: words.reference, detail: reference }]),
  ]
}

const known = css`
  margin-block-end: var(--space-3);
`

/** What a person can do on this page; the panels need the benefit, not only the list. */
const Panels = ({ benefit, detail }: { benefit: Benefit; detail: BenefitDetail | null }) => {
  const dispatch = useDispatch()
  const { selection, benefitId } = benefit
  const claims = takesClaims({ benefit, claim: detail?.claim ?? null })
  const leaves = selection !== null && isHeld(selection)
  if (detail === null)
    return (
      <>
        {claims && <Bone shape="button" inlineSize="100%" />}
        {leaves && <Bone shape="button" inlineSize="100%" />}
      </>
    )
  return (
    <>
      {claims && (
        <Button
          variant="secondary"
          width="full"
          onPress={() => void dispatch(openPanel, { panel: 'make-a-claim', subject: benefitId })}
        >
          {words.claim}
        </Button>
      )}
      {leaves &&
        (selection.optOut.allowed ? (
          <Button
            variant="quiet"
            width="full"
            onPress={() => void dispatch(openPanel, { panel: 'opt-out', subject: benefitId })}
          >
            {benefitsText.optOut.open}
          </Button>
        ) : (
          <p>{benefitsText.optOut.mayNotLeave}</p>
        ))}
    </>
  )
}

const Known = ({ benefit, detail }: { benefit: Benefit; detail: BenefitDetail | null }) => {
  const dispatch = useDispatch()
  const { selection, benefitId, restricted, restrictedUntil } = benefit
  const next = nextOf(benefit)
  // Credits have one button, whatever the label of their next step.
  const action = next === 'wait' || isCredits(benefit) ? null : actionOf(benefit)
  const employer = useEmployer()
  const facts = factsOf(benefit, dateFacts(benefit, detail, useSelect(selectDayRead, benefitId)), employer)
  const sentence = words.states[selection?.status ?? 'not-selected']
  const state = restricted ? null : typeof sentence === 'function' ? sentence(employer) : sentence
  return (
    <>
      <div>
        <BenefitStatus benefit={benefit} />
      </div>
      {restricted && (
        <p>
          {benefitListText.list.restricted(restrictedUntil === null ? null : formatDate(restrictedUntil))}. {words.mail}
        </p>
      )}
      {state !== null && <p>{state}</p>}
      {benefit.lowestCost !== null && !isChosen(selection) && <LowestPrice pence={benefit.lowestCost} size="panel" />}
      {facts.length > 0 && (
        <div className={known}>
          <DescriptionList facts={facts} />
        </div>
      )}
      {action && (
        <ButtonLink to={action.to} width="full">
          {action.label}
        </ButtonLink>
      )}
      {isCredits(benefit) && (
        <ButtonLink to={creditsPath} width="full">
          {creditsText.manage}
        </ButtonLink>
      )}
      {hasStatement(benefit.groupCode) && (
        <Button
          variant="secondary"
          width="full"
          onPress={() => void dispatch(openPanel, { panel: 'statement', subject: benefit.groupCode })}
        >
          {rewardsText.statement.open}
        </Button>
      )}
      <Panels benefit={benefit} detail={detail} />
    </>
  )
}

interface YourSelectionProps {
  /** From the list until `detail` has loaded; null while neither is known. */
  readonly benefit: Benefit | null
  readonly detail: BenefitDetail | null
}

/** A person's selection of a benefit, and what they can do with it. */
export const YourSelection = ({ benefit, detail }: YourSelectionProps) => (
  <Card as="section" labelledBy="your-selection">
    <h2 id="your-selection">{words.yours}</h2>
    {benefit ? (
      <Known benefit={benefit} detail={detail} />
    ) : (
      <>
        <TextBone>{benefitListText.list.notSelected}</TextBone>
        <DescriptionList facts={[null, null, null, null]} />
        <Bone shape="button" inlineSize="100%" />
      </>
    )}
  </Card>
)
