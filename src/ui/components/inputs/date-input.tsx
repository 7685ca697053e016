import type { FocusEvent } from 'react'
import { useRef } from 'react'
import { css } from '@linaria/core'
import type { DatePart, YearLimits } from '../../../domain/formats/date-parts.ts'
import {
  dateParts,
  digitsOf,
  padPart,
  partsOf,
  splitDate,
  stepPart,
  textOf,
} from '../../../domain/formats/date-parts.ts'
import { plainDigits } from '../../../domain/formats/digits.ts'
import { FieldError } from './field-error.tsx'
import { inputStyle } from './field-style.ts'

const frame = css`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 600;
    line-height: var(--leading-snug);
  }

  & > [data-part='hint'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }

  & > [data-part='boxes'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
  }

  & label {
    display: grid;
    gap: var(--space-1);
    inline-size: 4.5rem;
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }

  & label[data-part='year'] {
    inline-size: 6.5rem;
  }
`

const labels: Readonly<Record<DatePart, string>> = { day: 'Day', month: 'Month', year: 'Year' }

/** The id of one box, to which an error summary links. */
export const dateBoxId = (id: string, part: DatePart): string => `${id}-${part}`

export type DateInputProps = {
  id: string
  /** The legend of the three boxes. */
  label: string
  hint?: string | undefined
  /** `yyyy-mm-dd` as far as it has been typed; '' if empty. */
  value: string
  onChange: (value: string) => void
  /** The focus left all three boxes. */
  onBlur?: ((event: FocusEvent) => void) | undefined
  error?: string | null | undefined
  /** The box with the error; null if all of them have it. */
  wrong?: DatePart | null | undefined
  requirement?: 'required' | undefined
  /** Only for the person's own date of birth, so that browsers fill it in. */
  autoComplete?: 'bday' | undefined
  /** The range of years for the arrow keys; null for any. */
  years?: YearLimits | null | undefined
  thisYear: number
}

/**
 * Three boxes for a date that a person knows by heart. The focus never jumps; up and down change a box within its limits; a date pasted
 * into any box fills all three.
 */
export const DateInput = ({
  id,
  label,
  hint = 'e.g. 28 08 1978',
  value,
  onChange,
  onBlur,
  error,
  wrong = null,
  requirement,
  autoComplete,
  years = null,
  thisYear,
}: DateInputProps) => {
  const group = useRef<HTMLFieldSetElement>(null)
  const parts = partsOf(value)
  const change = (part: DatePart, text: string): void => onChange(textOf({ ...parts, [part]: text }))
  return (
    <fieldset
      ref={group}
      className={frame}
      aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
    >
      <legend>{label}</legend>
      <p data-part="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`} message={error} />}
      <div data-part="boxes">
        {dateParts.map((part) => {
          const invalid = Boolean(error) && (wrong === null || wrong === part)
          return (
            <label key={part} data-part={part}>
              {labels[part]}
              <input
                id={dateBoxId(id, part)}
                className={inputStyle}
                name={dateBoxId(id, part)}
                inputMode="numeric"
                autoComplete={autoComplete === undefined ? 'off' : `bday-${part}`}
                maxLength={part === 'year' ? 4 : 2}
                aria-required={requirement === 'required' || undefined}
                aria-invalid={invalid || undefined}
                aria-describedby={invalid ? `${id}-error` : undefined}
                value={parts[part]}
                onChange={(event) => change(part, digitsOf(part, event.currentTarget.value))}
                onBlur={(event) => {
                  const padded = padPart(part, parts[part])
                  if (padded !== parts[part]) change(part, padded)
                  if (!group.current?.contains(event.relatedTarget)) onBlur?.(event)
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                  event.preventDefault()
                  onChange(textOf(stepPart(part, parts, event.key === 'ArrowUp' ? 1 : -1, years, thisYear)))
                }}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData('text')
                  const date = splitDate(pasted)
                  // The start of a longer text would be a wrong day.
                  if (!date && digitsOf(part, pasted) === plainDigits(pasted).replaceAll(/\D/g, '')) return
                  event.preventDefault()
                  if (date) onChange(textOf(date))
                }}
              />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
