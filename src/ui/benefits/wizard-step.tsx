import type { Either } from 'fp-ts/lib/Either.js'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectSteps } from '../../domain/benefits/steps.ts'
import { selectFailures, selectSending } from '../../domain/benefits/submission.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { FormRefused } from '../../domain/kernel/forms/form.ts'
import type { Step } from '../../domain/benefits/wizard.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useSelect } from '../portal.ts'
import { selectionsText, setupProblemText } from '../text/selections.ts'
import { CostSummary } from './cost-summary.tsx'
import { PriceBar } from './price-bar.tsx'
import type { Unconfirmed } from '../text/unconfirmed.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const words = selectionsText.actions

/** Fields, cost and actions, stacked; from 1023 px the cost is beside them and stays in view, on the last step with the actions. */
export const wizardLayout = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);

  & > [data-part='main'],
  & > [data-part='main'] > [data-part='alerts'] {
    display: grid;
    gap: var(--space-5);
    min-inline-size: 0;
  }

  & > [data-part='main'] > [data-part='alerts']:empty {
    display: none;
  }

  & > [data-part='side'] {
    display: contents;
  }

  & > [data-part='side'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }

  & > [data-part='note'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  @media (max-width: 1022px) {
    /* Problems, then the cost, then its breakdown. In the review a failed cost comes first, because nothing can be submitted without it. */
    &[data-step='costs'] > [data-part='main'] {
      display: contents;
    }

    &[data-step='costs'] > [data-part='side'] > [data-part='cost'],
    &[data-step='review'] > [data-part='side'] > [data-part='cost']:has([data-part='trouble']) {
      order: -1;
    }

    &[data-step='costs'] > [data-part='main'] > [data-part='alerts'] {
      order: -2;
    }
  }

  @media (max-width: 1022px) {
    & > [data-part='side'] > [data-part='actions'] {
      display: contents;
    }

    /* The bar shows the price, so the summary is hidden unless its cost can be retried. */
    &[data-step='terms'] > [data-part='side'] > [data-part='cost']:not(:has([data-part='trouble'])) {
      display: none;
    }
  }

  @media (pointer: coarse) {
    & [data-part='main'] dd a {
      display: inline-flex;
      align-items: center;
      min-block-size: 2.75rem;
    }
  }

  @media (min-width: 1023px) {
    & {
      display: grid;
      gap: var(--space-6);
      grid-template-columns: minmax(0, 5fr) minmax(18rem, 3fr);
      grid-template-rows: auto auto 1fr;
    }

    & > *,
    & > [data-part='side'] > * {
      grid-column: 1;
    }

    & > [data-part='side'] > [data-part='cost'],
    &[data-step='review'] > [data-part='side'] {
      grid-column: 2;
      grid-row: 1 / span 3;
    }

    & > [data-part='side'] > [data-part='cost'] > section,
    &[data-step='review'] > [data-part='side'] {
      position: sticky;
      inset-block-start: 6rem;
    }

    /* On the last step the button stays beside the price, however long the step is. */
    &[data-step='review'] > [data-part='side'] {
      display: flex;
      flex-direction: column;
      align-self: start;
      gap: var(--space-5);
    }
  }
`

export const stepAddress = (benefitId: BenefitId, step: Step | ''): string =>
  `/app/my-benefits/${encodeURIComponent(benefitId)}/setup/${step}`

/** The step after this one. */
export const useNextStep = (benefitId: BenefitId, step: Step): Step => {
  const steps = useSelect(selectSteps, benefitId).map((view) => view.step)
  return steps[steps.indexOf(step) + 1] ?? 'done'
}

/** Goes to the next step when this one is done. It receives the result of the step's command, and a refusal stops it. */
export const useAdvance = (benefitId: BenefitId, step: Step): ((result: Either<unknown, DomainEvent>) => void) => {
  // How many calls had failed when Continue was pressed; a later failure cancels it.
  const [leaving, setLeaving] = useState<number | null>(null)
  const done = useSelect(selectSteps, benefitId).some((view) => view.step === step && view.done)
  const failures = useSelect(selectFailures)
  const next = useNextStep(benefitId, step)
  const { go } = useNavigation()
  useEffect(() => {
    if (leaving === failures && done) go(stepAddress(benefitId, next))
  }, [leaving, failures, done, next, benefitId, go])
  return (result) => setLeaving(result._tag === 'Right' && result.right.type !== FormRefused.type ? failures : null)
}

/** Scrolls a new step to its top, wherever the previous one was scrolled to. */
export const useStartAtTop = (): void =>
  // A function with a body, because some browsers return a promise, which React would take for a clean-up function.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])

interface WizardStepProps {
  readonly benefitId: BenefitId
  readonly step: Step
  /** The call that this step reports if it fails, and the words for that failure. */
  readonly failed?:
    | {
        readonly kind: 'choiceFailed' | 'submissionFailed'
        readonly title: string
        readonly unconfirmed: Unconfirmed
      }
    | undefined
  readonly problems?: ReactNode
  /** The button that continues; null if the person cannot continue, for example without a price. */
  readonly next?:
    | null
    | {
        readonly label: string
        readonly variant?: 'primary' | 'secondary'
        readonly busy?: { readonly label: string; readonly active: boolean }
      }
    | undefined
  readonly more?: ReactNode
  /** Replaces the cost summary. */
  readonly cost?: ReactNode
  /** The step consists of cards. */
  readonly ownCards?: boolean
  readonly onNext: () => void
  readonly children: ReactNode
}

/** One step of the wizard: problems, fields, the cost beside them, and the buttons back and on. */
export const WizardStep = (props: WizardStepProps) => {
  const { benefitId, step, failed, problems, next, more, cost, ownCards = false, onNext, children } = props
  const sending = useSelect(selectSending, benefitId)
  const failures = useSelect(selectFailures)
  const steps = useSelect(selectSteps, benefitId).map((view) => view.step)
  const before = steps[steps.indexOf(step) - 1]
  useStartAtTop()
  return (
    <Form className={wizardLayout} data-step={step} onSubmit={onNext}>
      <div data-part="main">
        <div data-part="alerts">
          {problems}
          {failed && sending?.kind === failed.kind && sending.problem && (
            <WriteFailure
              key={failures}
              problem={sending.problem}
              failed={failed.title}
              unconfirmed={failed.unconfirmed}
              because={<p>{setupProblemText(sending.problem)}</p>}
            />
          )}
        </div>
        {ownCards ? children : <Card rhythm="form">{children}</Card>}
      </div>
      <div data-part="side">
        <div data-part="cost">{cost ?? <CostSummary benefitId={benefitId} />}</div>
        <div data-part="actions">
          <PriceBar benefitId={benefitId}>
            {next !== null && (
              <Button type="submit" variant={next?.variant} busy={next?.busy}>
                {next?.label ?? words.next}
              </Button>
            )}
          </PriceBar>
          {more}
          {before && (
            <ButtonLink variant="secondary" to={stepAddress(benefitId, before)}>
              {words.previous}
            </ButtonLink>
          )}
        </div>
      </div>
      <p data-part="note">{selectionsText.setup.saved}</p>
    </Form>
  )
}
