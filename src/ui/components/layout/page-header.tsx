import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const header = css`
  display: grid;
  gap: var(--space-2);
  margin-block-end: var(--space-6);

  /* Beside the title where there is room; on a phone after the lead, which explains them. */
  & > [data-part='text'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2) var(--space-5);
  }

  & > [data-part='picture'] {
    margin-block-end: var(--space-2);
  }

  /* As wide as the side column below it. */
  @media (min-width: 1023px) {
    &:has(> [data-part='picture']) {
      grid-template: auto 1fr / minmax(0, 5fr) minmax(18rem, 3fr);
      column-gap: var(--space-6);
      align-items: start;

      & > [data-part='picture'] {
        grid-area: 1 / 2 / span 2;
        margin-block-end: 0;
      }
    }
  }

  & [data-part='title'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }

  & [data-part='lead'] {
    grid-area: 2 / 1 / auto / -1;
    max-inline-size: var(--measure);
    color: var(--ink-soft);
    font-size: var(--text-l);
    line-height: var(--leading-snug);
    text-wrap: pretty;
  }

  & [data-part='actions'] {
    grid-area: 1 / 2;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  @media (max-width: 899px) {
    & > [data-part='text'] {
      grid-template-columns: minmax(0, 1fr);
    }

    & [data-part='actions'] {
      grid-area: 3 / 1;
      margin-block-start: var(--space-2);
    }
  }
`

/** The id of the page's only h1. The shell moves the focus there after a change of route. */
export const pageHeadingId = 'page-heading'

export type PageHeaderProps = {
  title: string
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** Shown before the title, such as a `BenefitIcon`. */
  mark?: ReactNode
  actions?: ReactNode
  /** Beside the heading where there is room, above it on a phone, such as a `BenefitPicture`. */
  picture?: ReactNode
}

export const PageHeader = ({ title, lead, breadcrumbs, mark, actions, picture }: PageHeaderProps) => (
  <header className={header}>
    {breadcrumbs}
    {picture && <div data-part="picture">{picture}</div>}
    <div data-part="text">
      <div data-part="title">
        {mark}
        <h1 id={pageHeadingId} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {lead && <p data-part="lead">{lead}</p>}
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  </header>
)
