import { useState, type ReactNode } from 'react'
import { css } from '@linaria/core'

const disclosure = css`
  border-block-end: 1px solid var(--line);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 3.5rem;
    padding-block: var(--space-2);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::after {
    content: '';
    flex: none;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-inline: 0 0.375rem;
    border: solid var(--brand-text);
    border-width: 0 2.5px 2.5px 0;
    rotate: 45deg;
    translate: 0 -3px;
  }

  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 3px;
  }

  & > summary + * {
    max-inline-size: var(--measure);
    padding-block-end: var(--space-4);
  }
`

/**
 * A heading that opens and closes the content below it, such as a question and its answer.
 * @param drawn `opened` for long content: it is drawn only while open, so the browser's search misses it while it is closed
 */
export const Disclosure = ({
  summary,
  drawn = 'always',
  children,
}: {
  summary: string
  drawn?: 'always' | 'opened'
  children: ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {(drawn === 'always' || isOpen) && children}
    </details>
  )
}
