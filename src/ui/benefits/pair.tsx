import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { css } from '@linaria/core'
import { announce } from '../components/feedback/announcer.tsx'

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: end;
  max-inline-size: 40rem;

  /* Beside each other, two names would be cut. */
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Two fields side by side that choose what is compared. Each new pair is announced, and only the last of those chosen in one go. */
export const Pair = ({ label, compared, children }: { label: string; compared: string; children: ReactNode }) => {
  useEffect(() => announce(compared, label), [compared, label])
  return (
    <div role="group" aria-label={label} className={pair}>
      {children}
    </div>
  )
}
