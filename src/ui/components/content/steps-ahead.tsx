import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const list = css`
  display: grid;
  gap: var(--space-5);
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: 2px;
    padding-inline-start: 2.25rem;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset: 0.375rem auto auto 0;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 3px solid var(--brand-ui);
    border-radius: 50%;
  }

  & > li[data-now]::before {
    background: var(--brand-ui);
  }

  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 1.5rem auto calc(-1 * var(--space-5)) 0.375rem;
    inline-size: 2px;
    background: var(--line);
  }

  & > li > span {
    color: var(--ink-soft);
  }

  @media (min-width: 900px) {
    &[data-layout='row'] {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    &[data-layout='row'] > li {
      align-content: start;
      padding: 2rem var(--space-4) 0 0;
    }

    &[data-layout='row'] > li::before {
      inset-block-start: 0;
    }

    &[data-layout='row'] > li:not(:last-child)::after {
      inset: 0.375rem calc(-1 * var(--space-3)) auto 1.375rem;
      inline-size: auto;
      block-size: 2px;
    }
  }
`

/** What happens next, or has to be done, in order. */
export const StepsAhead = ({
  steps,
  layout = 'column',
}: {
  /** `row` beside each other, where there is room. */
  layout?: 'column' | 'row'
  steps: readonly {
    readonly key: string
    readonly title: ReactNode
    readonly more: ReactNode
    readonly below?: ReactNode
    /** What holds already. */
    readonly isNow?: boolean
  }[]
}) => (
  <ol className={list} data-layout={layout}>
    {steps.map(({ key, title, more, below, isNow }) => (
      <li key={key} data-now={isNow || undefined}>
        <strong>{title}</strong>
        <span>{more}</span>
        {below && <div>{below}</div>}
      </li>
    ))}
  </ol>
)
