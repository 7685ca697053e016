import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { PageHeader } from '../../../src/ui/components/layout/page-header.tsx'
import { PageLayout } from '../../../src/ui/components/layout/page-layout.tsx'

const stack = css`
  display: grid;
  gap: var(--space-4);
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-4);
`

/** A page around components that are not a whole page. */
export const ComponentFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageLayout>
    <PageHeader title={title} />
    <div className={stack}>{children}</div>
  </PageLayout>
)

export const Row = ({ children }: { children: ReactNode }) => <div className={row}>{children}</div>
