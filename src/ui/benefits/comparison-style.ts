import { css } from '@linaria/core'

/** Additions to `sideBySide` for a table of two benefits: lines between the columns, and a heading row that stays below the portal's header. */
export const framed = css`
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);

  & tbody tr {
    border-block-start: 1px solid var(--line);
  }

  & :is(th, td) {
    padding: var(--space-4) var(--space-5);
  }

  & :is(td, thead th + th) {
    border-inline-start: 1px solid var(--line);
  }

  & tbody th {
    font-weight: 600;
  }

  & > thead {
    inset-block-start: var(--notice-block);
    border-start-start-radius: var(--radius-l);
    border-start-end-radius: var(--radius-l);
    box-shadow: 0 1px 0 var(--line-strong);
    transition: inset-block-start 0.2s var(--ease);
  }

  body:has([data-pin='pinned']) & > thead {
    inset-block-start: calc(var(--notice-block) + 4.25rem);
  }

  & tbody :is(a, button) {
    scroll-margin-block-start: 5rem;
  }

  @media (prefers-reduced-motion: reduce) {
    & > thead {
      transition: none;
    }
  }

  & [data-part='actions'] {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
  }

  @media (max-width: 767px) {
    & :is(th, td) {
      padding-inline: var(--space-4);
    }

    & tbody th {
      padding-block: var(--space-3) 0;
    }

    & tbody td {
      padding-block: var(--space-1) var(--space-3);
    }

    & > thead th {
      padding-block: var(--space-3);
      font-size: var(--text-m);
    }

    /* A long word of a name needs the width. */
    & > thead [data-size] {
      display: none;
    }

    & > thead [data-part='corner'] {
      padding: 0;
    }

    & :is(td, [data-part='corner'] + th) {
      border-inline-start: 0;
    }
  }
`
