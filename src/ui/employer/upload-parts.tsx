import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { css } from '@linaria/core'
import { Announcer } from '../components/feedback/announcer.tsx'

/** A part of the panel below its heading. */
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

/** Buttons beside each other. */
export const uploadActions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`

/** Stages that a person's own press leads to: they come into sight wherever the panel was scrolled. */
const pressed: readonly string[] = ['reading', 'refused', 'notChecked', 'ready', 'sending', 'notSent', 'checking']

/** The heading of where a person is. A press that leads to another stage takes its button away: the focus comes here. */
export const StageHeading = ({ id, stage, children }: { id: string; stage: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const moved = shown.current !== stage
    shown.current = stage
    // Only a focus that has lost its control is moved: the panel itself takes it as it opens.
    if (moved && document.activeElement === document.body) heading.current?.focus()
    if (moved && pressed.includes(stage)) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [stage])
  return (
    <h3 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}

/** Words for screen readers among parts that stand in a grid: they take no row of it. */
export const Spoken = ({ message }: { message: string }) => (
  <div style={{ position: 'absolute' }}>
    <Announcer message={message} />
  </div>
)
