import { css } from '@linaria/core'

/* Styles rather than a timer: the words are there from the start and stay hidden for 10 s. Until then they take no space. */
const words = css`
  max-block-size: 0;
  font-size: var(--text-m);
  visibility: hidden;
  animation: ui-long-wait 0s linear 10s forwards;

  &::after {
    content: '';
    display: block;
    block-size: var(--space-3);
  }

  @keyframes ui-long-wait {
    to {
      max-block-size: none;
      visibility: visible;
    }
  }
`

/** Says after 10 s that the wait is long. Put it inside a live region. */
export const LongWait = () => (
  <p className={words} data-part="long">
    This is taking longer than usual. We are still working on it.
  </p>
)
