import { css } from '@linaria/core'

/** A tick that draws itself once. It does not move for people who prefer reduced motion, or on paper. */
const mark = css`
  inline-size: 3.5rem;
  block-size: 3.5rem;
  fill: none;
  stroke: var(--success-text);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > circle {
    fill: var(--success-surface);
    stroke-width: 2;
  }

  @media (prefers-reduced-motion: no-preference) {
    & > path {
      stroke-dasharray: 22;
      animation: receipt-tick 500ms 150ms ease-out backwards;
    }

    & > circle {
      transform-origin: center;
      animation: receipt-ring 300ms ease-out backwards;
    }
  }

  @keyframes receipt-tick {
    from {
      stroke-dashoffset: 22;
    }
  }

  @keyframes receipt-ring {
    from {
      transform: scale(0.6);
      opacity: 0;
    }
  }
`

export const ReceiptMark = () => (
  <svg className={mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="14" />
    <path d="M10 16.5l4.2 4.2L22 12.5" />
  </svg>
)
