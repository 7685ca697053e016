import type { Either } from 'fp-ts/lib/Either.js'
import { useEffect, useState, type ReactNode } from 'react'
import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectSteps } from '../../domain/benefits/steps.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import { selectFailures, selectSending } from '../../domain/benefits/submission.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { FormRefused } from '../../domain/kernel/forms/form.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { Step } from '../../domain/benefits/wizard.ts'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useSelect } from '../portal.ts'
import { selectionsText, setupProblemText } from '../text/selections.ts'
import { ChoiceOvertaken } from './choice-overtaken.tsx'
import { CostSummary } from './cost-summary.tsx'
import { stepAddress } from './step-address.ts'
import { PriceBar } from './price-bar.tsx'
import type { Unconfirmed } from '../text/unconfirmed.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { Form } from '../shell/form.tsx'

const words = selectionsText.actions

/**
 * Fields, cost and actions, stacked; from 1080 px the cost is beside them and stays in view. On smaller screens the price and the button are
 * in a bar.
 */
export const wizardLayout = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);

  & > [data-part='main'],
  & > [data-part='main'] > [data-part='alerts'] {
    display: grid;
    gap: var(--space-6);
    min-inline-size: 0;
  }

  & > [data-part='main'] {
    max-inline-size: var(--measure);
  }

  &[data-step='terms'] > [data-part='main'] {
    max-inline-size: 42rem;
    gap: var(--space-7);
  }

  & > [data-part='main'] > [data-part='alerts']:empty {
    display: none;
  }

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }

  @media (max-width: 1079px) {
    /* In the review a failed cost comes first, because nothing can be submitted without it. */
    &[data-step='costs'] > [data-part='cost'],
    &[data-step='review'] > [data-part='cost']:has([data-part='trouble']) {
      order: -1;
    }

    /* The bar shows the price, so the summary is hidden unless its cost can be retried. */
    &[data-step='terms'] > [data-part='cost']:not(:has([data-part='trouble'])) {
      display: none;
    }

    & > [data-part='actions'] > [data-variant='quiet'] {
      margin-inline-start: calc(-1 * var(--space-3));
    }

    & [data-wide] {
      display: none;
    }
  }

  @media (min-width: 1080px) {
    & {
      display: grid;
      gap: var(--space-6) var(--space-8);
      grid-template-columns: minmax(0, 1fr) var(--rail);
      grid-template-rows: auto 1fr;
    }

    & > * {
      grid-column: 1;
    }

    & > [data-part='cost'] {
      grid-area: 1 / 2 / span 2;
    }

    & > [data-part='cost'] > section {
      position: sticky;
      inset-block-start: 6rem;
    }
  }

  /* What is submitted may be long; the button for it is always at hand, and covers nothing that has the focus. */
  @media screen and (min-width: 1080px) and (min-height: 501px) {
    &[data-step='review'] > [data-part='actions'] {
      position: sticky;
      inset-block-end: 0;
      align-self: start;
      padding-block: var(--space-4);
      background: var(--canvas);
    }

    :global() {
      html:has([data-step='review']) {
        scroll-padding-bottom: 6rem;
      }
    }
  }

  @media (min-width: 1080px) and (max-height: 500px) {
    & > [data-part='cost'] > section {
      position: static;
    }
  }
`

/** The step after this one. */
export const useNextStep = (benefitId: BenefitId, step: Step): Step => {
  const steps = useSelect(selectSteps, benefitId).map((view) => view.step)
  return steps[steps.indexOf(step) + 1] ?? 'done'
}

/** Where somebody goes who finishes later. */
const LATER = '/app/my-benefits/'

type Advance = (result: Either<unknown, DomainEvent>, to?: 'next' | 'later') => void

/**
 * Goes to the next step, or back to the benefits, when this step is done. It receives the result of the step's command, and a refusal stops
 * it.
 */
export const useAdvance = (benefitId: BenefitId, step: Step): Advance => {
  // How many calls had failed when the button was pressed; a later failure cancels it.
  const [leaving, setLeaving] = useState<{ readonly failures: number; readonly to: 'next' | 'later' } | null>(null)
  const done = useSelect(selectSteps, benefitId).some((view) => view.step === step && view.done)
  const failures = useSelect(selectFailures)
  const next = useNextStep(benefitId, step)
  const { go } = useNavigation()
  useEffect(() => {
    if (leaving?.failures === failures && done) go(leaving.to === 'later' ? LATER : stepAddress(benefitId, next))
  }, [leaving, failures, done, next, benefitId, go])
  return (result, to = 'next') =>
    setLeaving(result._tag === 'Right' && result.right.type !== FormRefused.type ? { failures, to } : null)
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
        readonly label: ReactNode
        readonly variant?: 'primary' | 'secondary'
        readonly busy?: { readonly label: string; readonly active: boolean }
      }
    | undefined
  /** Saves what is not saved yet, and leaves; without it there is a link, if the host holds a draft. */
  readonly onLater?: (() => void) | undefined
  readonly onNext: () => void
  readonly children: ReactNode
}

/** One step of the wizard: problems, fields, the cost beside them, and the buttons that continue, now or later. */
export const WizardStep = (props: WizardStepProps) => {
  const { benefitId, step, failed, problems, next, onLater, onNext, children } = props
  const sending = useSelect(selectSending, benefitId)
  const failures = useSelect(selectFailures)
  const isKept = valueOf(useSelect(selectSetup, benefitId))?.kept != null
  useStartAtTop()
  return (
    <Form className={wizardLayout} data-step={step} onSubmit={onNext}>
      <div data-part="main">
        <div data-part="alerts">
          <ChoiceOvertaken benefitId={benefitId} />
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
        {children}
      </div>
      <div data-part="cost">
        <CostSummary benefitId={benefitId} saysStart={step === 'choices'} />
      </div>
      <div data-part="actions">
        <PriceBar benefitId={benefitId}>
          {next !== null && (
            <Button type="submit" variant={next?.variant} busy={next?.busy}>
              {next?.label ?? words.next}
            </Button>
          )}
        </PriceBar>
        {onLater ? (
          <Button variant="quiet" onPress={onLater}>
            {words.later}
          </Button>
        ) : (
          isKept && (
            <ButtonLink variant="quiet" to={LATER}>
              {words.later}
            </ButtonLink>
          )
        )}
      </div>
    </Form>
  )
}
