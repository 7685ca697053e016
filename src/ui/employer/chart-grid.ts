import { css } from '@linaria/core'

/** Charts beside each other where there is room for two. */
export const chartGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(27rem, 100%), 1fr));
  gap: var(--space-5);

  & > figure {
    align-content: start;
  }

  /* In a grid of two columns, an odd last chart takes the whole row. */
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  /* A table needs the whole row. */
  & > figure:has(> [data-view='table'][data-shown='true']) {
    grid-column: 1 / -1;
  }

  @media print {
    grid-template-columns: 1fr;
  }
`
