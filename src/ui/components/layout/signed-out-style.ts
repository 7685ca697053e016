import { css } from '@linaria/core'

export const signedOutStyle = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: calc(100dvh - var(--notice-block));

  & > [data-part='panels'] {
    display: grid;
    grid-template-rows: auto 1fr;
  }

  & > [data-intro='hidden'] {
    grid-template-rows: 1fr;
  }

  /* Aligned to the top, so that a new message or field moves nothing above it. */
  & main {
    display: grid;
    align-content: start;
    background: var(--surface);
    justify-items: center;
    padding: clamp(1.5rem, 6vh, 4rem) var(--gutter) clamp(1.5rem, 5vw, 3rem);
    min-inline-size: 0;
  }

  & [data-part='logo'] > a {
    justify-self: start;
    display: flex;
    color: inherit;
    text-decoration: none;
  }

  & [data-part='support'] {
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
    color: var(--ink-soft);
  }

  & [data-part='support']:empty {
    display: none;
  }

  & main > div {
    display: grid;
    gap: var(--space-5);
    inline-size: min(26rem, 100%);
    min-inline-size: 0;
  }

  @media (min-width: 1023px) {
    & main {
      padding-block-start: clamp(1.5rem, 16vh, 10rem);
    }

    & > [data-intro='shown'] [data-part='support'] {
      display: none;
    }

    & > [data-part='panels'][data-intro='shown'] {
      grid-template-rows: 1fr;
      grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
    }
  }
`

export const introStyle = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-5) var(--gutter);
  overflow: hidden;
  background: var(--brand-primary);
  color: var(--brand-on-primary);
  isolation: isolate;

  /* Discs in the hover shade; text on them is as readable as on the colour itself. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    border-radius: 50%;
    background: var(--brand-primary-hover);
  }

  &::before {
    inset: auto -9rem -13rem auto;
    inline-size: 26rem;
    block-size: 26rem;
  }

  &::after {
    inset: -5rem -4rem auto auto;
    inline-size: 11rem;
    block-size: 11rem;
  }

  &[data-state='awaited'] {
    background: var(--sunken);
  }

  &[data-state='awaited']::before,
  &[data-state='awaited']::after,
  &[data-state='awaited'] > * {
    visibility: hidden;
  }

  & :is(a, h1, h2, p) {
    color: inherit;
  }

  & :is(h1, h2) {
    font-size: var(--text-3xl);
    max-inline-size: 14ch;
  }

  /* The same height with and without an image, so that nothing moves when it arrives. */
  & > [data-part='logo'] {
    display: grid;
    align-items: center;
    justify-self: start;
    min-inline-size: 0;
    block-size: 4.5rem;
  }

  & > [data-part='logo'][data-custom='true'] {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: #ffffff;
  }

  & > [data-part='words'] {
    display: grid;
    gap: var(--space-4);
    max-inline-size: 30rem;
  }

  & [data-part='words'] img {
    inline-size: auto;
    max-block-size: 11rem;
    border-radius: var(--radius-l);
    object-fit: contain;
    object-position: left;
  }

  @media (max-width: 1022px) {
    &::before {
      display: none;
    }

    & > [data-part='logo'] {
      block-size: 3.375rem;
    }

    & > [data-part='logo'][data-custom] img {
      max-block-size: 2.375rem;
    }

    & [data-part='words'] img,
    & [data-part='more'] {
      display: none;
    }

    & :is(h1, h2) {
      font-size: var(--text-xl);
      max-inline-size: none;
    }
  }

  @media (min-width: 1023px) {
    grid-template-rows: auto 1fr;
    padding: var(--space-7) clamp(2rem, 5vw, 5rem);

    & > [data-part='words'] {
      align-content: center;
      gap: var(--space-5);
    }
  }

  @media (forced-colors: active) {
    border-inline-end: 1px solid CanvasText;
  }

  @media print {
    &::before,
    &::after {
      display: none;
    }
  }
`
