import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const rows = css`
  --picture: 4rem;
  container-type: inline-size;
  margin: 0 calc(-1 * var(--card-pad));
  padding: 0;
  list-style: none;

  &:first-child {
    margin-block-start: calc(-1 * var(--card-pad));
  }

  &:last-child {
    margin-block-end: calc(-1 * var(--card-pad));
  }

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-4) var(--card-pad);
    border-block-start: 1px solid var(--line);
  }

  &[data-first='open'] > li:first-child {
    border: 0;
  }

  /* A form in place of the button has a line of its own. */
  & > li:has(> :is(form, [data-part='whole'])) {
    flex-wrap: wrap;

    & > * {
      flex-basis: 100%;
    }
  }

  & > li > [data-part='words'] {
    flex: 1;
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }

  & [data-part='words'] > span,
  & [data-part='words'] > p {
    color: var(--ink-soft);
    line-height: 1.4;
  }

  & :is(h2, h3, h4) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    font: 600 var(--text-m) / var(--leading-snug) var(--font-base);
    letter-spacing: 0;
  }

  /* As high as a finger needs, and no further from the words below it than a title that is no link. */
  & h3 > a {
    display: inline-flex;
    margin-block: -0.6875rem;
    padding-block: 0.6875rem;
    text-wrap: wrap;
  }

  /* The button goes under the words, in line with them. */
  @media (max-width: 599px) {
    --picture: 3rem;

    & > li {
      display: grid;
      grid-template-columns: var(--picture) minmax(0, 1fr);
      align-items: start;
      gap: var(--space-3);
    }

    & > li > :is(a, button),
    & > li > [data-part='action'] {
      grid-column: 2;
      justify-self: start;
    }

    & > li:has(> [data-part='words']:first-child) {
      grid-template-columns: minmax(0, 1fr);

      & > :is(a, button) {
        grid-column: 1;
      }
    }

    & > li > [data-variant='quiet'] {
      margin-inline: calc(-1 * var(--space-3));
    }

    &[data-actions='beside'] > li {
      grid-template-columns: var(--picture) minmax(0, 1fr) auto;

      & > button {
        grid-area: 1 / 3;
      }
    }
  }

  /* On a phone with text of 200 % the parts stand below one another. */
  @container (max-width: 14rem) {
    & > li {
      display: flex;
      flex-direction: column;
      align-items: start;
    }
  }
`

interface RowsProps {
  readonly children: ReactNode
  /** `open` without a line above the first row. */
  readonly first?: 'open' | 'ruled'
  /** On a phone too, one short word stands beside the words. */
  readonly actions?: 'beside'
}

/** Rows of a card, from edge to edge: a picture, words, and what can be done. */
export const Rows = ({ children, first = 'ruled', actions }: RowsProps) => (
  <ul className={rows} role="list" data-first={first} data-actions={actions}>
    {children}
  </ul>
)

interface RowProps {
  readonly picture?: ReactNode
  /** The heading of the row. */
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export const Row = ({ picture, title, children, action }: RowProps) => (
  <li>
    {picture}
    <div data-part="words">
      <h3>{title}</h3>
      {children}
    </div>
    {action}
  </li>
)
