import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { BenefitId, type Benefit, type Selection } from '../../domain/benefits/benefit.ts'
import { asksChoice, type Setup } from '../../domain/benefits/choice.ts'
import { isOver } from '../../domain/benefits/dates.ts'
import { selectBenefit, selectDayRead } from '../../domain/benefits/detail.ts'
import { hindranceOf } from '../../domain/benefits/filter.ts'
import { requestReset, requestSetup, selectReset, selectSetup } from '../../domain/benefits/setup.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { BenefitIcon } from '../components/icons/benefit-icon.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Card } from '../components/layout/card.tsx'
import { DescriptionList, type Fact } from '../components/content/description-list.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate } from '../components/content/format.ts'
import { Placeholder } from '../components/feedback/outline.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { Announcement } from '../shell/announcement.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { pageOf } from '../shell/benefit-actions.ts'
import { Page } from '../shell/page.tsx'
import { columns, stack } from '../shell/stack.ts'
import { benefitsText } from '../text/benefits.ts'
import { SupportCode } from '../shell/problem-text.tsx'
import { selectionsText, setupProblemText } from '../text/selections.ts'
import type { Employer } from '../text/your-employer.ts'
import { shellText } from '../text/shell.ts'
import { hindranceText } from './hindrance-words.ts'
import { BenefitGone, isGone, useBenefitName, useTrailBelow } from './benefit-frame.tsx'
import { choiceFacts } from './choice-facts.tsx'
import { amountWords, payment } from './cost-words.ts'
import { BenefitStatus } from '../shell/benefit-status.tsx'
import { OptedOut } from './opted-out.tsx'
import { stepAddress } from './step-address.ts'
import { WriteFailure } from '../shell/write-failure.tsx'

const words = selectionsText.manage

const factsOf = (
  setup: Setup,
  { monthlyCost, yearlyCost, planDetails, peopleCovered, reference, endDate }: Selection,
  today: string,
  employer: Employer,
): Fact[] => [
  ...(setup.submitted
    ? choiceFacts(setup, setup.submitted)
    : [
        ...(planDetails === null ? [] : [{ term: benefitsText.detail.plan, detail: planDetails }]),
        ...(peopleCovered.length === 0 ? [] : [{ term: benefitsText.detail.people, detail: peopleCovered.join(', ') }]),
      ]),
  payment('month', monthlyCost?.employee ?? null),
  payment('year', yearlyCost?.employee ?? null),
  { term: selectionsText.review.employer(employer), detail: amountWords(monthlyCost?.company ?? null) },
  ...(endDate === null
    ? []
    : [{ term: benefitsText.detail[isOver(endDate, today) ? 'ended' : 'ends'], detail: formatDate(endDate) }]),
  ...(reference === null ? [] : [{ term: words.reference, detail: reference }]),
]

const Unfinished = ({ benefitId, mayResume }: { benefitId: BenefitId; mayResume: boolean }) => {
  const reset = useSelect(selectReset, benefitId)
  const dispatch = useDispatch()
  return (
    <Card as="section" labelledBy="unfinished" variant="tinted">
      <h2 id="unfinished">{words.resume}</h2>
      <p>{words.unfinished}</p>
      {reset?.kind === 'failed' && (
        <WriteFailure
          problem={reset.problem}
          failed={words.notDiscarded}
          unconfirmed={words.discardUnconfirmed}
          because={<p>{setupProblemText(reset.problem)}</p>}
        />
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        {mayResume && <ButtonLink to={stepAddress(benefitId, '')}>{words.resume}</ButtonLink>}
        <Button
          variant="secondary"
          onPress={() => void dispatch(requestReset, benefitId)}
          busy={{ label: words.discarding, active: reset?.kind === 'sending' }}
        >
          {words.discard}
        </Button>
      </div>
    </Card>
  )
}

/** The label of the button to the wizard; null if the wizard offers nothing to choose. */
const changeOf = (setup: Setup, { next }: Selection): string | null => {
  switch (next) {
    case 'reapply':
      return words.reapply
    case 'setup':
      return words.setUp
    case 'manage':
      return asksChoice(setup) ? words.change : null
    case null:
      return null
  }
}

const Managed = ({ benefit, setup, selection }: { benefit: Benefit; setup: Setup; selection: Selection }) => {
  const employer = useEmployer()
  const dispatch = useDispatch()
  const { benefitId } = benefit
  const hindrance = hindranceOf(benefit)
  const today = useSelect(selectDayRead, benefitId)
  const change = hindrance === null && setup.kept === null ? changeOf(setup, selection) : null
  const { allowed: mayLeave } = selection.optOut
  const nothing = change === null && setup.kept === null && !mayLeave
  const reason = hindrance === 'fixed' || hindrance === null ? (nothing ? 'fixed' : null) : hindrance
  return (
    <div className={columns} style={{ marginBlockStart: 0 }}>
      <div data-part="aside">
        <Card as="section" labelledBy="actions">
          <h2 id="actions">{benefitsText.detail.status}</h2>
          <div>
            <BenefitStatus benefit={benefit} />
          </div>
          {reason !== null && <p>{hindranceText(benefit, reason, employer)}</p>}
          {change !== null && (
            <ButtonLink to={stepAddress(benefitId, '')} width="full">
              {change}
            </ButtonLink>
          )}
        </Card>
      </div>
      <div>
        {setup.kept && <Unfinished benefitId={benefitId} mayResume={hindrance === null} />}
        <Card as="section" labelledBy="now">
          <h2 id="now">{words.now}</h2>
          <DescriptionList facts={factsOf(setup, selection, today, employer)} />
        </Card>
        {/* Opting out comes after every other action. */}
        {mayLeave && (
          <div>
            <Button
              variant="secondary"
              onPress={() => void dispatch(openPanel, { panel: 'opt-out', subject: benefitId })}
            >
              {benefitsText.optOut.open}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

const ManagePage = ({ benefitId }: { benefitId: BenefitId }) => {
  const employer = useEmployer()
  const remote = useSelect(selectSetup, benefitId)
  const benefit = valueOf(useSelect(selectBenefit, benefitId))?.benefit
  const reset = useSelect(selectReset, benefitId)
  const dispatch = useDispatch()
  const setup = valueOf(remote)
  const absent = remote.status === 'idle'
  useEffect(() => {
    dispatch(requestSetup, benefitId)
  }, [dispatch, benefitId])
  useEffect(() => {
    if (absent) dispatch(requestSetup, benefitId)
  }, [dispatch, benefitId, absent])
  const gone = isGone(remote)
  const name = useBenefitName(benefitId)
  const title = gone ? shellText.notFound.title : name === null ? words.unknown : words.title(name)
  const trail = useTrailBelow(benefitId, gone)
  const selection = setup?.selection ?? null
  // Discarding has succeeded once its call is over and no draft is left.
  const [begun, setBegun] = useState(false)
  if (reset?.kind === 'sending' && !begun) setBegun(true)
  const isDiscarded = begun && reset === null && setup?.kept === null
  return (
    <Page
      title={title}
      mark={
        benefit ? (
          <BenefitIcon kind={benefit.icon} />
        ) : (
          !gone && remote.status !== 'failed' && <Placeholder shape="tile" />
        )
      }
      breadcrumbs={<Breadcrumbs trail={trail} current={title} />}
    >
      <div className={stack}>
        <OptedOut benefitId={benefitId} />
        {isDiscarded && <Announcement tone="success">{words.discarded}</Announcement>}
        {!setup || !benefit ? (
          gone ? (
            <BenefitGone />
          ) : remote.status === 'failed' ? (
            <ErrorState
              title={selectionsText.setup.failed}
              isPage
              retry={{ read: () => void dispatch(requestSetup, benefitId) }}
              actions={
                <ButtonLink variant="quiet" to={pageOf({ benefitId })}>
                  {selectionsText.setup.back}
                </ButtonLink>
              }
            >
              <span>{setupProblemText(remote.problem)}</span>
              <SupportCode problem={remote.problem} />
            </ErrorState>
          ) : (
            <Skeleton label={selectionsText.setup.loading} shape="text" count={6} />
          )
        ) : selection === null || selection.status === 'not-selected' ? (
          <EmptyState
            title={words.none}
            actions={!benefit.restricted && <ButtonLink to={stepAddress(benefitId, '')}>{words.setUp}</ButtonLink>}
          >
            {benefit.restricted && hindranceText(benefit, 'probation', employer)}
          </EmptyState>
        ) : (
          <Managed benefit={benefit} setup={setup} selection={selection} />
        )}
      </div>
    </Page>
  )
}

/** A person's selection of a benefit, and how to change, discard or leave it. */
export const Manage = () => {
  const { benefitId } = useParams()
  return BenefitId.is(benefitId) ? <ManagePage benefitId={benefitId} key={benefitId} /> : <NotFound />
}
