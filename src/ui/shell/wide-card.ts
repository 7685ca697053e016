import { css } from '@linaria/core'

/** A card of words with its picture at the end of the line. */
export const wideCard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 38%;
  gap: var(--card-pad);

  & > [data-part='words'] {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--space-2);
    min-inline-size: 0;
  }

  & > [data-part='side'] {
    display: grid;
    margin: calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad)) calc(-1 * var(--card-pad)) 0;
    overflow: hidden;
    border-start-end-radius: calc(var(--radius-l) - 1px);
    border-end-end-radius: calc(var(--radius-l) - 1px);
    background: var(--brand-tint);
  }

  & > [data-part='side'] > svg {
    block-size: 100%;
    scale: 1.2;
    aspect-ratio: auto;
  }

  & h3 {
    text-wrap: balance;
  }

  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr) 25%;
  }

  @media print, (forced-colors: active) {
    grid-template-columns: minmax(0, 1fr);

    & > [data-part='side'] {
      display: none;
    }
  }
`
