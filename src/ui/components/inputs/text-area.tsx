import type { FocusEvent } from 'react'
import { css } from '@linaria/core'
import { Field, controlAttributes, type FieldBasics } from './field.tsx'
import { inputStyle } from './field-style.ts'

const area = css`
  block-size: auto;
  padding-block: var(--space-3);
  line-height: 1.5;
  resize: vertical;
`

export type TextAreaProps = FieldBasics & {
  name?: string | undefined
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent) => void) | undefined
  /** Lines shown before it scrolls. */
  rows: number
  /** The most characters that can be typed. */
  maxLength?: number | undefined
}

export const TextArea = (props: TextAreaProps) => (
  <Field {...props}>
    <textarea
      {...controlAttributes(props)}
      className={`${inputStyle} ${area}`}
      name={props.name ?? props.id}
      rows={props.rows}
      maxLength={props.maxLength}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={props.onBlur}
    />
  </Field>
)
