import { css } from '@linaria/core'

export const signedOutStyle = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: calc(100dvh - var(--notice-block));

  & > [data-part='panels'] {
    display: grid;
    grid-template-rows: auto 1fr;
  }

  & > [data-panel='hidden'] {
    grid-template-rows: 1fr;
  }

  /* Aligned to the top, so that a new message or field moves nothing above it. */
  & main {
    display: grid;
    align-content: start;
    justify-items: center;
    padding: clamp(1.25rem, 4vh, 3rem) var(--gutter) clamp(1.5rem, 5vw, 3rem);
    min-inline-size: 0;
  }

  & [data-part='logo'] > a {
    justify-self: start;
    display: flex;
    align-items: center;
    min-block-size: var(--control-small);
    color: inherit;
    text-decoration: none;
  }

  & [data-part='support'] {
    display: flex;
    gap: var(--space-4);
    align-items: flex-start;
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
    color: var(--ink-soft);
  }

  & [data-part='support'] > img {
    flex: none;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: 50%;
    background: var(--brand-tint);
    object-fit: cover;
  }

  /* A number stays whole if it fits. */
  & main a[href^='tel:'] {
    display: inline-block;
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

  & [data-width='wide'] main > div {
    inline-size: min(38rem, 100%);
  }

  & main h1 {
    font-size: var(--text-2xl);
    text-wrap: balance;
  }

  /* The column has its own gap. */
  & main header[data-ground] {
    margin-block-end: 0;
  }

  @media (min-width: 900px) {
    & main {
      padding-block-start: clamp(1.5rem, 16vh, 10rem);
      padding-inline: clamp(1.5rem, 5vw, 5rem);
    }

    & > [data-part='panels'][data-panel='shown'] {
      grid-template-rows: 1fr;
      grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
    }

    & > [data-part='panels'][data-panel='shown'][data-width='wide'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
    }
  }
`

/** The deep panel: one sentence, and a scene that says which page it is. */
export const panelStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: clamp(1.25rem, 4vw, 4rem) clamp(1rem, 4vw, 4rem) 8.5rem;
  overflow: hidden;
  background: var(--brand-deep);
  color: #ffffff;
  isolation: isolate;
  --art-back: var(--deep-back);
  --art-near: var(--deep-near);
  --art-mid: var(--deep-mid);
  --art-front: var(--deep-primary);
  --art-accent: var(--deep-accent);
  --art-ink: #0d0e12;
  --art-paper: #f4f1ec;
  --art-warm: #f7c66f;

  &[data-state='awaited'] {
    background: var(--sunken);
  }

  &[data-state='awaited'] > * {
    visibility: hidden;
  }

  & :is(a, h2, p) {
    color: inherit;
  }

  & h2 {
    font-size: var(--text-2xl);
    line-height: var(--leading-tight);
    text-wrap: balance;
  }

  /* The same height with and without an image, so that nothing moves when it arrives. */
  & > [data-part='logo'] {
    display: grid;
    align-items: center;
    justify-self: start;
    align-self: start;
    min-inline-size: 0;
    block-size: 3rem;
  }

  & > [data-part='logo'][data-custom='true'] {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-m);
    background: #ffffff;
  }

  /* The plate around it is enough. */
  & > [data-part='logo'][data-custom] img {
    max-block-size: 2.375rem;
    background: none;
    box-shadow: none;
  }

  & > [data-part='words'] {
    display: grid;
    gap: var(--space-3);
    max-inline-size: 34rem;
  }

  & > [data-part='words'] > p {
    font-size: var(--text-l);
    color: var(--on-deep-soft);
    text-wrap: balance;
  }

  & > svg {
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    inline-size: 100%;
    overflow: visible;
  }

  & > svg[viewBox$='360'] {
    inset-inline: auto -2rem;
    inline-size: 30rem;
    aspect-ratio: 1200 / 360;
  }

  & > svg .ground {
    display: none;
  }

  @media (max-width: 899px) {
    &:has(> svg:not([viewBox$='360'])) {
      padding-block-end: 10rem;
    }

    & > svg:not([viewBox$='360']) {
      inline-size: min(22.5rem, 100%);
      block-size: 10rem; /* a tall object ends below the sentence */
      margin-inline: auto;
    }

    & > [data-part='words'] > p {
      display: none;
    }
  }

  /* Where the window is low, the form is what matters. */
  @media (max-height: 500px) and (max-width: 899px) {
    & {
      padding-block-end: 1.25rem;
    }

    & > svg {
      display: none;
    }
  }

  @media (min-width: 900px) {
    gap: var(--space-7);

    & > svg[viewBox$='360'] {
      inline-size: 62rem;
    }

    & h2 {
      font-size: var(--text-3xl);
      max-inline-size: 16ch;
    }
  }

  @media print, (forced-colors: active) {
    padding-block-end: var(--space-4);
    border-block-end: 1px solid CanvasText;
  }

  @media print {
    background: none;
    color: #000000;
  }
`
