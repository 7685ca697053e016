import { css } from '@linaria/core'
import { hiddenHeadings } from './hidden-headings.ts'

export const tableFrameStyle = css`
  padding: var(--space-2) var(--card-pad);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  overflow-x: auto;

  /* In a card it has no frame of its own. */
  &[data-frame='none'] {
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }

  @media print {
    padding: 0;
    border: 0;
  }
`

export const tableStyle = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & caption:not(:has([data-part='hidden'])) {
    padding-block: var(--space-3);
    font-family: var(--font-header);
    font-size: var(--text-l);
    font-weight: 700;
    text-align: start;
  }

  & :is(th, td) {
    padding: var(--space-3);
    border-block-end: 1px solid var(--line);
    line-height: 1.4;
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
  }

  & thead th {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
    vertical-align: bottom;
  }

  & thead th > [data-part='label'] {
    display: none;
  }

  & thead th > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--control-small);
    margin-block: -0.75rem;
    margin-inline-start: calc(-1 * var(--space-2));
    padding-inline: var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & thead th > button:hover {
    background: var(--brand-tint);
    color: var(--brand-text);
  }

  & thead th > button > svg {
    flex: none;
    color: var(--brand-text);
  }

  & thead th[aria-sort='none'] > button > svg {
    color: var(--ink-soft);
  }

  & thead th[aria-sort='ascending'] > button > svg {
    transform: rotate(180deg);
  }

  &[aria-busy='true'] > tbody {
    opacity: 0.7;
    transition: opacity var(--motion-base);
  }

  & tbody th {
    font-weight: 600;
  }

  & [data-kind='money'] {
    text-align: end;
    white-space: nowrap;
  }

  & thead [data-kind='money'] {
    white-space: normal;
  }

  /* The heading ends where its figures do. */
  & thead [data-kind='money'] > button {
    flex-direction: row-reverse;
    margin-inline: 0 calc(-1 * var(--space-2));
    text-align: end;
  }

  & [data-kind='control'] {
    inline-size: 1%;
    padding-block: var(--space-1);
    white-space: nowrap;
  }

  /* Aligned with the labels of the quiet buttons, which have space around them. */
  & thead [data-kind='action'] {
    padding-inline-start: calc(2 * var(--space-3));
  }

  & tbody tr[data-selected='true'] {
    background: var(--brand-wash);
  }

  & tfoot :is(th, td) {
    border-block-start: 2px solid var(--ink);
    font-weight: 700;
  }

  /* The outer frame is the last line. */
  & > :last-child > tr:last-child > :is(th, td) {
    border-block-end: 0;
  }

  /* Otherwise figures would touch the text after them. */
  @media (min-width: 600px) {
    & [data-kind='money'] + [data-kind='text'] {
      padding-inline-start: var(--space-6);
    }
  }

  @media (max-width: 599px) {
    &,
    & caption,
    & tbody,
    & tfoot,
    & thead,
    & tr {
      display: block;
    }

    ${hiddenHeadings}

    & thead th[data-kind='control'] {
      display: block;
      inline-size: auto;
      padding-inline: var(--space-4);
      border: 0;
    }

    /* Two lines a row: its name, then each figure with its word. */
    & :is(tbody, tfoot) tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--space-3);
      padding-block: 0.625rem;
      border-block-end: 1px solid var(--line);
    }

    & > :last-child > tr:last-child {
      border-block-end: 0;
    }

    & tfoot tr {
      border-block-start: 2px solid var(--ink);
    }

    & tbody tr[data-selected='true'] {
      margin-inline: calc(-1 * var(--card-pad));
      padding-inline: var(--card-pad);
    }

    & :is(tbody, tfoot) :is(th, td) {
      inline-size: auto;
      padding: 0;
      border: 0;
      text-align: start;
      overflow-wrap: anywhere;
    }

    & :is(tbody, tfoot) td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--ink-soft);
      font-size: var(--text-s);
      font-weight: 400;
    }

    & :is(tbody, tfoot) th {
      flex: 1 0 100%;
    }

    & tbody td[data-kind='action'] {
      flex: 1 0 100%;
      margin-inline-start: calc(-1 * var(--space-3));
    }

    & tbody th > a {
      display: inline-block;
      margin-block: -0.75rem;
      padding-block: 0.75rem;
    }

    /* Buttons do not touch the figures above them. */
    & tbody td[data-kind='text']:has(> span > a) {
      margin-block-start: var(--space-2);
    }

    & :is(tbody, tfoot) td:empty {
      display: none;
    }

    /* In the corner of the row's card, next to its name. */
    & tbody [data-kind='control'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      inline-size: auto;
      padding: 0;
    }

    & tbody [data-kind='control'] ~ th {
      padding-inline-end: 3rem;
    }
  }

  @media print {
    &[role] :is(th, td) {
      padding: 0.2rem 0.35rem;
      font-size: 9pt;
    }
  }
`
