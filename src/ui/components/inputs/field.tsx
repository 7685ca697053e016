import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { FieldError } from './field-error.tsx'
import { fieldStyle } from './field-style.ts'

const label = css`
  display: block;
  font-weight: 600;
  line-height: var(--leading-snug);

  & > span {
    color: var(--ink-soft);
    font-weight: 400;
  }
`

const hintStyle = css`
  color: var(--ink-soft);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
`

/** What every labelled field has in common. `id` is also where an `ErrorSummary` leads to. */
export type FieldBasics = {
  id: string
  label: string
  hint?: string | undefined
  /** A sentence that says what to do; null or absent while there is nothing wrong. */
  error?: ReactNode
  /** The id of what says elsewhere on the page why the value is wrong: the field is marked, without a sentence of its own. */
  refusedBy?: string | null | undefined
  requirement?: 'required' | 'optional' | undefined
  width?: 'short' | 'medium' | 'full' | undefined
}

/** The attributes that tie a control to its hint and its error. */
export const controlAttributes = ({ id, hint, error, refusedBy, requirement }: FieldBasics) => ({
  id,
  'aria-invalid': error || refusedBy ? (true as const) : undefined,
  'aria-required': requirement === 'required' || undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`, refusedBy].filter(Boolean).join(' ') || undefined,
})

/** A label, a hint, an error and the control between them. Fields are built on it; screens use the fields. */
export const Field = ({
  id,
  label: text,
  hint,
  error,
  requirement,
  width,
  children,
}: FieldBasics & { children: ReactNode }) => (
  <div className={fieldStyle} data-width={width}>
    <label className={label} htmlFor={id}>
      {text}
      {requirement === 'optional' && <span> (optional)</span>}
    </label>
    {hint && (
      <p className={hintStyle} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && <FieldError id={`${id}-error`} message={error} />}
    {children}
  </div>
)
