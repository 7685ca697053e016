import { css } from '@linaria/core'
import '@fontsource-variable/figtree/wght.css'
import './tokens.ts'

export const globalStyle = css`
  :global() {
    /* Arial with the widths of the web font, so that lines break at the same places once that has loaded. */
    @font-face {
      font-family: 'Figtree Fallback';
      font-weight: 300 500;
      src: local('Arial'), local('Liberation Sans'), local('Roboto');
      size-adjust: 100.7%;
    }

    @font-face {
      font-family: 'Figtree Fallback';
      font-weight: 501 900;
      src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
      size-adjust: 96%;
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    html {
      font-size: 100%;
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      scroll-padding-top: calc(6rem + var(--notice-block));
    }

    /* Keeps the focused element clear of a notice that floats over the page, at the end of the page too. */
    html[data-floating] {
      scroll-padding-bottom: 14rem;
    }

    html[data-floating] body {
      padding-block-end: 14rem;
    }

    /* There it floats above the places at the foot. */
    @media screen and (max-width: 767px) {
      html[data-floating] {
        scroll-padding-bottom: 18rem;
      }
    }

    body {
      margin: 0;
      background: var(--canvas);
      color: var(--ink);
      font-family: var(--font-base);
      font-size: var(--text-m);
      line-height: var(--leading-body);
      -webkit-font-smoothing: antialiased;
      /* A row gives way to an endless word, rather than the page. */
      overflow-wrap: anywhere;
    }

    td,
    thead th {
      overflow-wrap: break-word;
    }

    h1,
    h2,
    h3,
    h4,
    p,
    ul,
    ol,
    dl,
    dd,
    figure,
    fieldset {
      margin: 0;
      padding: 0;
    }

    q {
      quotes: '‘' '’';
    }

    small {
      display: block;
      font-size: var(--text-s);
    }

    h1,
    h2,
    h3,
    h4 {
      font-family: var(--font-header);
      font-weight: 700;
      line-height: var(--leading-tight);
      letter-spacing: -0.018em;
      text-wrap: balance;
    }

    h1 {
      font-size: var(--text-2xl);
    }

    h2 {
      font-size: var(--text-xl);
    }

    h3 {
      font-size: var(--text-l);
      line-height: var(--leading-snug);
      letter-spacing: -0.01em;
    }

    h4 {
      font-size: var(--text-m);
      letter-spacing: 0;
    }

    fieldset {
      border: 0;
      min-width: 0;
    }

    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
      letter-spacing: inherit;
    }

    button:not(:disabled),
    select:not(:disabled),
    summary,
    label {
      cursor: pointer;
    }

    img,
    svg {
      display: block;
      max-width: 100%;
    }

    a {
      color: var(--brand-text);
      text-underline-offset: 0.2em;
      text-decoration-thickness: 1px;
    }

    a:hover {
      text-decoration-thickness: 2px;
    }

    p,
    li,
    dd {
      text-wrap: pretty;
    }

    /* Two tones, so that the ring shows on any brand colour; three times :root, so that no component's shadow hides it. */
    :root:root:root :focus-visible {
      outline: 3px solid var(--focus-outer);
      outline-offset: var(--focus-offset, 2px);
      box-shadow: 0 0 0 2px var(--focus-inner);
    }

    :root:root:root :is(h1, h2, h3, p, main)[tabindex='-1']:focus-visible {
      outline: none;
      box-shadow: none;
    }

    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        scroll-behavior: auto !important;
      }
    }

    @media print {
      body {
        background: #ffffff;
        color: #000000;
        font-size: 11pt;
      }

      [data-print='hide'],
      body:has([data-panel-width]) > #root {
        display: none !important;
      }

      h1,
      h2,
      h3 {
        break-after: avoid;
      }

      tr,
      figure,
      img {
        break-inside: avoid;
      }
    }

    @page {
      margin: 18mm;
    }
  }
`
