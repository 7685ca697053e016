import { css } from '@linaria/core'

const spinner = css`
  inline-size: 1.5em;
  block-size: 1.5em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ui-spin 0.9s linear infinite;

  &[data-size='small'] {
    inline-size: 1.125em;
    block-size: 1.125em;
    stroke-width: 3;
  }

  &[data-size='large'] {
    inline-size: 3rem;
    block-size: 3rem;
    color: var(--brand-ui);
  }

  & > circle {
    opacity: 0.25;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @keyframes ui-spin {
    to {
      transform: rotate(360deg);
    }
  }
`

/** Decoration: the words next to it say what is loading. */
export const Spinner = ({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) => (
  <svg className={spinner} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)
