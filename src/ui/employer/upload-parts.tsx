import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { Announcer } from '../components/feedback/announcer.tsx'

/** A section of the panel below its heading. */
export const uploadSection = css`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  & > h3 {
    font-size: var(--text-l);
  }

  & ul {
    padding-inline-start: var(--space-5);
  }
`

/** Buttons side by side, on phones one below the other unless words stand between them. */
export const uploadActions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  @media (max-width: 599px) {
    &:not(:has(> span)) > button {
      inline-size: 100%;
    }
  }
`

/** Stages that scroll into view when they begin, wherever the panel was scrolled to. */
const pressed: readonly string[] = ['reading', 'refused', 'notChecked', 'ready', 'sending', 'notSent', 'checking']

/** The heading of the current stage. The button that led here was removed, so the heading takes the focus. */
export const StageHeading = ({ id, stage, children }: { id: string; stage: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string | null>(null)
  useLayoutEffect(() => {
    const moved = shown.current !== stage
    shown.current = stage
    // Moves the focus only if its control was removed: the panel itself takes it on opening.
    if (moved && document.activeElement === document.body) heading.current?.focus()
    if (moved && pressed.includes(stage)) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [stage])
  return (
    <h3 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}

/** Screen-reader text inside a grid, without a row of its own. */
export const Spoken = ({ message }: { message: string }) => (
  <div style={{ position: 'absolute' }}>
    <Announcer message={message} />
  </div>
)
