import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { countText } from '../format.ts'
import { bar, button } from './parts.ts'

const line = css`
  & b {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-s);
  }

  & b:focus {
    outline: none;
  }

  & [data-part='steps'] {
    display: flex;
    gap: var(--space-2);
    margin-inline-start: auto;
  }
`

/** Which log of a group is open, and the way to the next one. */
export const FolderBar = ({
  title,
  place,
  count,
  onBack,
  onStep,
}: {
  title: string
  place: number
  count: number
  onBack: () => void
  onStep: (steps: number) => void
}) => {
  const said = useRef<HTMLElement>(null)
  // The button that opened the log is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <nav className={`${bar} ${line}`} aria-label="Logs of the group">
      <button type="button" className={button} onClick={onBack}>
        All logs
      </button>
      <b ref={said} tabIndex={-1}>
        Log {countText(place + 1)} of {countText(count)}: {title}
      </b>
      <span data-part="steps">
        <button type="button" className={button} disabled={place === 0} onClick={() => onStep(-1)}>
          Previous log
        </button>
        <button type="button" className={button} disabled={place + 1 >= count} onClick={() => onStep(1)}>
          Next log
        </button>
      </span>
    </nav>
  )
}
