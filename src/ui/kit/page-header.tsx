import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const header = css`
  display: grid;
  gap: var(--space-2);
  margin-block-end: var(--space-6);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-5);
  }

  & h1 {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }

  & > p {
    max-inline-size: var(--measure);
    color: var(--ink-soft);
    font-size: var(--text-l);
    line-height: var(--leading-snug);
  }

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`

/** The id of the page's one h1. The shell moves the focus there after a change of route. */
export const pageHeadingId = 'page-heading'

export type PageHeaderProps = {
  title: string
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** Stands before the title, such as a `BenefitIcon`. */
  mark?: ReactNode
  actions?: ReactNode
}

export const PageHeader = ({ title, lead, breadcrumbs, mark, actions }: PageHeaderProps) => (
  <header className={header}>
    {breadcrumbs}
    <div>
      {mark}
      <h1 id={pageHeadingId} tabIndex={-1}>
        {title}
      </h1>
      {actions && <div data-part="actions">{actions}</div>}
    </div>
    {lead && <p>{lead}</p>}
  </header>
)
