import { css } from '@linaria/core'

export const buttonStyle = css`
  --fill: var(--brand-primary);
  --fill-hover: var(--brand-primary-hover);
  --on-fill: var(--brand-on-primary);
  --edge: var(--brand-ui);

  appearance: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  padding: var(--space-2) var(--space-5);
  border: 2px solid var(--edge);
  border-radius: var(--radius-pill);
  background: var(--fill);
  color: var(--on-fill);
  font-family: var(--font-base);
  font-size: var(--text-m);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  /* A word of a button stays whole: its row wraps first. */
  overflow-wrap: break-word;
  user-select: none;
  transition:
    background-color var(--motion-fast),
    border-color var(--motion-fast),
    transform var(--motion-fast);

  &:hover {
    background: var(--fill-hover);
  }

  &:active {
    transform: translateY(1px);
  }

  &[data-variant='secondary'] {
    --fill: var(--surface);
    --fill-hover: var(--brand-wash);
    --on-fill: var(--brand-text);
    --edge: var(--brand-ui);
  }

  &[data-variant='quiet'] {
    --fill: transparent;
    --fill-hover: var(--brand-tint);
    --on-fill: var(--brand-text);
    --edge: transparent;
    padding-inline: var(--space-4);
  }

  &[data-variant='danger'] {
    --fill: var(--danger-ui);
    --fill-hover: var(--danger-text);
    --on-fill: var(--surface);
    --edge: var(--danger-ui);
  }

  &[data-size='small'] {
    min-block-size: var(--control-small);
    padding: var(--space-1) var(--space-4);
    font-size: var(--text-s);
  }

  &[data-width='full'] {
    inline-size: 100%;
  }

  @media (max-width: 599px) {
    &[data-width='full-on-phones'] {
      inline-size: 100%;
    }
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: default;
    transform: none;
  }

  &[data-unavailable],
  &:disabled {
    --fill: var(--sunken);
    --fill-hover: var(--sunken);
    --on-fill: var(--ink-soft);
    --edge: var(--line);
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }

  @media print {
    display: none;
  }
`

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'
export type ButtonWidth = 'auto' | 'full' | 'full-on-phones'
