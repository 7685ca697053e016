import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { StepView } from '../../domain/benefits/steps.ts'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { selectionsText } from '../text/selections.ts'

const words = selectionsText.setup

const line = css`
  display: grid;
  gap: var(--space-2);
  margin-block: calc(-1 * var(--space-4)) var(--space-4);

  & > p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    line-height: var(--leading-snug);
  }

  & > p > [aria-hidden] {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: var(--radius-s);
  }

  & > p > [data-part='step'] {
    margin-inline-start: auto;
    color: var(--ink-soft);
    font-size: var(--text-s);
    white-space: nowrap;
  }

  & > ol {
    display: flex;
    gap: var(--space-2);
    list-style: none;
  }

  & li {
    flex: 1;
    border-block-start: 4px solid var(--line);
  }

  & li[data-state='done'],
  & li[data-state='current'] {
    border-color: var(--brand-ui);
  }
`

const leadOf = ({ name, selection }: Benefit): string => {
  if (selection?.next === 'reapply') return words.leadReapply(name)
  return selection?.status === 'approved' || selection?.status === 'pending' ? words.leadChange(name) : name
}

/** One line above a step: which benefit it is about, and how far through. */
export const WizardProgress = (props: { benefit: Benefit; steps: readonly StepView[]; current: number }) => {
  const { benefit, steps, current } = props
  return (
    <div className={line}>
      <p>
        <BenefitIcon kind={benefit.icon} />
        <strong>{leadOf(benefit)}</strong>
        <span data-part="step">{words.step(current, steps.length)}</span>
      </p>
      <ol>
        {steps.map(({ step }, index) => {
          const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'to-come'
          return (
            <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <VisuallyHidden>
                {selectionsText.steps[step].short}
                {state === 'done' && words.stepDone}
              </VisuallyHidden>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
