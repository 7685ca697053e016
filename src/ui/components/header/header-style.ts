import { css } from '@linaria/core'

export const headerStyle = css`
  z-index: var(--layer-header);
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  &[data-pin='unfixed'] {
    position: relative;
  }

  &[data-pin='pinned'],
  &[data-pin='unpinned'] {
    position: sticky;
    inset-block-start: var(--notice-block);
    transition: transform 0.2s var(--ease);
  }

  &[data-pin='pinned'] {
    box-shadow: var(--shadow-2);
  }

  &[data-pin='unpinned'] {
    transform: translateY(calc(-100% - var(--notice-block)));
  }

  /* Already out of view once it leaves the page's flow: an animation would show it for a moment. */
  &[data-came-from='unfixed'] {
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-pin] {
      transition: none;
    }
  }

  @media print {
    &[data-pin] {
      position: static;
      transform: none;
      border: 0;
    }

    & nav,
    & [data-part='user'] {
      display: none;
    }
  }
`

export const headerRowStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
  min-block-size: 4.5rem;
  margin-inline: auto;
  padding-inline: var(--gutter);

  & > a {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: var(--control-small);
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--radius-s);
  }

  & > nav {
    margin-inline-start: auto;
  }

  @media (max-width: 767px) {
    min-block-size: 3.75rem;

    & > nav {
      display: none;
    }

    & > [data-part='user'] {
      margin-inline-start: auto;
    }
  }

  @media print {
    padding-inline: 0;
  }
`
