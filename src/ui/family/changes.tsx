import { selectBenefits } from '../../domain/benefits/eligible.ts'
import type { LifeEvent } from '../../domain/family/life-events.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { formatDate } from '../components/content/format.ts'
import { useSelect } from '../portal.ts'
import { BenefitLines } from '../shell/benefit-lines.tsx'
import { familyText } from '../text/family.ts'

const words = familyText.events

/** What a life event allows a person to change, until when, and where. */
export const Changes = ({ event: { benefits, changeUntil } }: { event: LifeEvent }) => {
  const listed = valueOf(useSelect(selectBenefits))
  if (benefits.length === 0) return <p>{words.noChange}</p>
  return (
    <>
      {changeUntil !== null && (
        <p>
          <strong>{words.until(formatDate(changeUntil))}</strong>
        </p>
      )}
      <BenefitLines
        lines={benefits.map(({ benefitId, name, change }) => ({
          benefitId,
          name,
          benefit: listed?.find((one) => one.benefitId === benefitId) ?? null,
          more: <span>{change}</span>,
        }))}
      />
    </>
  )
}
