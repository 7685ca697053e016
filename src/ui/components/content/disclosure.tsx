import type { ReactNode } from 'react'
import { useState } from 'react'
import { css } from '@linaria/core'

const disclosure = css`
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);

  & > summary {
    min-block-size: 1.75rem;
    font-weight: 600;
    cursor: pointer;
  }

  & > summary + * {
    padding-block-start: var(--space-2);
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
