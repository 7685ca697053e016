import { css } from '@linaria/core'

/**
 * A comparison table with `--columns` columns, whose headings stay on the screen. On a phone the name of a row is above its cells, so that
 * these get the whole width.
 */
export const sideBySide = css`
  --columns: 2;

  &,
  & :is(caption, thead, tbody) {
    display: block;
  }

  & tr {
    display: grid;
    grid-template-columns: var(--row-names, 11rem) repeat(var(--columns), minmax(0, var(--column, 1fr)));
  }

  & :is(th, td) {
    min-inline-size: 0;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & tbody th {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & > thead {
    position: sticky;
    z-index: 1;
    background: var(--surface);
  }

  & > thead th {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--space-2);
    font-family: var(--font-header);
    font-size: var(--text-l);
    font-weight: 700;
    line-height: var(--leading-tight);
  }

  @media (max-width: 767px) {
    & tr {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }

    & tbody th {
      grid-column: 1 / -1;
    }

    /* Stays for screen readers, because it heads the column of row names. */
    & [data-part='corner'] {
      position: absolute;
    }
  }

  @media print {
    & > thead {
      position: static;
    }
  }
`
