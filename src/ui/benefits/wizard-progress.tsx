import { css } from '@linaria/core'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import type { StepView } from '../../domain/benefits/steps.ts'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Bone, letters, TextBone } from '../components/feedback/outline.tsx'
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

/** How many steps most benefits have. */
const USUAL_STEPS = 3

interface WizardProgressProps {
  /** Null while neither the benefit nor the list is known. */
  readonly benefit: Benefit | null
  /** Empty while the steps are still loading. */
  readonly steps: readonly StepView[]
  readonly current: number
}

/** One line above a step: which benefit it is about, and how far through. */
export const WizardProgress = ({ benefit, steps, current }: WizardProgressProps) => (
  <div className={line}>
    <p>
      {benefit ? <BenefitIcon kind={benefit.icon} /> : <Bone shape="tile" />}
      <strong>{benefit ? leadOf(benefit) : <TextBone>{letters(20)}</TextBone>}</strong>
      <span data-part="step">
        {steps.length > 0 ? (
          words.step(current, steps.length)
        ) : (
          <TextBone>{words.step(USUAL_STEPS, USUAL_STEPS)}</TextBone>
        )}
      </span>
    </p>
    {steps.length > 0 ? (
      <ol>
        {steps.map(({ step }, index) => {
          const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'to-come'
          return (
            <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <VisuallyHidden>
                {state === 'done'
                  ? `${selectionsText.steps[step].short}${words.stepDone}`
                  : selectionsText.steps[step].short}
              </VisuallyHidden>
            </li>
          )
        })}
      </ol>
    ) : (
      <ol aria-hidden="true">
        {Array.from({ length: USUAL_STEPS }, (_, index) => (
          <li key={index} />
        ))}
      </ol>
    )}
  </div>
)
