import { css } from '@linaria/core'

/** Stacks the parts of a page in the page's rhythm. */
export const stack = css`
  display: grid;
  gap: var(--space-6);
  margin-block-start: var(--space-6);

  & > section {
    display: grid;
    gap: var(--space-4);
    min-inline-size: 0;
  }

  @media screen {
    & > * + section {
      margin-block-start: calc(var(--section-gap) - var(--space-6));
    }
  }
`

/** A main column with a side column from 1023 px; the side comes first on a phone. */
export const columns = css`
  display: grid;
  gap: var(--space-6);
  margin-block-start: var(--space-6);

  @media (min-width: 1023px) {
    grid-template-columns: minmax(0, 5fr) minmax(18rem, 3fr);
    grid-auto-flow: dense;
    align-items: start;

    & > [data-part='aside'] {
      grid-column: 2;
      position: sticky;
      inset-block-start: 6rem;
    }
  }

  & > * {
    display: grid;
    gap: var(--section-gap);
    min-inline-size: 0;
  }

  & section {
    display: grid;
    gap: var(--space-4);
    min-inline-size: 0;
  }
`

/** A heading, and at the other end of its line a badge or a button. */
export const headingRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  & > :is(h2, h3) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
