import { css } from '@linaria/core'

/** Groups and logs beside each other, or below each other on a phone. */
export const folderPage = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
  background: var(--surface);
  font-size: var(--text-s);

  & h2 {
    font-size: var(--text-m);
    overflow-wrap: anywhere;
  }

  & h2:focus {
    outline: none;
  }

  & label {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
  }

  & progress {
    inline-size: 8rem;
  }

  & [data-part='lists'] {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-block-size: 0;
  }

  & [data-part='list'] {
    overflow: auto;
    min-block-size: 0;
    padding-block-end: var(--space-5);
  }

  & [data-part='list'] + [data-part='list'] {
    border-inline-start: 1px solid var(--line);
  }

  @media (max-width: 799px) {
    & [data-part='lists'] {
      display: block;
      overflow: auto;
    }

    & [data-part='list'] {
      overflow: visible;
    }

    & [data-part='list'] + [data-part='list'] {
      border-inline-start: 0;
      border-block-start: 2px solid var(--line-strong);
    }
  }
`

/** A list of groups or of logs. */
export const folderTable = css`
  inline-size: 100%;
  border-collapse: collapse;

  & caption {
    padding: var(--space-3) var(--space-3) var(--space-2);
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  & thead th {
    color: var(--ink-soft);
  }

  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & tr[data-chosen='true'] {
    background: var(--info-surface);
    box-shadow: inset 3px 0 0 var(--info-ui);
  }

  & small {
    color: var(--ink-soft);
    font-size: inherit;
  }

  & mark {
    padding-inline: var(--space-1);
    border-radius: var(--radius-s);
    background: var(--warning-surface);
    color: var(--warning-text);
    font-weight: 600;
  }

  @media (max-width: 499px) {
    & [data-wide] {
      display: none;
    }
  }
`
