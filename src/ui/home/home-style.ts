import { css } from '@linaria/core'

/** The top of a home card: its icon beside its title. */
export const cardHead = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);

  & h3 {
    font-size: var(--text-m);
    line-height: var(--leading-tight);
  }
`

/** Below what waits in the enrolment window: what the choices cost, and the way to them. */
export const windowFoot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
`
