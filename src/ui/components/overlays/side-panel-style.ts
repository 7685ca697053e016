import { css } from '@linaria/core'

export const panelScrimStyle = css`
  background: var(--scrim);
  animation: ui-panel-fade var(--motion-panel);

  &[data-exiting] {
    animation: ui-panel-fade var(--motion-panel) reverse forwards;
  }

  @media print {
    background: none;
  }

  @keyframes ui-panel-fade {
    from {
      opacity: 0;
    }
  }
`

export const panelStyle = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(30rem, 100% - env(safe-area-inset-left));
  border-start-start-radius: var(--radius-xl);
  border-end-start-radius: var(--radius-xl);
  overflow: clip;
  background: var(--surface);
  box-shadow: var(--shadow-3);
  animation: ui-panel-slide var(--motion-panel) var(--ease);

  &[data-exiting] {
    animation: ui-panel-slide var(--motion-panel) var(--ease) reverse forwards;
  }

  &[data-panel-width='wide'] {
    inline-size: min(60rem, 100% - env(safe-area-inset-left));
  }

  & > section {
    display: grid;
    grid-template-rows: auto 1fr auto;
    block-size: 100%;
    padding-block-end: env(safe-area-inset-bottom);
    padding-inline-end: env(safe-area-inset-right);
  }

  & [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-4) clamp(1rem, 4vw, 2rem);
    border-block-end: 1px solid var(--line);
  }

  & [data-part='head'] > span {
    display: flex;
    flex: none;
  }

  & [data-part='body'] {
    --focus-offset: -3px;
    position: relative; /* hidden text scrolls with it, and does not make the panel longer */
    display: grid;
    grid-auto-rows: max-content;
    align-content: start;
    gap: var(--space-6);
    padding: var(--space-5) clamp(1rem, 4vw, 2rem);
    overflow-y: auto;
    scroll-padding-block: var(--space-5);
    overscroll-behavior: contain;
  }

  & [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    padding: var(--space-4) clamp(1rem, 4vw, 2rem);
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }

  @media (max-width: 599px) {
    inline-size: 100%;
    border-radius: 0;

    & [data-part='foot'] {
      flex-direction: column;
    }
  }

  @media print {
    position: static;
    border-radius: 0;
    overflow: visible;
    box-shadow: none;

    &[data-panel-width] {
      inline-size: auto;
    }

    & > section {
      display: block;
    }

    & [data-part='head'] {
      padding: 0;
      border: 0;
    }

    & [data-part='body'] {
      display: block;
      padding: 0;
      overflow: visible;
    }

    & [data-part='head'] button,
    & [data-part='foot'] {
      display: none;
    }
  }

  @media (forced-colors: active) {
    border-inline-start: 2px solid CanvasText;
  }

  @keyframes ui-panel-slide {
    from {
      transform: translateX(100%);
    }
  }
`
