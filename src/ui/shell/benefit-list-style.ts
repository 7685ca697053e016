import { css } from '@linaria/core'

/** Cards side by side: three of what waits, four of what is available; on a phone a card is a row that keeps all words. */
export const list = css`
  display: grid;
  gap: var(--grid-gap);
  padding: 0;
  list-style: none;

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 1080px) {
    &[data-of='scenes']:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  & [data-part='body'] > p {
    color: var(--ink-soft);
  }

  /* The name leads to the page, as in the statement; an arrow after it would stand beside a button. */
  & h3 > a[data-variant] {
    display: inline;
    text-decoration: underline;
  }

  & h3 > a::after {
    display: none;
  }

  /* Over the name's target, which is the whole card. */
  & [data-part='foot'] > a {
    position: relative;
    justify-self: start;
  }

  /* Prices of a row begin at one height. */
  @media (min-width: 600px) {
    &[data-of='scenes'] [data-part='foot'] > div {
      min-block-size: 3rem;
      align-content: start;
    }
  }

  & [data-part='foot'] {
    display: grid;
    gap: var(--space-2);
  }

  @media (max-width: 599px) {
    gap: var(--space-3);

    &[data-of='scenes'] > li {
      grid-template: auto auto / 4.5rem minmax(0, 1fr);
      gap: var(--space-2) var(--space-3);
      padding: 0.875rem;
    }

    &[data-of='scenes'] > li > [data-part='art'] {
      grid-row: span 2;
      align-self: start;
      aspect-ratio: 1;
      margin: 0;
      border-radius: var(--radius-m);
    }

    &[data-of='scenes'] > li > [data-part='art'] > svg {
      block-size: 100%;
      scale: 1.4;
    }

    /* Under the words, as in rows. */
    &[data-of='waiting'] [data-part='foot'] > a {
      inline-size: fit-content;
      margin-inline-start: calc(3rem + var(--space-4));
    }

    &[data-of='scenes'] [data-part='foot'] {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      justify-content: space-between;
      gap: var(--space-2);
    }
  }
`

/** A card of what waits: a small picture beside the words, a button below. */
export const wait = css`
  display: flex;
  gap: var(--space-4);

  & > div {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    min-inline-size: 0;
  }

  & > div > span:last-child {
    color: var(--ink-soft);
  }
`
