import { css } from '@linaria/core'

/* Styles rather than a timer: the words have their space from the start, so nothing moves when they show after 10 s. */
const words = css`
  font-size: var(--text-m);
  visibility: hidden;
  animation: ui-long-wait 0s linear 10s forwards;

  @keyframes ui-long-wait {
    to {
      visibility: visible;
    }
  }
`

/** Says after 10 s that the wait is long. Put it inside a live region. */
export const LongWait = () => (
  <p className={words} data-part="long">
    This is taking longer than usual.
  </p>
)
