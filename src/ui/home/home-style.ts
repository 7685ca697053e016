import { css } from '@linaria/core'

/** The first block: what to finish beside what the employer pays. */
export const firstBlock = css`
  display: grid;
  gap: var(--grid-gap);

  @media (min-width: 900px) {
    /* With large text a sum needs more than its share. */
    grid-template-columns: minmax(0, 7fr) minmax(min-content, 5fr);
  }

  & > * {
    min-inline-size: 0;
  }

  & h2 {
    text-wrap: balance;
  }

  /* Where it stands below what is still loading, it would move. */
  @media (max-width: 899px) {
    & > [data-held='true'] {
      visibility: hidden;
    }
  }
`

/** A heading, and at the end of its line a link. */
export const blockHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
`

/** The cards of 'Worth a look', three in a row. */
export const ideas = css`
  display: grid;
  gap: var(--grid-gap);
  padding: 0;
  list-style: none;

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 700px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 1080px) {
    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`

/** Two wide cards beside each other. */
export const pair = css`
  display: grid;
  gap: var(--grid-gap);

  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
