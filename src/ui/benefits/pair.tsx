import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Announcer } from '../components/feedback/announcer.tsx'

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: end;
  max-inline-size: 40rem;

  & > [role='status'] {
    position: absolute;
  }

  @media (max-width: 599px) {
    gap: var(--space-3);
  }
`

/** Two fields side by side that choose what is compared. Each new pair is announced. */
export const Pair = ({ label, compared, children }: { label: string; compared: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={pair}>
    {children}
    <Announcer message={compared} />
  </div>
)
