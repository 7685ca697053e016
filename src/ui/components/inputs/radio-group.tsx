import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { FieldError } from './field-error.tsx'
import { fieldStyle } from './field-style.ts'

const group = css`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-weight: 600;
    line-height: var(--leading-snug);
  }

  & > [data-part='description'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }

  & > label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0 var(--space-3);
    align-items: center;
    min-block-size: 2.75rem;
    padding: var(--space-3) var(--space-4);
    border: 1.5px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
    line-height: var(--leading-snug);
    cursor: pointer;
  }

  & > label:hover {
    border-color: var(--line-strong);
  }

  & > label:has(:checked) {
    border-color: var(--brand-ui);
    background: var(--brand-wash);
  }

  & > label:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
  }

  & > label:has(:disabled) {
    background: var(--sunken);
    color: var(--ink-soft);
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
    outline: none;
    cursor: inherit;
  }

  & input::after {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    background: var(--brand-text);
    visibility: hidden;
  }

  & input:checked {
    border-color: var(--brand-text);
  }

  & input:checked::after {
    visibility: visible;
  }

  & [data-part='note'] {
    font-weight: 600;
    white-space: nowrap;
  }

  & [data-part='hint'] {
    grid-column: 2 / -1;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  /* Below the name, which has the whole width then. */
  @media (max-width: 479px) {
    & [data-part='note'] {
      grid-column: 2 / -1;
      white-space: normal;
    }
  }

  @media (forced-colors: active) {
    & input::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export type RadioGroupProps<Value extends string> = {
  /** The id of the first option, to which an `ErrorSummary` links. */
  id: string
  legend: string
  hint?: string | null | undefined
  error?: string | null | undefined
  /** `note` is at the end of the option's line, or below it on a phone, such as its price. */
  options: readonly {
    value: Value
    label: string
    hint?: string | null | undefined
    note?: ReactNode
  }[]
  /** An empty string until something is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  disabled?: boolean | undefined
}

/** One of a few options, all visible. Use `Select` for more than seven. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { id, legend, hint, error, options, value, onChange, disabled } = props
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={fieldStyle}>
      <fieldset
        className={group}
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        disabled={disabled}
      >
        <legend>{legend}</legend>
        {hint && (
          <p id={`${id}-hint`} data-part="description">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`} message={error} />}
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.note && <span data-part="note">{option.note}</span>}
            {option.hint && <span data-part="hint">{option.hint}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
