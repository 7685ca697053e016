import { useState } from 'react'
import { css } from '@linaria/core'
import { buttonStyle } from '../actions/button-style.ts'
import { FieldError } from './field-error.tsx'
import { Icon } from '../icons/icon.tsx'

const area = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: clamp(1.25rem, 5vw, 2.5rem) var(--space-4);
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--canvas);
  text-align: center;
  transition:
    background-color var(--motion-fast),
    border-color var(--motion-fast);

  &[data-over='true'] {
    border-color: var(--brand-ui);
    border-style: solid;
    background: var(--brand-wash);
  }

  &[data-wrong='true'] {
    border-color: var(--danger-ui);
  }

  & > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & > label {
    position: relative;
    cursor: pointer;
  }

  & > label > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }

  & > label:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner);
  }

  @media (pointer: coarse) {
    & > [data-part='drop'] {
      display: none;
    }
  }
`

export type FileDropProps = {
  id: string
  /** The button's label: 'Choose a file'. */
  label: string
  /** The accepted files: 'CSV, up to 5 MB'. */
  hint: string
  /** The label for dropping; hidden where there is no mouse to drag with. */
  dropLabel: string
  /** Said where several files are dropped at once: nobody knows which is meant. */
  oneAtATime: string
  /** As an input's `accept`. Browsers treat it as a suggestion, so the receiver must check the file. */
  accept: string
  error?: string | null | undefined
  onFile: (file: File) => void
}

/**
 * Takes a file from the browser's own dialog or by drag and drop. The button is the input itself, so the keyboard and every screen reader
 * can use it. Choosing the same file again is reported as well.
 */
export const FileDrop = ({ id, label, hint, dropLabel, oneAtATime, accept, error: problem, onFile }: FileDropProps) => {
  const [over, setOver] = useState(false)
  const [several, setSeveral] = useState(false)
  const error = several ? oneAtATime : problem
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    setSeveral((files?.length ?? 0) > 1)
    if (file && files?.length === 1) onFile(file)
  }
  return (
    <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
      {error && <FieldError id={`${id}-error`} message={error} />}
      <div
        className={area}
        data-over={over}
        data-wrong={Boolean(error)}
        role="presentation"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <Icon name="upload" size="large" />
        <p data-part="drop">{dropLabel}</p>
        <label className={buttonStyle} data-variant="primary">
          {label}
          <input
            id={id}
            type="file"
            accept={accept}
            aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
            onChange={(event) => {
              take(event.currentTarget.files)
              event.currentTarget.value = ''
            }}
          />
        </label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
    </div>
  )
}
