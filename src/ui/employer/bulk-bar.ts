import { css } from '@linaria/core'

/** The rows and the bar below them, which comes first for the keyboard. */
export const bulkList = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin-block-end: -3rem;

  @media (max-width: 1023px) {
    margin-block-end: -2rem;
  }

  /* The bar never covers what has the focus, nor do the headings. */
  --bar: 6rem;

  & > :not([role='group']) a,
  & > :not([role='group']) button,
  & > :not([role='group']) input {
    scroll-margin-block: 5rem var(--bar);
  }

  @media (max-width: 859px) {
    --bar: 9rem;
  }

  /* It is higher while it says how a download goes. */
  &:has(> [role='group'] > [data-empty='false']) {
    --bar: 18rem;
  }
`

/** What is done to the ticked rows; always in reach. */
export const bulkBar = css`
  order: 1;
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem 1.25rem;
  margin-block-start: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding: 0.75rem var(--gutter) max(0.75rem, env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -6px 20px rgb(36 28 20 / 0.07);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  & strong {
    display: inline-block;
    color: var(--ink);
    font-size: var(--text-l);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }

  & > p {
    color: var(--ink-soft);
  }

  & [data-part='whole'] {
    white-space: nowrap;
  }

  & > [data-part='keys'] {
    align-items: center;
    margin-inline-start: auto;
    color: var(--ink-soft);
  }

  & kbd {
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-end: 0.25rem;
    padding-inline: 0.375rem;
    border: 1px solid var(--line);
    border-block-end-width: 2px;
    border-radius: 0.375rem;
    font: 600 0.875rem / 1 var(--font-base);
  }

  @media (max-width: 859px) {
    flex-direction: column;
    align-items: stretch;
    padding: 0.625rem var(--gutter) max(0.625rem, env(safe-area-inset-bottom));

    & > p {
      order: -1;
    }

    & > div > button {
      flex: 1 1 auto;
    }
  }

  @media (max-width: 1339px) {
    & > [data-part='keys'] > span {
      display: none;
    }
  }

  @media (max-width: 1023px) {
    & > [data-part='keys'] {
      display: none;
    }
  }

  /* Otherwise it would take more than a third of the window. */
  @media (max-height: 500px) {
    position: relative;
  }

  @media print {
    display: none;
  }
`
