import { css } from '@linaria/core'

export const inputStyle = css`
  appearance: none;
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--ink);
  /* An iPhone zooms into smaller letters. */
  font-size: max(1rem, var(--text-m));
  line-height: 1.3;
  transition: border-color var(--motion-fast);

  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: var(--brand-ui);
  }

  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--danger-ui);
    border-width: 2px;
  }

  &:disabled {
    background: var(--sunken);
    color: var(--ink-soft);
  }

  &:read-only:not(select) {
    background: var(--sunken);
  }
`

export const fieldStyle = css`
  display: grid;
  gap: var(--space-1);
  max-inline-size: var(--measure);
  min-inline-size: 0;

  &[data-width='short'] > :last-child {
    max-inline-size: 12rem;
  }

  &[data-width='full'] {
    max-inline-size: none;
  }
`
