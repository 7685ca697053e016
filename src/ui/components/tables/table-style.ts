import { css } from '@linaria/core'

export const tableFrameStyle = css`
  @media (min-width: 600px) {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
    overflow-x: auto;
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
    padding: var(--space-3);
    font-family: var(--font-header);
    font-size: var(--text-l);
    font-weight: 700;
    text-align: start;
  }

  & :is(th, td) {
    padding: var(--space-3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: middle;
    font-weight: 400;
  }

  & thead th {
    border-block-end: 2px solid var(--line-strong);
    font-size: var(--text-s);
    font-weight: 700;
  }

  & thead th > [data-part='label'] {
    display: none;
  }

  & thead th > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 2rem;
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
    padding-inline-start: calc(var(--space-3) + var(--space-4));
  }

  & tbody tr[data-selected='true'] {
    background: var(--brand-wash);
  }

  & tfoot :is(th, td) {
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

    & thead th:not([data-kind='control']) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    & thead th > [data-part='label'] {
      display: inline;
    }

    /* Invisible boxes cannot take the focus. */
    & thead th > button {
      display: none;
    }

    & thead th[data-kind='control'] {
      display: block;
      inline-size: auto;
      padding-inline: var(--space-4);
      border: 0;
    }

    & :is(tbody, tfoot) tr {
      margin-block-end: var(--space-3);
      position: relative;
      padding: var(--space-2) var(--space-4);
      border: 1px solid var(--line);
      border-radius: var(--radius-m);
      background: var(--surface);
    }

    & tbody tr[data-selected='true'] {
      border-color: var(--brand-ui);
    }

    & :is(tbody, tfoot) :is(th, td) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--space-1) var(--space-4);
      inline-size: auto;
      padding: var(--space-2) 0;
      border: 0;
      text-align: end;
      overflow-wrap: anywhere;
    }

    & :is(tbody, tfoot) td[data-label]::before {
      content: attr(data-label);
      color: var(--ink-soft);
      font-size: var(--text-s);
      text-align: start;
      white-space: normal;
    }

    & :is(tbody, tfoot) th {
      font-size: var(--text-l);
      justify-content: flex-start;
      text-align: start;
    }

    & tbody td[data-kind='action'] {
      justify-content: flex-start;
      margin-inline-start: calc(-1 * var(--space-4));
      padding-block: 0;
    }

    & :is(tbody, tfoot) td:empty {
      display: none;
    }

    /* In the corner of the row's card, next to its name. */
    & tbody [data-kind='control'] {
      position: absolute;
      inset-block-start: var(--space-1);
      inset-inline-end: var(--space-3);
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
