import { css } from '@linaria/core'

/** Additions to `sideBySide` for a table of two benefits: a card, and a heading row that stays below the portal's header. */
export const framed = css`
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);

  & tbody tr {
    margin-inline: var(--card-pad);
    border-block-start: 1px solid var(--line);
  }

  & tbody tr:last-child {
    border: 0;
  }

  & thead tr {
    padding-inline: var(--card-pad);
  }

  & :is(th, td) {
    padding: var(--space-3) var(--space-5) var(--space-3) 0;
    line-height: 1.4;
  }

  & thead th {
    padding-block: var(--card-pad) var(--space-4);
  }

  & tbody th {
    font-size: inherit;
  }

  & tbody td {
    font-weight: 500;
  }

  & thead th > small {
    color: var(--ink-soft);
    font: 400 var(--text-s) / var(--leading-snug) var(--font-base);
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
    & tbody th {
      padding-block: var(--space-3) 0;
      font-size: var(--text-s);
    }

    & tbody td {
      padding-block: var(--space-1) var(--space-3);
    }

    & > thead th {
      padding-block: var(--space-3);
      font-size: var(--text-m);
    }

    /* A long word of a name needs the width, and a low window the height. */
    & > thead th > [data-part='thumb'] {
      display: none;
    }

    & > thead [data-part='corner'] {
      padding: 0;
    }
  }
`

/** What two benefits have in common, in two columns. */
export const alike = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-4) var(--space-6);

  & dt {
    font-weight: 600;
  }

  & dd {
    color: var(--ink-soft);
  }
`
