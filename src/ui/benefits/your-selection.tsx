import type { BenefitDetail, Selection } from '../../domain/benefits/benefit.ts'
import { takesClaims } from '../../domain/benefits/claim.ts'
import { isCredits } from '../../domain/benefits/credits.ts'
import { nextOf } from '../../domain/benefits/filter.ts'
import { hasStatement } from '../../domain/rewards/statement.ts'
import { creditsPath } from '../../domain/shell/navigation.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../kit/button.tsx'
import { ButtonLink } from '../kit/button-link.tsx'
import { Card } from '../kit/card.tsx'
import type { Fact } from '../kit/description-list.tsx'
import { DescriptionList } from '../kit/description-list.tsx'
import { formatDate, formatMoney } from '../kit/format.ts'
import { useDispatch } from '../portal.ts'
import { benefitsText } from '../text/benefits.ts'
import { creditsText } from '../text/credits.ts'
import { rewardsText } from '../text/rewards.ts'
import { actionOf } from './actions.ts'
import { BenefitStatus } from './status.tsx'

const words = benefitsText.detail

/** Whether a selection counts: the person has the benefit, or an employer is about to decide. */
export const isHeld = ({ status }: Selection): boolean => status === 'approved' || status === 'pending'

const factsOf = ({ benefit: { selection }, startDate }: BenefitDetail): Fact[] => {
  if (selection === null) return []
  const { monthlyCost, planDetails, peopleCovered, endDate, reference } = selection
  const held = isHeld(selection)
  return [
    ...(planDetails === null ? [] : [{ term: words.plan, detail: planDetails }]),
    ...(peopleCovered.length === 0 ? [] : [{ term: words.people, detail: peopleCovered.join(', ') }]),
    ...(held ? [{ term: words.cost, detail: `${formatMoney(monthlyCost.employee)} ${words.month}` }] : []),
    ...(held && startDate !== null ? [{ term: words.begin, detail: formatDate(startDate) }] : []),
    ...(endDate === null ? [] : [{ term: words.ends, detail: formatDate(endDate) }]),
    ...(reference === null ? [] : [{ term: words.reference, detail: reference }]),
  ]
}

/** What a person has of a benefit, and what they may do with it. */
export const YourSelection = ({ detail }: { detail: BenefitDetail }) => {
  const dispatch = useDispatch()
  const { benefit } = detail
  const { selection, benefitId, restricted, restrictedUntil } = benefit
  const next = nextOf(benefit)
  const action = next === 'wait' ? null : actionOf(benefit)
  const facts = factsOf(detail)
  const state = restricted ? null : words.states[selection?.status ?? 'not-selected']
  return (
    <Card as="section" labelledBy="your-selection">
      <h2 id="your-selection">{words.yours}</h2>
      <div>
        <BenefitStatus benefit={benefit} />
      </div>
      {restricted && (
        <p>
          {benefitsText.list.restricted(restrictedUntil === null ? null : formatDate(restrictedUntil))}. {words.mail}
        </p>
      )}
      {state !== null && <p>{state}</p>}
      {facts.length > 0 && <DescriptionList facts={facts} />}
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
          look="secondary"
          width="full"
          onPress={() => void dispatch(openPanel, { panel: 'statement', subject: benefit.groupCode })}
        >
          {rewardsText.statement.open}
        </Button>
      )}
      {takesClaims(detail) && (
        <Button
          look="secondary"
          width="full"
          onPress={() => void dispatch(openPanel, { panel: 'make-a-claim', subject: benefitId })}
        >
          {words.claim}
        </Button>
      )}
      {selection &&
        isHeld(selection) &&
        (selection.optOut.allowed ? (
          <Button
            look="quiet"
            width="full"
            onPress={() => void dispatch(openPanel, { panel: 'opt-out', subject: benefitId })}
          >
            {benefitsText.optOut.open}
          </Button>
        ) : (
          <p>{benefitsText.optOut.mayNotLeave}</p>
        ))}
    </Card>
  )
}
