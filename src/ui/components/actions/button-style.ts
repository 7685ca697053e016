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
  font: 600 var(--text-m) / 1.2 var(--font-base);
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  /* A word of a button stays whole: its row wraps first. */
  overflow-wrap: break-word;
  user-select: none;
  transition:
    background-color var(--motion-fast),
    border-color var(--motion-fast);

  /* That it opens a new tab has a line of its own where it does not fit. */
  &[target] {
    flex-wrap: wrap;
    row-gap: 0;
  }

  &:hover {
    background: var(--fill-hover);
  }

  &[data-variant='secondary'] {
    --fill: var(--surface);
    --fill-hover: var(--brand-tint);
    --on-fill: var(--brand-text);
  }

  &[data-variant='danger'] {
    --fill: var(--surface);
    --fill-hover: var(--danger-surface);
    --on-fill: var(--danger-text);
    --edge: var(--danger-ui);
  }

  &[data-variant='loss'] {
    --fill: var(--danger-ui);
    --fill-hover: color-mix(in oklab, var(--danger-ui) 85%, var(--ink));
    --on-fill: var(--surface);
    --edge: transparent;
  }

  &[data-variant='keep'] {
    --fill: var(--brand-keep);
    --fill-hover: var(--brand-keep-hover);
    --on-fill: var(--brand-on-keep);
    --edge: var(--brand-keep);
  }

  [data-ground='deep'] & {
    --fill: #ffffff;
    --fill-hover: var(--on-deep-soft);
    --on-fill: var(--brand-deep);
    --edge: #ffffff;
  }

  [data-ground='deep'] &[data-variant='secondary'] {
    --fill: transparent;
    --fill-hover: var(--brand-deep-2);
    --on-fill: #ffffff;
    --edge: var(--on-deep-soft);
  }

  &[data-size='small'] {
    min-block-size: var(--control-small);
    padding: var(--space-1) 1.125rem;
  }

  /* Its words stand one step from its edge in both sizes, so that a list can pull them flush. */
  &[data-variant='quiet'] {
    --fill: transparent;
    --fill-hover: var(--brand-tint);
    --on-fill: var(--brand-text);
    --edge: transparent;
    padding-inline: calc(var(--space-3) - 2px);
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
  }

  &[data-unavailable],
  &:disabled {
    --fill: var(--sunken);
    --fill-hover: var(--sunken);
    --on-fill: var(--ink-soft);
    --edge: transparent;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }

  @media print {
    display: none;
  }
`

/** `keep` is the safe answer beside a red button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'loss' | 'keep'
export type ButtonSize = 'medium' | 'small'
export type ButtonWidth = 'auto' | 'full' | 'full-on-phones'
