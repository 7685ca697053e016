import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { PageHeader } from './page-header.tsx'
import { PageLayout } from './page-layout.tsx'

const section = css`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-5);
  border-block-start: 1px solid var(--line);

  & > h2 {
    font-size: var(--text-l);
  }
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-4);
`

export const Specimens = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageLayout>
    <PageHeader title={title} />
    {children}
  </PageLayout>
)

export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={section} aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
)

export const Row = ({ children }: { children: ReactNode }) => <div className={row}>{children}</div>
