import { css } from '@linaria/core'

/** A row that chooses: the control, its name, its price at the end of the line, and a hint below. */
export const choiceStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: start;
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  line-height: 1.45;
  cursor: pointer;
  transition: background-color var(--motion-fast);

  &:hover {
    border-color: var(--brand-ui);
    background: color-mix(in oklab, var(--brand-tint) 40%, var(--surface));
  }

  &:has(:checked) {
    border-color: var(--brand-ui);
    background: color-mix(in oklab, var(--brand-tint) 60%, var(--surface));
    box-shadow: inset 0 0 0 1px var(--brand-ui);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    cursor: default;
  }

  & input {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
    cursor: inherit;
  }

  & input:focus-visible {
    outline: none !important;
    box-shadow: none !important;
  }

  & input:checked {
    border-color: var(--brand-ui);
    background: radial-gradient(circle, var(--brand-ui) 0 42%, var(--surface) 46%);
  }

  & input[type='checkbox'] {
    border-radius: 6px;
  }

  & input[type='checkbox']:checked {
    background: var(--brand-ui);
  }

  & input[type='checkbox']:checked::after {
    content: '';
    inline-size: 0.375rem;
    block-size: 0.75rem;
    margin-block-start: -0.19rem;
    border: solid var(--surface);
    border-width: 0 2.5px 2.5px 0;
    rotate: 42deg;
  }

  & > [data-part='name'] {
    font-weight: 600;
  }

  & > [data-part='note'] {
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }

  & > [data-part='hint'] {
    grid-column: 2 / -1;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }
`
