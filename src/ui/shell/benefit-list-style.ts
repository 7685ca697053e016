import { css } from '@linaria/core'

/* Cards side by side; on a phone the rows of one surface, so that a whole group is seen at once. */
export const list = css`
  container: benefits / inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr));
  gap: var(--space-4);
  padding: 0;

  & > li {
    align-content: stretch;
    padding: var(--space-4);
  }

  @media (max-width: 599px) {
    display: block;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);

    & > li {
      padding: var(--space-3);
      border-width: 0 0 1px;
      border-radius: 0;
      box-shadow: none;
    }

    & > li:first-child {
      border-start-start-radius: var(--radius-l);
      border-start-end-radius: var(--radius-l);
    }

    & > li:last-child {
      border-block-end-width: 0;
      border-end-start-radius: var(--radius-l);
      border-end-end-radius: var(--radius-l);
    }

    /* The focus ring of a row lies above its neighbours. */
    & > li:focus-within {
      z-index: 1;
    }
  }
`

export const item = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--space-3);

  & > span {
    inline-size: 2.5rem;
    block-size: 2.5rem;
  }

  & > [data-part='head'] {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    min-inline-size: 0;
  }

  & h3 {
    font-size: var(--text-m);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }

  & > [data-part='text'] {
    grid-column: 1 / -1;
    display: grid;
    align-content: start;
    gap: var(--space-2);
    font-size: var(--text-s);
  }

  & > [data-part='text'] > [data-part='summary'] {
    color: var(--ink-soft);
  }

  & > [data-part='text'] strong {
    font-size: var(--text-m);
  }

  & > svg {
    display: none;
  }

  /* The whole card links to the benefit; its action lies above that link. */
  & > [data-part='foot'] {
    grid-column: 1 / -1;
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    inline-size: fit-content;
    min-block-size: 2.75rem;
    margin-block-end: calc(-1 * var(--space-2));
  }

  @media (max-width: 599px) {
    grid-template-columns: auto minmax(0, 1fr) auto 1rem;
    grid-template-rows: auto auto;
    gap: 0 var(--space-2);
    align-items: center;

    & > span {
      grid-row: 1 / span 2;
      align-self: start;
    }

    & > [data-part='head'] {
      grid-area: 1 / 2;
      gap: 0;
    }

    /* A line of text rather than a badge. */
    & [data-tone] {
      padding: 0;
      background: none;
    }

    & > [data-part='text'] {
      grid-area: 2 / 2;
      gap: 0;
    }

    & > [data-part='text']:empty {
      display: none;
    }

    & > [data-part='text'] > [data-part='summary'] {
      display: none;
    }

    & > [data-part='foot'] {
      grid-area: 1 / 3 / span 2;
      margin-block-end: 0;
    }

    /* Long words get a line below. */
    & > [data-part='foot'][data-length='long'] {
      grid-area: 3 / 2;
    }

    & > [data-part='foot'] > a {
      font-size: var(--text-s);
    }

    & > [data-part='foot'] > a[data-size] {
      padding-inline: var(--space-3);
    }

    & > [data-part='foot'] > a > svg {
      display: none;
    }

    & > svg {
      grid-area: 1 / 4 / span 2;
      display: block;
      color: var(--ink-soft);
    }
  }

  /* With text of twice the size the action gets its own line. */
  @container benefits (max-width: 17rem) {
    grid-template-columns: auto minmax(0, 1fr);

    & > [data-part='foot'] {
      grid-area: 3 / 1 / auto / -1;
    }

    & > svg {
      display: none;
    }
  }
`
