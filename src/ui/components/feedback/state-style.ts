import { css } from '@linaria/core'

export const stateStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: clamp(2rem, 6vw, 3.5rem) var(--space-5);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  text-align: center;

  &[data-kind='error'] {
    border: 1px solid var(--line);
  }

  & > [data-part='mark'] {
    display: grid;
    place-items: center;
    inline-size: 4rem;
    block-size: 4rem;
    border-radius: 50%;
    background: var(--brand-tint);
    color: var(--brand-text);
  }

  &[data-kind='error'] > [data-part='mark'] {
    background: var(--danger-surface);
    color: var(--danger-text);
  }

  & > h2 {
    font-size: var(--text-l);
  }

  & > p {
    max-inline-size: 28rem;
    text-wrap: balance;
    color: var(--ink-soft);
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
    margin-block-start: var(--space-2);
  }
`
