import type { FocusEvent, HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Field, controlAttributes, type FieldBasics } from './field.tsx'
import { inputStyle } from './field-style.ts'

export type TextFieldProps = FieldBasics & {
  name?: string | undefined
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent) => void) | undefined
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** What the Enter key of a phone's keyboard says. */
  enterKeyHint?: 'next' | 'search' | undefined
  maxLength?: number | undefined
  state?: 'editable' | 'read-only' | 'disabled' | undefined
  autoFocus?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

export const TextField = (props: TextFieldProps) => (
  <Field {...props}>
    <input
      {...controlAttributes(props)}
      ref={props.inputRef}
      className={inputStyle}
      name={props.name ?? props.id}
      // With the type of an email address, browsers rewrite an international domain while it is typed.
      type={props.type === 'email' ? 'text' : (props.type ?? 'text')}
      inputMode={props.type === 'email' ? 'email' : props.inputMode}
      autoComplete={props.autoComplete}
      enterKeyHint={props.enterKeyHint}
      autoCapitalize={props.type === 'email' ? 'none' : undefined}
      spellCheck={props.type === 'email' ? false : undefined}
      maxLength={props.maxLength}
      readOnly={props.state === 'read-only'}
      disabled={props.state === 'disabled'}
      autoFocus={props.autoFocus}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={props.onBlur}
    />
  </Field>
)
