import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { letters, TextPlaceholder } from '../feedback/outline.tsx'
import { verbatimOf } from './verbatim.ts'

const list = css`
  display: grid;
  grid-template-columns: minmax(7rem, min(11rem, 40%)) 1fr auto;

  & > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: 0 var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }

  & > div:first-child {
    padding-block-start: 0;
    border: 0;
  }

  & > div:last-child {
    padding-block-end: 0;
  }

  & dt {
    color: var(--ink-soft);
  }

  & dd {
    min-inline-size: 0;
    font-weight: 500;
  }

  & dt + dd:last-child {
    grid-column: 2 / -1;
  }

  & dd + dd {
    font-weight: 400;
  }

  /* As high as a finger needs; the line keeps its height. */
  & dd a {
    display: inline-block;
    padding-block: 0.75rem;
    margin-block: -0.75rem;
  }

  /* The name above its fact, and the action beside both. */
  &[data-layout='stacked'] {
    grid-template-columns: minmax(0, 1fr) auto;

    & > div {
      align-items: center;
      padding-block: var(--space-4);
    }

    & > div:first-child {
      padding-block-start: 0;
    }

    & > div:last-child {
      padding-block-end: 0;
    }

    & dt {
      font-size: var(--text-s);
    }

    & dt,
    & dt + dd {
      grid-column: 1;
    }

    & dt + dd {
      font-weight: 600;
    }

    & dd + dd {
      grid-area: 1 / 2 / span 2;
      justify-self: end;
      margin-inline-end: calc(-1 * var(--space-3));
    }
  }

  @media (max-width: 599px) {
    & {
      grid-template-columns: 1fr auto;
    }

    & dt,
    & dt + dd:last-child {
      grid-column: 1 / -1;
    }
  }
`

export type Fact = {
  term: string
  detail: ReactNode
  /** A 'Change' link or similar; its label must name the fact for people who cannot see the row. */
  action?: ReactNode
}

/** Facts with their names. A null fact is still loading; its row is reserved. */
export const DescriptionList = ({
  facts,
  layout = 'beside',
}: {
  facts: readonly (Fact | null)[]
  layout?: 'beside' | 'stacked'
}) => (
  <dl className={list} data-layout={layout}>
    {facts.map((fact, index) =>
      fact === null ? (
        <div key={index} aria-hidden="true">
          <dt>
            <TextPlaceholder>{letters(10)}</TextPlaceholder>
          </dt>
          <dd>
            <TextPlaceholder>{letters(15)}</TextPlaceholder>
          </dd>
        </div>
      ) : (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd translate={verbatimOf(fact.detail)}>{fact.detail}</dd>
          {fact.action && <dd>{fact.action}</dd>}
        </div>
      ),
    )}
  </dl>
)
