import { css } from '@linaria/core'

export const iconButtonStyle = css`
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--ink);
  transition: background-color var(--motion-fast);

  &:hover {
    background: var(--sunken);
  }

  &:disabled {
    color: var(--ink-soft);
    cursor: default;
  }
`
