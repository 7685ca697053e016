import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { css } from '@linaria/core'
import { plainDigits } from '../../../domain/formats/digits.ts'
import { FieldError } from './field-error.tsx'
import { inputStyle } from './field-style.ts'

const group = css`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;

  & > [data-part='label'] {
    font-weight: 600;
    line-height: var(--leading-snug);
  }

  & > [data-part='boxes'] {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    max-inline-size: 22.625rem;
    gap: clamp(0.25rem, 2vw, 0.625rem);
  }

  & input {
    padding-inline: 0;
    text-align: center;
    font-size: var(--text-xl);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    min-block-size: 3.5rem;
  }
`

const BOXES = [0, 1, 2, 3, 4, 5] as const

const digitsOf = (value: string): string[] => BOXES.map((box) => (value[box] ?? '').trim())
const onlyDigits = (text: string): string => plainDigits(text).replaceAll(/[^0-9]/g, '')
/** A space marks an empty box, so that each digit keeps its place. */
const joined = (digits: readonly string[]): string =>
  digits
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd()

export type CodeInputProps = {
  /** The id of the first box. */
  id: string
  label: string
  /** The id of the words that say where the code comes from. */
  describedBy?: string | undefined
  error?: string | null | undefined
  /** The digits; a space is an empty box before a full one. */
  value: string
  onChange: (value: string) => void
}

/**
 * Six boxes for a six-digit code. Typing moves on; Backspace and the arrows move; a pasted or filled-in code spreads over the boxes,
 * ignoring separators. Enter submits the form once all boxes are full. The first box takes the focus when the boxes appear: give them a new
 * `key` for a new attempt.
 */
export const CodeInput = ({ id, label, describedBy, error, value, onChange }: CodeInputProps) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const digits = digitsOf(value)
  const focus = (box: number): void => boxes.current[Math.max(0, Math.min(box, BOXES.length - 1))]?.focus()

  const put = (box: number, text: string): void => {
    onChange(
      joined(
        digits.map((digit, index) => (index >= box && index < box + text.length ? (text[index - box] ?? '') : digit)),
      ),
    )
    focus(box + text.length)
  }
  const clear = (box: number): void => {
    onChange(joined(digits.map((digit, index) => (index === box ? '' : digit))))
    focus(box)
  }

  const typed = (box: number, text: string): void => {
    const found = onlyDigits(text)
    const old = digits[box] ?? ''
    if (text === '') clear(box)
    // If the browser did not select the old digit of a full box, a new digit is typed beside it.
    else if (found.length === 2 && old !== '') put(box, found[0] === old ? found.slice(1) : found.slice(0, 1))
    else if (found !== '') put(box, found)
  }

  const pasted = (box: number, event: ClipboardEvent): void => {
    event.preventDefault()
    const found = onlyDigits(event.clipboardData.getData('text'))
    if (found !== '') put(found.length >= BOXES.length ? 0 : box, found.slice(0, BOXES.length))
  }

  const pressed = (box: number, event: KeyboardEvent): void => {
    const empty = digits.indexOf('')
    switch (event.key) {
      case 'Backspace':
        event.preventDefault()
        clear(digits[box] === '' ? Math.max(0, box - 1) : box)
        break
      case 'ArrowLeft':
      case 'ArrowRight':
        event.preventDefault()
        focus(event.key === 'ArrowLeft' ? box - 1 : box + 1)
        break
      case 'Enter':
        if (empty === -1) break
        event.preventDefault()
        focus(empty)
        break
    }
  }

  return (
    <div className={group} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <p data-part="label" id={`${id}-label`}>
        {label}
      </p>
      {error && <FieldError id={`${id}-error`} message={error} />}
      <div data-part="boxes" dir="ltr">
        {BOXES.map((box) => (
          <input
            key={box}
            ref={(input) => {
              boxes.current[box] = input
            }}
            id={box === 0 ? id : undefined}
            className={inputStyle}
            type="text"
            inputMode="numeric"
            enterKeyHint="go"
            autoFocus={box === 0}
            data-autofocus={box === 0 || undefined}
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={`Digit ${box + 1} of ${BOXES.length}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={digits[box]}
            onChange={(event) => typed(box, event.currentTarget.value)}
            onPaste={(event) => pasted(box, event)}
            onKeyDown={(event) => pressed(box, event)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
    </div>
  )
}
