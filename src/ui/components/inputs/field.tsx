import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { FieldError } from './field-error.tsx'
import { fieldStyle } from './field-style.ts'

export const labelStyle = css`
  display: block;
  font-weight: 600;
  line-height: var(--leading-body);

  /* That it is optional, after its words. */
  & > span + span {
    color: var(--ink-soft);
    font-weight: 400;
  }
`

export const hintStyle = css`
  color: var(--ink-soft);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
`

/** What every labelled field has in common. An `ErrorSummary` links to `id`. */
export type FieldBasics = {
  id: string
  label: string
  hint?: string | undefined
  /** What to do; null or absent while the field is valid. */
  error?: ReactNode
  /** The id of a message elsewhere on the page: the field is marked as invalid, without its own message. */
  refusedBy?: string | null | undefined
  requirement?: 'required' | 'optional' | undefined
  /** A short control, or a field as wide as its container; at most 30rem if omitted. */
  width?: 'short' | 'full' | undefined
}

/** The attributes that connect a control to its hint and its error. */
export const controlAttributes = ({ id, hint, error, refusedBy, requirement }: FieldBasics) => ({
  id,
  'aria-invalid': error || refusedBy ? (true as const) : undefined,
  'aria-required': requirement === 'required' || undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`, refusedBy].filter(Boolean).join(' ') || undefined,
})

/** Label, hint, error and the control between them. Screens use the fields built on it. */
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
    <label className={labelStyle} htmlFor={id}>
      <span>{text}</span>
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
