import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { css } from '@linaria/core'
import { Field, controlAttributes, type FieldBasics } from './field.tsx'
import { inputStyle } from './field-style.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const frame = css`
  position: relative;

  & > input {
    padding-inline-end: 5.5rem;
  }

  & > input::-ms-reveal {
    display: none;
  }

  & > button {
    position: absolute;
    inset-block: 0.25rem;
    inset-inline-end: 0.25rem;
    min-inline-size: 4.5rem;
    border: 0;
    border-radius: var(--radius-s);
    background: transparent;
    color: var(--brand-text);
    font-weight: 600;
    font-size: var(--text-s);
  }

  & > button:hover {
    background: var(--brand-tint);
  }

  @media (forced-colors: active) {
    & > button {
      border: 1px solid ButtonText;
    }
  }
`

export type PasswordFieldProps = FieldBasics & {
  name?: string | undefined
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent) => void) | undefined
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean | undefined
}

/** The toggle's label says what a press does, and a status announces the current state. The password is hidden again when its form is sent. */
export const PasswordField = (props: PasswordFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [touched, setTouched] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field {...props}>
      <div className={frame}>
        <input
          {...controlAttributes(props)}
          ref={input}
          className={inputStyle}
          name={props.name ?? props.id}
          type={shown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={props.autoFocus}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-controls={props.id}
          onClick={() => {
            setTouched(true)
            setShown(!shown)
          }}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
        <div role="status">
          {touched && <VisuallyHidden>{shown ? 'Your password is visible' : 'Your password is hidden'}</VisuallyHidden>}
        </div>
      </div>
    </Field>
  )
}
