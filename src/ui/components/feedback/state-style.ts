import { css } from '@linaria/core'

export const stateStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  text-align: center;

  & > [data-part='scene'] {
    inline-size: min(20rem, 100%);
    overflow: hidden;
    border-radius: var(--radius-l);
    background: var(--brand-wash);
  }

  /* In the place of what failed. */
  &:is([data-kind='error'], [data-kind='page']) {
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }

  &[data-kind='error'] {
    justify-items: start;
    padding: var(--card-pad);
    text-align: start;
  }

  & > h2 {
    font-size: var(--text-l);
  }

  & > p {
    max-inline-size: 28rem;
    color: var(--ink-soft);
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-block-start: var(--space-2);
  }
`
