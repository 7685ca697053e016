import { css } from '@linaria/core'

export const headerStyle = css`
  z-index: var(--layer-header);
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  &::before {
    content: '';
    display: block;
    block-size: 4px;
    background: var(--brand-primary);
  }

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
    & [data-part='user'],
    & [data-part='burger'] {
      display: none;
    }
  }
`

export const headerRowStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
  min-block-size: 4rem;
  margin-inline: auto;
  padding-inline: var(--gutter);

  & > a {
    display: flex;
    min-inline-size: 0;
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--radius-s);
    padding-block: var(--space-1);
  }

  & > [data-part='client'] {
    display: flex;
    padding-inline-start: var(--space-4);
    border-inline-start: 1px solid var(--line);

    & > img {
      max-inline-size: calc(149px - var(--space-4));
      max-block-size: 38px;
      object-fit: contain;
      border-radius: var(--radius-s);
      background: var(--plate);
      box-shadow: 0 0 0 0.25rem var(--plate);
    }
  }

  /* The brand's logo can replace its name and is usually narrower, so what follows it would jump. */
  & > a:not(:has(picture)) + [data-part='client'] {
    animation: appear 0s 1s backwards;
  }

  @keyframes appear {
    from {
      visibility: hidden;
    }
  }

  & > nav {
    margin-inline-start: auto;
  }

  /* On a tablet in portrait the links have their own row. */
  @media (min-width: 768px) and (max-width: 899px) {
    flex-wrap: wrap;
    row-gap: 0;
    padding-block-start: var(--space-2);

    & > nav {
      order: 1;
      flex-basis: 100%;
      margin-inline: calc(-1 * var(--space-3));
    }

    & > [data-part='user'] {
      margin-inline-start: auto;
    }
  }

  & > [data-part='burger'] {
    display: none;
  }

  @media (max-width: 767px) {
    & > nav,
    & > [data-part='user'] {
      display: none;
    }

    & > [data-part='burger'] {
      display: block;
      margin-inline: auto -0.5rem;
    }

    & > [data-part='client'] {
      padding-inline-start: var(--space-3);

      & > img {
        max-inline-size: calc(min(150px, 26vw) - var(--space-3) - 1px);
      }
    }
  }

  @media print {
    padding-inline: 0;

    & > [data-part='burger'] {
      display: none;
    }
  }

  @media (max-width: 389px) {
    gap: var(--space-2);

    & > a {
      font-size: var(--text-m);
    }
  }
`
