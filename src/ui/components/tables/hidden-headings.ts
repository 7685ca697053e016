import { hiddenRules } from '../layout/hidden-rules.ts'

/** Rules of a table whose rows stand below one another: its headings are read out, and take no room. */
export const hiddenHeadings = `
  & thead th:not([data-kind='control']) {
    ${hiddenRules}
  }

  & thead th > [data-part='label'] {
    display: inline;
  }

  /* Invisible boxes cannot take the focus. */
  & thead th > button {
    display: none;
  }
`
