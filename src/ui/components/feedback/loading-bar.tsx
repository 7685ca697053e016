import { css } from '@linaria/core'

const bar = css`
  display: grid;
  gap: var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-s);

  & > [role='progressbar'] {
    overflow: hidden;
    block-size: 0.375rem;
    border-radius: var(--radius-pill);
    background: var(--brand-tint);
  }

  & > [role='progressbar'] > span {
    display: block;
    inline-size: 35%;
    block-size: 100%;
    border-radius: inherit;
    background: var(--brand-ui);
    animation: ui-loading-bar 1.4s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    & > [role='progressbar'] > span {
      inline-size: 100%;
      opacity: 0.6;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    & > [role='progressbar'] {
      border: 1px solid CanvasText;
    }

    & > [role='progressbar'] > span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @keyframes ui-loading-bar {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(290%);
    }
  }
`

/** A part of the page that loads as slowly as a third party, such as a framed page. */
export const LoadingBar = ({ label }: { label: string }) => (
  <div className={bar} role="status">
    <span>{label}</span>
    <div role="progressbar" aria-label={label}>
      <span />
    </div>
  </div>
)
