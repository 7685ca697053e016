import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { choiceStyle } from './choice-style.ts'
import { FieldError } from './field-error.tsx'
import { fieldStyle } from './field-style.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const plain = css`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-block-size: 2.75rem;
  padding-block: 0.625rem;
  line-height: 1.5rem;

  & > input {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    border: 2px solid var(--line-strong);
    border-radius: 6px;
    background: var(--surface);
    cursor: pointer;
    transition:
      background-color var(--motion-fast),
      border-color var(--motion-fast);
  }

  & > input:hover {
    border-color: var(--brand-ui);
  }

  & > input::after {
    content: '';
    inline-size: 0.375rem;
    block-size: 0.75rem;
    margin-block-start: -0.19rem;
    border: solid var(--surface);
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(45deg);
    visibility: hidden;
  }

  & > input:indeterminate::after {
    inline-size: 0.75rem;
    block-size: 0;
    margin: 0;
    border-width: 0 0 2.5px;
    transform: none;
  }

  & > input:checked,
  & > input:indeterminate {
    border-color: var(--brand-ui);
    background: var(--brand-ui);
  }

  & > input:checked::after,
  & > input:indeterminate::after {
    visibility: visible;
  }

  & > input[aria-invalid='true'] {
    border-color: var(--danger-ui);
  }

  & > input:disabled {
    border-color: var(--line);
    background: var(--sunken);
  }

  @media (forced-colors: active) {
    & > input:checked,
    & > input:indeterminate {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export type CheckboxProps = {
  id: string
  label: ReactNode
  /** Hidden labels are for table rows, where the row already says it. */
  labelShown?: 'always' | 'to-screen-readers' | undefined
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  name?: string | undefined
  /** Draws a row that chooses, like the options of a `RadioGroup`: `note` at the end of the line, such as its price, and `hint` below. */
  row?: { readonly note?: ReactNode; readonly hint?: ReactNode } | undefined
  error?: string | null | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

export const Checkbox = ({
  id,
  label,
  labelShown = 'always',
  checked,
  onChange,
  name,
  row,
  error,
  required,
  disabled,
}: CheckboxProps) => (
  <div className={fieldStyle} data-width="full">
    {error && <FieldError id={`${id}-error`} message={error} />}
    <label className={row ? choiceStyle : plain}>
      <input
        id={id}
        name={name ?? id}
        type="checkbox"
        checked={checked === true}
        ref={(input) => {
          if (input) input.indeterminate = checked === 'mixed'
        }}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {labelShown === 'always' ? <span data-part="name">{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      {row?.note && <span data-part="note">{row.note}</span>}
      {row?.hint && <span data-part="hint">{row.hint}</span>}
    </label>
  </div>
)
