import { css } from '@linaria/core'

/* A style and no timer: the words are there from the start, and hidden until the wait is long (10 s). They take no room before. */
const words = css`
  max-block-size: 0;
  font-size: var(--text-m);
  visibility: hidden;
  animation: kit-long-wait 0s linear 10s forwards;

  &::after {
    content: '';
    display: block;
    block-size: var(--space-3);
  }

  @keyframes kit-long-wait {
    to {
      max-block-size: none;
      visibility: visible;
    }
  }
`

/** Says after 10 s that the wait is long. Put it into a live region. */
export const LongWait = () => (
  <p className={words} data-part="long">
    This is taking longer than usual. We are still working on it.
  </p>
)
