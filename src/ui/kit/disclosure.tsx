import type { ReactNode } from 'react'
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

/** A heading that opens and closes what stands below it, such as a question and its answer. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={disclosure}>
    <summary>{summary}</summary>
    {children}
  </details>
)
