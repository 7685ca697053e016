import { useCallback, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { BenefitId, type Benefit } from '../../domain/benefits/benefit.ts'
import { isHeld } from '../../domain/benefits/dates.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectListed } from '../../domain/benefits/eligible.ts'
import { hindranceOf } from '../../domain/benefits/filter.ts'
import { editChoice, selectLosable } from '../../domain/benefits/choices.ts'
import { recheckChoice } from '../../domain/benefits/overtaken.ts'
import { requestSetup, selectSetup } from '../../domain/benefits/setup.ts'
import { askCostsAt, selectSteps } from '../../domain/benefits/steps.ts'
import { selectReceipt, Step } from '../../domain/benefits/wizard.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { BackLink } from '../components/navigation/back-link.tsx'
import { ProgressSteps } from '../components/navigation/progress-steps.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Placeholder } from '../components/feedback/outline.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { SupportCode } from '../shell/problem-text.tsx'
import { selectionsText, setupProblemText } from '../text/selections.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { shellText } from '../text/shell.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'
import { useReturn } from '../use-return.ts'
import { pageOf } from '../shell/benefit-actions.ts'
import { hindranceText } from './hindrance-words.ts'
import { BenefitGone, isGone, useBenefitName } from './benefit-frame.tsx'
import { ChoiceOvertaken } from './choice-overtaken.tsx'
import { ChoicesStep } from './choices-step.tsx'
import { CostsStep } from './costs-step.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SetupDone } from './setup-done.tsx'
import { SetupOutline } from './setup-outline.tsx'
import { TermsStep } from './terms-step.tsx'
import { stepAddress } from './step-address.ts'

const words = selectionsText.setup

const stepOf = (benefitId: BenefitId, step: Exclude<Step, 'done'>): ReactNode => {
  switch (step) {
    case 'choices':
      return <ChoicesStep benefitId={benefitId} />
    case 'questions':
      return <QuestionsStep benefitId={benefitId} />
    case 'costs':
      return <CostsStep benefitId={benefitId} />
    case 'terms':
      return <TermsStep benefitId={benefitId} />
    case 'review':
      return <ReviewStep benefitId={benefitId} />
  }
}

/** The title of a step: the name of the benefit, and what is done with it. */
const titleOf = (benefit: Benefit | null, step: Step, name: string | null): string => {
  if (name === null) return selectionsText.steps[step].unnamed
  const again = step === 'choices' || step === 'costs' ? benefit?.selection : null
  if (again?.next === 'reapply') return selectionsText.stepsAgain.reapply(name)
  if (again && isHeld(again)) return selectionsText.stepsAgain.change(name)
  return selectionsText.steps[step].title(name)
}

const Wizard = ({ benefitId, asked }: { benefitId: BenefitId; asked: Step | null }) => {
  const remote = useSelect(selectSetup, benefitId)
  const benefit = valueOf(useSelect(selectBenefit, benefitId))?.benefit
  const listed = useSelect(selectListed, benefitId)
  const employer = useEmployer()
  const name = useBenefitName(benefitId)
  const steps = useSelect(selectSteps, benefitId)
  const receipt = useSelect(selectReceipt, benefitId)
  const dispatch = useDispatch()
  const setup = valueOf(remote)
  useLeaveWarning(useSelect(selectLosable, benefitId))
  useReturn(useCallback(() => void dispatch(recheckChoice, benefitId), [dispatch, benefitId]))
  useEffect(() => {
    dispatch(requestSetup, benefitId)
  }, [dispatch, benefitId])
  // The benefit's page can name an option: `?level=2`. The redirect to the first step drops it from the address.
  const { search } = useLocation()
  const fields = setup?.fields
  const isFirst = asked === null
  useEffect(() => {
    if (!fields || !isFirst) return
    const named = new URLSearchParams(search)
    for (const { name: field, options, locked } of fields) {
      const value = named.get(field)
      if (!locked && options.some((option) => option.value === value))
        dispatch(editChoice, { benefitId, field, value: value ?? '' })
    }
  }, [dispatch, benefitId, fields, isFirst, search])
  // Not during a redirect to a step, which would request the costs a second time.
  const isThere = steps.some(({ step, open }) => open && step === asked)
  useEffect(() => {
    if (setup && isThere) dispatch(askCostsAt, { benefitId, step: asked })
  }, [dispatch, benefitId, setup, asked, isThere])
  const gone = isGone(remote)
  const current = steps.find(({ step, open }) => step === asked && open)
  const before = current && steps[steps.indexOf(current) - 1]
  const back = before ? (
    <BackLink to={stepAddress(benefitId, before.step)}>{selectionsText.steps[before.step].short}</BackLink>
  ) : (
    <BackLink to={gone ? '/app/my-benefits/' : pageOf({ benefitId })}>
      {gone ? benefitListText.list.title : (name ?? words.back)}
    </BackLink>
  )
  const hindrance = setup && benefit ? hindranceOf(benefit) : null
  const framed = (title: string, children: ReactNode) => (
    <Page
      title={title}
      breadcrumbs={back}
      above={
        gone || hindrance !== null ? null : current ? (
          <ProgressSteps
            steps={steps.map(({ step }) => selectionsText.steps[step].short)}
            current={steps.indexOf(current) + 1}
          />
        ) : (
          <Placeholder shape="bar" inlineSize="18rem" blockSize="1.75rem" />
        )
      }
    >
      {children}
    </Page>
  )
  if (gone) return framed(shellText.notFound.title, <BenefitGone />)
  if (!setup || !benefit)
    return framed(
      // Somebody who returns to a receipt must not see, even briefly, that a choice is open.
      titleOf(asked === 'done' ? null : listed, asked ?? 'choices', asked === 'done' ? null : name),
      remote.status === 'failed' ? (
        <ErrorState
          title={words.failed}
          isPage
          retry={{ read: () => void dispatch(requestSetup, benefitId) }}
          actions={
            <ButtonLink variant="quiet" to={pageOf({ benefitId })}>
              {words.back}
            </ButtonLink>
          }
        >
          <span>{setupProblemText(remote.problem)}</span>
          <SupportCode problem={remote.problem} />
        </ErrorState>
      ) : asked === 'done' ? (
        <Skeleton label={words.loading} shape="text" count={6} />
      ) : (
        <SetupOutline />
      ),
    )
  if (asked === 'done' && receipt) return <SetupDone benefit={benefit} receipt={receipt} />
  // Keep the heading while steps change, because it may have the focus.
  const leadTo = (step: Step) =>
    framed(
      titleOf(benefit, step, benefit.name),
      <>
        <SetupOutline />
        <Navigate to={stepAddress(benefitId, step)} replace />
      </>,
    )
  // A selection that an earlier visit submitted can be viewed and submitted again.
  if (asked === 'review' && receipt && receipt.at !== null) return leadTo('done')
  if (hindrance !== null)
    return framed(
      benefit.name,
      <div className={stack}>
        <ChoiceOvertaken benefitId={benefitId} mayGoOn={false} />
        <Banner tone="info" announce="none">
          {hindranceText(benefit, hindrance, employer)}
        </Banner>
        <div>
          <ButtonLink to={pageOf({ benefitId })}>{words.back}</ButtonLink>
        </div>
      </div>,
    )
  // An old address, from when the costs were a separate step.
  const folded = asked === 'costs' ? steps.find(({ step }) => step === 'choices') : undefined
  const first = folded ?? steps.find(({ done }) => !done) ?? steps[0]
  if (!current) return first ? leadTo(first.step) : null
  const { step } = current
  return framed(titleOf(benefit, step, benefit.name), step !== 'done' && stepOf(benefitId, step))
}

/** Choosing a benefit, step by step. */
export const Setup = () => {
  const { benefitId, step } = useParams()
  return BenefitId.is(benefitId) ? (
    <Wizard benefitId={benefitId} asked={Step.is(step) ? step : null} key={benefitId} />
  ) : (
    <NotFound />
  )
}
