import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { roomFor, rooms } from './fill.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: clamp(1rem, 2.5vw, 1.5rem);
  padding: 0;
`

interface CardGridProps {
  readonly children: ReactNode
  readonly label?: string | undefined
  /** The number of cards, if every row must be full; if omitted, all cards have the same width. */
  readonly fills?: number | undefined
}

/** A list of `Card as="li"` that wraps. */
export const CardGrid = ({ children, label, fills }: CardGridProps) => (
  <ul
    className={`${grid} ${rooms}`}
    role="list"
    aria-label={label}
    data-room={fills === undefined ? undefined : roomFor(fills)}
  >
    {children}
  </ul>
)
