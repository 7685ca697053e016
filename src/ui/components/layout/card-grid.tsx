import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: clamp(1rem, 2.5vw, 1.5rem);
  padding: 0;
`

/** A list of `Card as="li"` that wraps. */
export const CardGrid = ({ children, label }: { children: ReactNode; label?: string | undefined }) => (
  <ul className={grid} role="list" aria-label={label}>
    {children}
  </ul>
)
