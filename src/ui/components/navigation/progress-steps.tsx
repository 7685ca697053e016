import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const progress = css`
  display: grid;
  gap: var(--space-3);

  & > p {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
  }

  & > p > span[aria-hidden='true'] {
    display: none;
  }

  & > ol {
    display: flex;
    gap: var(--space-2);
    list-style: none;
  }

  & li {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-inline-size: 0;
    padding-block-start: var(--space-2);
    border-block-start: 4px solid var(--line);
    color: var(--ink-soft);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
  }

  & li[data-state='done'],
  & li[data-state='current'] {
    border-color: var(--brand-ui);
    color: var(--ink);
  }

  & li[data-state='current'] {
    font-weight: 700;
  }

  & li > svg {
    color: var(--brand-text);
  }

  /* On a phone a name is wider than its bar, and the line above shows it. */
  @media (max-width: 479px) {
    & > p > span[aria-hidden='true'] {
      display: inline;
      color: var(--ink);
    }

    & li {
      padding-block-start: 0;
    }

    & li > :is([data-part='label'], svg) {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      white-space: nowrap;
    }
  }
`

export type ProgressStepsProps = { steps: readonly string[]; /** Counted from 1. */ current: number }

export const ProgressSteps = ({ steps, current }: ProgressStepsProps) => (
  <div className={progress}>
    <p>
      <span>{`Step ${current} of ${steps.length}`}</span>
      <span aria-hidden="true">{`: ${steps[current - 1] ?? ''}`}</span>
    </p>
    <ol>
      {steps.map((step, index) => {
        const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'to-come'
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && <Icon name="check" size="small" />}
            <span data-part="label">{step}</span>
            {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  </div>
)
