import { css } from '@linaria/core'

/** Additions to `sideBySide` for a table of options: up to four columns, groups of rows, and buttons that stay on the screen. */
export const optionsTableStyle = css`
  --row-names: minmax(8rem, 1fr);
  --column: 1.7fr;

  &[data-columns='3'] {
    --columns: 3;
  }

  &[data-columns='4'] {
    --columns: 4;
  }

  & > caption {
    margin-block-end: var(--space-2);
    color: var(--ink-soft);
    text-align: start;
  }

  & tr {
    column-gap: var(--space-5);
  }

  & tr + tr,
  & > [data-part='actions'] {
    border-block-start: 1px solid var(--line);
  }

  & :is(th, td) {
    padding: var(--space-3) 0;
    line-height: var(--leading-snug);
  }

  & [data-part='different'] td {
    font-weight: 600;
  }

  & th[data-part='group'] {
    grid-column: 1 / -1;
    padding-block: var(--space-5) var(--space-3);
    color: var(--ink);
    font-size: var(--text-m);
    font-weight: 700;
  }

  /* The names of the options and their buttons stay on the screen, at the edges of the panel within its padding. */
  & > thead {
    inset-block-start: calc(-1 * var(--space-5));
    border-block-end: 2px solid var(--line-strong);
  }

  & > [data-part='actions'] {
    position: sticky;
    inset-block-end: calc(-1 * var(--space-5));
    background: var(--surface);
  }

  /* On a low screen the two would leave no room for the rows. */
  @media (max-height: 29.99rem) {
    & > thead,
    & > [data-part='actions'] {
      position: static;
    }
  }

  @media (max-width: 767px) {
    & tr {
      column-gap: var(--space-4);
    }

    & tbody th {
      padding-block-end: 0;
    }

    & tbody td {
      padding-block: var(--space-1) var(--space-3);
    }

    & > thead [data-part='corner'],
    & [data-part='actions'] th {
      position: absolute;
      padding: 0;
    }

    & [data-part='actions'] td {
      padding-block: var(--space-3) max(var(--space-3), env(safe-area-inset-bottom));
    }
  }
`
