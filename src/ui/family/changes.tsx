import { css } from '@linaria/core'
import { selectBenefits } from '../../domain/benefits/eligible.ts'
import type { LifeEvent } from '../../domain/family/life-events.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { formatDate } from '../components/content/format.ts'
import { BenefitThumb } from '../components/illustrations/benefit-picture.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { useSelect } from '../portal.ts'
import { familyText } from '../text/family.ts'

const words = familyText.events

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-auto-columns: auto minmax(0, 1fr);
    grid-auto-flow: column;
    justify-content: start;
    align-items: center;
    gap: var(--space-3);
  }

  & > li > div {
    display: grid;
  }

  & > li > div > span {
    color: var(--ink-soft);
  }

  & a {
    inline-size: fit-content;
    margin-block: -0.5rem;
    padding-block: 0.625rem;
    font-weight: 600;
  }
`

const Change = ({ benefitId, name, change }: LifeEvent['benefits'][number]) => {
  const listed = valueOf(useSelect(selectBenefits))?.find((benefit) => benefit.benefitId === benefitId)
  return (
    <li>
      {listed && <BenefitThumb size="small" groupCode={listed.groupCode} kind={listed.icon} image={listed.image} />}
      <div>
        <TextLink to={`/app/my-benefits/${encodeURIComponent(benefitId)}`}>{name}</TextLink>
        <span>{change}</span>
      </div>
    </li>
  )
}

/** What a life event allows a person to change, until when, and where. */
export const Changes = ({ event: { benefits, changeUntil } }: { event: LifeEvent }) =>
  benefits.length === 0 ? (
    <p>{words.noChange}</p>
  ) : (
    <>
      {changeUntil !== null && (
        <p>
          <strong>{words.until(formatDate(changeUntil))}</strong>
        </p>
      )}
      <ul className={list} role="list">
        {benefits.map((one) => (
          <Change key={one.benefitId} {...one} />
        ))}
      </ul>
    </>
  )
