/** Rules of a table whose rows stand below one another: its headings are read out, and take no room. */
export const hiddenHeadings = `
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
`
