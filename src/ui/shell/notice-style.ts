import { css } from '@linaria/core'

/** A notice above a page, as wide as the page's content. */
export const noticeStyle = css`
  inline-size: 100%;
  max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-3) var(--gutter);

  @media print {
    display: none;
  }
`
