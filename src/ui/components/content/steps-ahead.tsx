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
`

/** What happens next, or has to be done, in order. */
export const StepsAhead = ({
  steps,
}: {
  steps: readonly {
    readonly key: string
    readonly title: ReactNode
    readonly more: ReactNode
    /** What holds already. */
    readonly isNow?: boolean
  }[]
}) => (
  <ol className={list}>
    {steps.map(({ key, title, more, isNow }) => (
      <li key={key} data-now={isNow || undefined}>
        <strong>{title}</strong>
        <span>{more}</span>
      </li>
    ))}
  </ol>
)
