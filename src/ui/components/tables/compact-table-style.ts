import { css } from '@linaria/core'
import { hiddenHeadings } from './hidden-headings.ts'
import { hiddenRules } from '../layout/hidden-rules.ts'

/** The frame of a compact table: one white card; on a phone from edge to edge. */
export const compactFrameStyle = css`
  container-type: inline-size;
  min-inline-size: 0;
  background: var(--surface);

  @media (min-width: 860px) {
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    /* Clips the corners, and keeps the headings free to stick. */
    overflow: clip;
  }

  @media (max-width: 859px) {
    margin-inline: calc(-1 * var(--gutter));
    border-block: 1px solid var(--line);
  }

  @media print {
    border: 0;
  }
`

const twoLines = `
  &,
  & caption,
  & tbody,
  & tfoot,
  & thead {
    display: block;
  }

  ${hiddenHeadings}

  & thead tr {
    display: block;
  }

  & thead [data-kind='control'] {
    display: block;
    inline-size: auto;
    block-size: auto;
    padding: 0.25rem 1rem;
  }

  & :is(tbody, tfoot) tr:not([data-part='space']) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    align-items: baseline;
    min-block-size: 3.75rem;
    padding: 0.5rem 1rem;
    border-block-end: 1px solid var(--line);
  }

  & :is(tbody, tfoot) tr > th,
  & :is(tbody, tfoot) tr > td {
    block-size: auto;
    padding: 0;
    border: 0;
  }

  & :is(tbody, tfoot) tr:not([data-part]) > th:not([data-compact], [data-kind='control']),
  & :is(tbody, tfoot) tr:not([data-part]) > td:not([data-compact], [data-kind='control']) {
    display: none;
  }

  & th:is(:first-child, :last-child):where(:not([data-kind='control'])),
  & td:is(:first-child, :last-child):where(:not([data-kind='control'])) {
    padding-inline: 0;
  }

  & [data-compact='name'] {
    grid-area: 1 / 2;
  }

  /* The whole row opens what its name opens. */
  & tbody tr:not([data-selected]) {
    position: relative;

    & > [data-compact='name'] > a {
      color: var(--ink);
      text-decoration: none;
    }

    & > [data-compact='name'] > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  & [data-compact='line'],
  & [data-compact='only'] {
    grid-area: 2 / 2;
    color: var(--ink-soft);
    text-align: start;
  }

  & [data-compact='below'] {
    grid-column: 2 / -1;
    color: var(--ink-soft);
    padding-block-start: 0.25rem;
  }

  /* The second line is as wide as the row if nothing ends it. */
  &[data-lines='whole'] [data-compact='line'],
  &[data-lines='whole'] [data-compact='only'] {
    grid-area: 2 / 2 / auto / -1;
  }

  /* What is too long for its line takes another: nothing is cut. */
  & [data-compact='name'],
  & [data-compact='line'],
  & [data-compact='only'] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & td:is([data-compact='end'], [data-compact='line-end']) {
    grid-area: 1 / 3;
    padding-inline-start: 0.75rem;
    text-align: end;
    white-space: nowrap;
  }

  & td[data-compact='end'][data-kind='action'] {
    grid-row: 1 / span 2;
    align-self: center;
  }

  & td[data-compact='line-end'] {
    grid-row: 2;
    color: var(--ink-soft);
  }

  & tbody tr > [data-kind='control'] {
    grid-area: 1 / 1 / span 2;
    align-self: center;
    inline-size: auto;
    padding: 0 0.5rem 0 0;
  }

  & :is(tbody, tfoot) tr[data-part='band'] {
    align-items: center;
    min-block-size: 2.75rem;
    padding-block: 0.25rem;
    border: 0;
    background: var(--sunken);
  }

  & tbody tr[data-part='band'] > [data-kind='control'] {
    grid-area: 1 / 1;
  }

  & :is(tbody, tfoot) tr[data-part='band'] > * {
    block-size: auto;
  }

  & tr[data-part='band'] > th,
  & tr[data-part='note'] > [data-compact] {
    grid-area: 1 / 2 / auto / -1;
  }

  /* A sum that has no room beside its group goes below it as a whole. */
  & tr[data-part='band'] > th > span:nth-child(n) {
    display: inline-block;
    margin-inline-start: 0;
  }

  & tr[data-part='band'] > th > span:not(:last-child) {
    margin-inline-end: 0.75rem;
  }

  /* As wide as a checkbox: the note stands below the name. */
  & tr[data-part='note'] > td:empty {
    inline-size: 2rem;
  }

  & [data-optional]:not([data-compact]) {
    display: none;
  }

  & :is(tbody, tfoot) tr:has(+ tr[data-part='note']) {
    padding-block-end: 0;
    border: 0;
  }

  & :is(tbody, tfoot) tr[data-part='note'] {
    min-block-size: 0;
    padding-block: 0.25rem 0;
  }
`

/** Rows of one line; below 860 px of two: the name and what ends the line, then what its column says. */
export const compactTableStyle = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  & caption {
    padding: var(--space-3) 1.125rem;
    font-family: var(--font-header);
    font-size: var(--text-l);
    font-weight: 700;
    text-align: start;
  }

  & caption:has([data-part='hidden']) {
    padding: 0;
  }

  /* Most rules end in the name of an element or an attribute: the browser tries those on no other element, and a long table has thousands. */
  & th,
  & td {
    block-size: 2.875rem;
    padding: 0.375rem 0.75rem;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: middle;
    font-weight: 400;

    &:first-child {
      padding-inline-start: 1.125rem;
    }

    &:last-child {
      padding-inline-end: 1.125rem;
    }
  }

  & tbody th {
    font-weight: 600;
  }

  & small {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 400;
    line-height: 1.3;
  }

  & thead th {
    border-block-end-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink-soft);
    font-weight: 500;
    overflow-wrap: break-word;
  }

  & thead th > [data-part='label'] {
    display: none;
  }

  & thead th > button {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-block-size: 2.75rem;
    margin-block: -0.375rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    & > svg {
      flex: none;
    }
  }

  /* An arrow only where it says something. */
  & thead th[aria-sort='none'] > button:not(:hover, :focus-visible) > svg {
    visibility: hidden;
  }

  & thead th:is([aria-sort='ascending'], [aria-sort='descending']) > button {
    color: var(--ink);
    font-weight: 700;
  }

  & thead th[aria-sort='ascending'] > button > svg {
    transform: rotate(180deg);
  }

  & [data-kind='money'] {
    text-align: end;
    white-space: nowrap;
  }

  & thead [data-kind='money'] {
    white-space: normal;
  }

  & thead [data-kind='money'] > button {
    flex-direction: row-reverse;
    text-align: end;
  }

  & [data-kind='control'] {
    inline-size: 1%;
    padding-block: 0;
  }

  /* Larger than its line, which keeps its height. */
  & [data-kind='action'] > button {
    margin-block: -0.375rem;
  }

  & tbody tr:not([data-part='band']):hover {
    background: color-mix(in oklab, var(--sunken) 45%, var(--surface));
  }

  & tbody tr[data-selected='true'],
  & tbody tr[data-selected='true'] + tr[data-part='note'] {
    background: color-mix(in oklab, var(--brand-tint) 60%, var(--surface));
  }

  & tbody tr[data-selected]:focus-within > td:first-child {
    box-shadow: inset 3px 0 0 var(--brand-ui);
  }

  /* A band above a group of rows. */
  & tr[data-part='band'] > * {
    block-size: 2.5rem;
    padding-block: 0;
    border: 0;
    background: var(--sunken);
    font-weight: 600;

    & > span:not(:first-child) {
      margin-inline-start: 0.75rem;
      color: var(--ink-soft);
      font-weight: 400;
    }
  }

  /* What stands below a row belongs to it. */
  & tr:has(+ tr[data-part='note']) > th,
  & tr:has(+ tr[data-part='note']) > td {
    border: 0;
  }

  & tr[data-part='note'] > * {
    block-size: auto;
    padding-block: 0 0.5rem;
    color: var(--warning-text);

    & > span {
      display: flex;
      gap: 0.5rem;
    }
  }

  & tfoot th,
  & tfoot td {
    border-block-start: 2px solid var(--line-strong);
    font-weight: 700;
  }

  & > :last-child > tr:last-child > th,
  & > :last-child > tr:last-child > td {
    border-block-end: 0;
  }

  &[aria-busy='true'] > tbody {
    opacity: 0.7;
    transition: opacity var(--motion-base);
  }

  @media (min-width: 860px) {
    & [data-kind='money'] + [data-kind='text'] {
      padding-inline-start: 1.5rem;
    }

    & [data-compact='only'] {
      display: none;
    }

    @container (min-width: 46.01rem) {
      & thead [data-kind='control'] label > span {
        ${hiddenRules}
      }
    }
  }

  @media (min-width: 860px) and (max-width: 1199px) {
    & [data-optional] {
      display: none;
    }
  }

  @media (max-width: 859px) {
    ${twoLines}
  }

  /* A wide window needs them too with text of 200 %, or if the employer's sections leave little beside them. */
  @container (max-width: 46rem) {
    ${twoLines}

    & [data-compact='only'] {
      display: block;
    }

    & [data-kind='money'] + [data-kind='text'] {
      padding-inline-start: 0;
    }
  }

  @media (forced-colors: active) {
    & tbody tr[data-selected='true'] > :first-child {
      border-inline-start: 3px solid Highlight;
    }
  }

  @media print {
    & :is(th, td) {
      padding: 0.2rem 0.35rem;
      font-size: 9pt;
    }
  }
`
