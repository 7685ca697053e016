import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { FieldError } from './field-error.tsx'
import { choiceStyle } from './choice-style.ts'
import { fieldStyle } from './field-style.ts'

const group = css`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--space-1);
    font: 700 var(--text-l) / var(--leading-snug) var(--font-header);
  }

  & > [data-part='description'] {
    margin-block-start: calc(-1 * var(--space-2));
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  /* Two short options beside each other, under a label like that of other fields. */
  &[data-layout='pair'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-1) var(--space-3);

    & > legend {
      margin: 0;
      font: 600 1em / var(--leading-body) var(--font-base);
    }

    & > :not(label) {
      grid-column: 1 / -1;
      margin-block-start: 0;
    }

    & > label {
      column-gap: var(--space-2);
      padding-block: 0.8125rem;
    }
  }

  /* No word is broken: what does not fit beside the other goes below it. */
  @media (max-width: 599px) {
    &[data-layout='pair'] {
      grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));

      & > label {
        grid-template-columns: 1.5rem minmax(0, 1fr);
        padding-inline: var(--space-3);
      }
    }
  }

  @media (max-width: 359px) {
    & [data-part='note'] {
      grid-column: 2;
      text-align: start;
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
  layout?: 'rows' | 'pair' | undefined
}

/** One of a few options, all visible. Use `Select` for more than seven. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { id, legend, hint, error, options, value, onChange, disabled, layout = 'rows' } = props
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={fieldStyle}>
      <fieldset
        className={group}
        data-layout={layout}
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
          <label key={option.value} className={choiceStyle}>
            <input
              id={index === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span data-part="name">{option.label}</span>
            {option.note && <span data-part="note">{option.note}</span>}
            {option.hint && <span data-part="hint">{option.hint}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
