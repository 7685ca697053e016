import { css } from '@linaria/core'
import { hiddenRules } from '../components/layout/hidden-rules.ts'

const links = `
  & a,
  & nav button {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-inline: 0.875rem;
    border: 0;
    border-radius: var(--radius-pill);
    background: none;
    color: var(--on-deep-soft);
    font: inherit;
    font-weight: 500;
    overflow-wrap: normal;
    text-align: start;
    text-decoration: none;
  }

  & :is(a, nav button):hover {
    background: color-mix(in oklab, var(--brand-deep-2) 55%, transparent);
    color: var(--on-deep);
  }

  & a[aria-current] {
    background: var(--brand-deep-2);
    color: var(--on-deep);
    font-weight: 700;
  }

  & [data-part='count'] {
    flex: none;
    margin-inline-start: auto;
    min-inline-size: 1.75rem;
    padding: 0.0625rem 0.5rem;
    border-radius: var(--radius-pill);
    background: #ffffff;
    color: var(--brand-deep);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & [data-part='plate'] {
    display: grid;
    place-items: center;
    flex: none;
    min-inline-size: 2.25rem;
    max-inline-size: 6.5rem;
    block-size: 2.25rem;
    padding: 0.25rem 0.375rem;
    border-radius: 0.625rem;
    background: #ffffff;
    color: var(--brand-deep);
    font-weight: 700;

    & > img {
      max-block-size: 100%;
      object-fit: contain;
    }
  }

  & ul {
    list-style: none;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    & a[aria-current] {
      border: 1px solid Highlight;
      text-decoration: underline;
    }
  }

  @media print {
    display: none;
  }
`

/** The rail: the client's deep colour, from 1024 px. */
export const railStyle = css`
  position: fixed;
  inset: var(--notice-block) auto 0 0;
  z-index: var(--layer-header);
  display: flex;
  flex-direction: column;
  inline-size: var(--side);
  padding: 0.75rem 0.75rem 0.5rem;
  overflow-y: auto;
  background: var(--brand-deep);
  color: var(--on-deep);
  --focus-offset: -3px;
  ${links}

  & a[data-part='client'] {
    gap: 0.625rem;
    min-block-size: 3rem;
    margin-block-end: 0.375rem;
    padding-inline: 0.5rem;
    background: none;
    line-height: 1.25;

    & b {
      display: block;
      color: var(--on-deep);
      font-size: 1.0625rem;
    }
  }

  & a[data-part='find'] {
    margin-block-end: 0.375rem;
    border: 1px solid color-mix(in oklab, #ffffff 55%, var(--brand-deep));
    color: var(--on-deep);
  }

  & p {
    padding: 0.625rem 0.75rem 0.125rem;
    color: var(--on-deep-soft);
  }

  /* The room of three places: they come with the benefits, and the heading stays where it is. */
  & [data-part='own'] {
    min-block-size: 10.375rem;
    margin-block-start: auto;
  }

  & [data-part='user'] {
    margin-block-start: 0.25rem;
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--brand-deep-2);

    & > div > button {
      inline-size: 100%;
      gap: 0.75rem;
      border-color: transparent;
      background: none;
      color: var(--on-deep);
      font-size: var(--text-m);

      & > svg {
        margin-inline-start: auto;
        transform: rotate(180deg);
      }
    }

    /* There is no room below. */
    & [role='menu'] {
      inset: auto 0 calc(100% + 0.25rem);
      color: var(--ink);
    }
  }
`

/** The bar of narrower windows, whose title opens the sections. */
export const barStyle = css`
  position: sticky;
  inset-block-start: var(--notice-block);
  z-index: var(--layer-header);
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 3.5rem;
  padding: 0.375rem max(0.5rem, var(--notch)) 0.375rem var(--gutter);
  background: var(--brand-deep);
  color: var(--on-deep);
  --focus-offset: -3px;
  ${links}

  /* Below 500 px of height nothing sticks. */
  @media (max-height: 500px) {
    position: relative;
  }

  /* The title of the bar is that of the page: its own is heard, not seen. */
  &[data-titled] ~ main [data-part='title'] h1 {
    ${hiddenRules}
  }

  /* The same width with a logo and without, so that the title does not move when it arrives. */
  & [data-part='plate'] {
    inline-size: 6rem;
  }

  /* The title stays in one piece; the logo gives way. */
  @media (max-width: 399px) {
    & [data-part='plate'] {
      inline-size: 4.5rem;
    }
  }

  @media (max-width: 359px) {
    & [data-part='plate'] {
      inline-size: 2.5rem;
    }
  }

  & > button > span {
    white-space: nowrap;
  }

  & > button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.75rem;
    margin-inline-end: auto;
    padding-inline: 0.625rem;
    border: 0;
    border-radius: var(--radius-pill);
    background: none;
    color: inherit;
    font-size: 1.1875rem;
    font-weight: 700;

    & > [data-part='count'] {
      font-size: var(--text-s);
    }

    &[aria-expanded='true'] > svg {
      transform: rotate(180deg);
    }
  }

  & > a {
    inline-size: auto;
    min-inline-size: 2.75rem;
    justify-content: center;
    padding: 0;
    color: var(--on-deep);
  }

  & > div {
    position: absolute;
    inset: 100% 0 auto;
    max-block-size: calc(100dvh - 3.5rem - var(--notice-block) - var(--tabbar));
    padding: 0.375rem max(0.5rem, var(--notch)) 0.75rem;
    overflow: auto;
    background: var(--brand-deep);
    box-shadow: var(--shadow-3);
  }

  & > div ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: 0 0.25rem;
  }

  & > div nav + nav {
    margin-block-start: 0.5rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--brand-deep-2);
  }
`
