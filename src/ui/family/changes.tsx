import { css } from '@linaria/core'
import type { LifeEvent } from '../../domain/family/life-events.ts'
import { formatDate } from '../components/content/format.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { familyText } from '../text/family.ts'

const words = familyText.events

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;

  & > li {
    display: grid;
    padding-inline-start: var(--space-4);
    border-inline-start: 4px solid var(--brand-tint);
    list-style: none;
  }

  & > li > span {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & a {
    inline-size: fit-content;
    padding-block: 0.15em;
    font-weight: 600;
  }
`

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
        {benefits.map(({ benefitId, name, change }) => (
          <li key={benefitId}>
            <TextLink to={`/app/my-benefits/${encodeURIComponent(benefitId)}`}>{name}</TextLink>
            <span>{change}</span>
          </li>
        ))}
      </ul>
    </>
  )
