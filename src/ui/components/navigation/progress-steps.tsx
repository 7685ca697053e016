import { css } from '@linaria/core'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { hiddenRules } from '../layout/hidden-rules.ts'

const progress = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  list-style: none;
  counter-reset: step;

  & > li {
    counter-increment: step;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--ink-soft);
    font-weight: 500;
  }

  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    font-size: var(--text-s);
    line-height: 1;
  }

  & > li[aria-current] {
    color: var(--ink);
    font-weight: 700;
  }

  & > li[aria-current]::before {
    border-color: var(--brand-primary);
    background: var(--brand-primary);
    color: var(--brand-on-primary);
  }

  & > li[data-state='done']::before {
    content: '✓' / '';
    border-color: var(--brand-ui);
    color: var(--brand-text);
  }

  /* On a phone only the current step has its name. */
  @media (max-width: 479px) {
    gap: var(--space-2);

    & > li:not([aria-current]) > span {
      ${hiddenRules}
    }
  }
`

export type ProgressStepsProps = { steps: readonly string[]; /** Counted from 1. */ current: number }

export const ProgressSteps = ({ steps, current }: ProgressStepsProps) => (
  <div>
    <VisuallyHidden>{`Step ${current} of ${steps.length}`}</VisuallyHidden>
    <ol className={progress}>
      {steps.map((step, index) => {
        const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'to-come'
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span>{step}</span>
            {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  </div>
)
