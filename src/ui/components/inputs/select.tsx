import type { FocusEvent } from 'react'
import { css } from '@linaria/core'
import { Field, controlAttributes, type FieldBasics } from './field.tsx'
import { inputStyle } from './field-style.ts'
import { Icon } from '../icons/icon.tsx'

const frame = css`
  position: relative;

  & > select {
    padding-inline-end: 3rem;
    text-overflow: ellipsis;
  }

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.69em);
    inset-inline-end: var(--space-4);
    pointer-events: none;
    color: var(--ink-soft);
  }
`

export type SelectProps<Value extends string> = FieldBasics & {
  name?: string | undefined
  /** An empty string shows `placeholder`, which cannot be chosen. */
  value: Value | ''
  options: readonly { value: Value; label: string }[]
  placeholder?: string | undefined
  onChange: (value: Value) => void
  onBlur?: ((event: FocusEvent) => void) | undefined
  disabled?: boolean | undefined
}

/** The browser's own drop-down, which every phone and screen reader supports. */
export const Select = <Value extends string>(props: SelectProps<Value>) => (
  <Field {...props}>
    <div className={frame}>
      <select
        {...controlAttributes(props)}
        className={inputStyle}
        name={props.name ?? props.id}
        value={props.value}
        disabled={props.disabled}
        onBlur={props.onBlur}
        onChange={(event) => {
          const chosen = props.options.find((option) => option.value === event.currentTarget.value)
          if (chosen) props.onChange(chosen.value)
        }}
      >
        {props.placeholder !== undefined && (
          <option value="" disabled hidden>
            {props.placeholder}
          </option>
        )}
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  </Field>
)
