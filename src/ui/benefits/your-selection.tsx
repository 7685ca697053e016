import type { Benefit, BenefitDetail } from '../../domain/benefits/benefit.ts'
import { takesClaims } from '../../domain/benefits/claim.ts'
import { datesOf, isHeld, type BenefitDate } from '../../domain/benefits/dates.ts'
import { selectDayRead } from '../../domain/benefits/detail.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { ContentHtml } from '../components/content/content-html.tsx'
import { DescriptionList, type Fact } from '../components/content/description-list.tsx'
import { formatDate } from '../components/content/format.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { benefitsText } from '../text/benefits.ts'
import { namesOf, useCovered } from './covered.ts'

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

/** What a person chose or left: its terms, whom it covers, its dates and its reference. Nothing if there is nothing to say. */
export const YourSelection = ({ benefit, detail }: { benefit: Benefit; detail: BenefitDetail | null }) => {
  const today = useSelect(selectDayRead, benefit.benefitId)
  const covered = useCovered(benefit.selection?.peopleCovered ?? [])
  if (benefit.selection === null) return null
  const { planDetails, reference } = benefit.selection
  const facts = [
    ...(planDetails === null ? [] : [{ term: words.plan, detail: planDetails }]),
    ...(covered.length === 0 ? [] : [{ term: words.people, detail: namesOf(covered) }]),
    ...dateFacts(benefit, detail, today),
    ...(reference === null ? [] : [{ term: words.reference, detail: reference }]),
  ]
  return facts.length === 0 ? null : (
    <section aria-labelledby="your-selection">
      <h2 id="your-selection">{words.yours}</h2>
      <DescriptionList facts={facts} />
    </section>
  )
}

/** How to claim with the provider, if the person has the benefit and it pays claims. */
export const HowToClaim = ({ detail }: { detail: BenefitDetail }) => {
  const dispatch = useDispatch()
  const { claim, benefit } = detail
  return (
    takesClaims(detail) && (
      <section aria-labelledby="claims">
        <h2 id="claims">{words.howToClaim}</h2>
        {claim && <ContentHtml html={claim.instructions} />}
        <div>
          <Button
            variant="secondary"
            onPress={() => void dispatch(openPanel, { panel: 'make-a-claim', subject: benefit.benefitId })}
          >
            {words.claim}
          </Button>
        </div>
      </section>
    )
  )
}
