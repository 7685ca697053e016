import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { Benefit, Selection } from '../../domain/benefits/benefit.ts'
import { BenefitId } from '../../domain/benefits/benefit.ts'
import type { Setup } from '../../domain/benefits/choice.ts'
import { asksChoice } from '../../domain/benefits/choice.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { selectOptOut } from '../../domain/benefits/opt-out.ts'
import { requestReset, requestSetup, selectReset, selectSetup } from '../../domain/benefits/setup.ts'
import { valueOf } from '../../domain/kernel/remote.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Banner } from '../kit/banner.tsx'
import { BenefitIcon } from '../kit/benefit-icon.tsx'
import { Breadcrumbs } from '../kit/breadcrumbs.tsx'
import { Button } from '../kit/button.tsx'
import { ButtonLink } from '../kit/button-link.tsx'
import { Card } from '../kit/card.tsx'
import type { Fact } from '../kit/description-list.tsx'
import { DescriptionList } from '../kit/description-list.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { FailureBanner } from '../kit/failure-banner.tsx'
import { formatDate, formatMoney } from '../kit/format.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { columns, stack } from '../shell/stack.ts'
import { benefitsText } from '../text/benefits.ts'
import { selectionsText } from '../text/selections.ts'
import { problemText, text } from '../text/shared.ts'
import { choiceFacts } from './choice-facts.tsx'
import { BenefitStatus } from './status.tsx'
import { stepAddress } from './wizard-step.tsx'

const words = selectionsText.manage

const factsOf = (setup: Setup, { monthlyCost, planDetails, peopleCovered, reference, endDate }: Selection): Fact[] => [
  ...(setup.submitted
    ? choiceFacts(setup, setup.submitted)
    : [
        ...(planDetails === null ? [] : [{ term: benefitsText.detail.plan, detail: planDetails }]),
        ...(peopleCovered.length === 0 ? [] : [{ term: benefitsText.detail.people, detail: peopleCovered.join(', ') }]),
      ]),
  { term: selectionsText.review.monthly, detail: formatMoney(monthlyCost.employee) },
  { term: selectionsText.review.yearly, detail: formatMoney(monthlyCost.employee * 12) },
  { term: selectionsText.review.employer, detail: formatMoney(monthlyCost.company) },
  ...(endDate === null ? [] : [{ term: benefitsText.detail.ends, detail: formatDate(endDate) }]),
  ...(reference === null ? [] : [{ term: words.reference, detail: reference }]),
]

const Unfinished = ({ benefitId }: { benefitId: BenefitId }) => {
  const reset = useSelect(selectReset, benefitId)
  const dispatch = useDispatch()
  return (
    <Card as="section" labelledBy="unfinished" look="urgent">
      <h2 id="unfinished">{words.resume}</h2>
      <p>{words.unfinished}</p>
      {reset?.kind === 'failed' && (
        <FailureBanner title={words.notDiscarded}>{problemText(reset.problem)}</FailureBanner>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
        <ButtonLink to={stepAddress(benefitId, '')}>{words.resume}</ButtonLink>
        <Button
          look="secondary"
          onPress={() => void dispatch(requestReset, benefitId)}
          busy={{ label: words.discarding, active: reset?.kind === 'sending' }}
        >
          {words.discard}
        </Button>
      </div>
    </Card>
  )
}

const Managed = ({ benefit, setup, selection }: { benefit: Benefit; setup: Setup; selection: Selection }) => {
  const dispatch = useDispatch()
  const { benefitId } = benefit
  return (
    <div className={columns} style={{ marginBlockStart: 0 }}>
      <div data-part="aside">
        <Card as="section" labelledBy="actions">
          <h2 id="actions">{benefitsText.detail.status}</h2>
          <div>
            <BenefitStatus benefit={benefit} />
          </div>
          {setup.kept === null && asksChoice(setup) && (
            <ButtonLink to={stepAddress(benefitId, '')} width="full">
              {selection.next === 'reapply' ? words.reapply : words.change}
            </ButtonLink>
          )}
          {selection.optOut.allowed && (
            <Button
              look="secondary"
              width="full"
              onPress={() => void dispatch(openPanel, { panel: 'opt-out', subject: benefitId })}
            >
              {benefitsText.optOut.open}
            </Button>
          )}
        </Card>
      </div>
      <div>
        {setup.kept && <Unfinished benefitId={benefitId} />}
        <Card as="section" labelledBy="now">
          <h2 id="now">{words.now}</h2>
          <DescriptionList facts={factsOf(setup, selection)} />
        </Card>
      </div>
    </div>
  )
}

const ManagePage = ({ benefitId }: { benefitId: BenefitId }) => {
  const remote = useSelect(selectSetup, benefitId)
  const benefit = valueOf(useSelect(selectBenefit, benefitId))?.benefit
  const optOut = useSelect(selectOptOut, benefitId)
  const dispatch = useDispatch()
  const setup = valueOf(remote)
  const absent = remote.status === 'idle'
  useEffect(() => {
    dispatch(requestSetup, benefitId)
  }, [dispatch, benefitId])
  useEffect(() => {
    if (absent) dispatch(requestSetup, benefitId)
  }, [dispatch, benefitId, absent])
  const title = benefit ? words.title(benefit.name) : benefitsText.list.title
  const trail = [
    { label: text.common.home, to: '/app/home/' },
    { label: benefitsText.list.title, to: '/app/my-benefits/' },
    ...(benefit ? [{ label: benefit.name, to: `/app/my-benefits/${encodeURIComponent(benefitId)}` }] : []),
  ]
  const selection = setup?.selection ?? null
  return (
    <Page
      title={title}
      mark={benefit && <BenefitIcon kind={benefit.icon} size="large" />}
      breadcrumbs={<Breadcrumbs trail={trail} current={title} />}
    >
      <div className={stack}>
        {optOut?.kind === 'done' && selection?.status === 'opted-out' && (
          <Banner tone="success">{benefitsText.optOut.done}</Banner>
        )}
        {!setup || !benefit ? (
          remote.status === 'failed' ? (
            <ErrorState
              title={selectionsText.setup.failed}
              retry={{ read: () => void dispatch(requestSetup, benefitId) }}
            >
              {problemText(remote.problem)}
            </ErrorState>
          ) : (
            <Skeleton label={selectionsText.setup.loading} shape="text" count={6} />
          )
        ) : selection === null || selection.status === 'not-selected' ? (
          <EmptyState
            title={words.none}
            actions={<ButtonLink to={stepAddress(benefitId, '')}>{words.setUp}</ButtonLink>}
          />
        ) : (
          <Managed benefit={benefit} setup={setup} selection={selection} />
        )}
      </div>
    </Page>
  )
}

/** What a person has of a benefit, and the ways to change, discard or leave it (benefits-and-employer §4). */
export const Manage = () => {
  const { benefitId } = useParams()
  return BenefitId.is(benefitId) ? <ManagePage benefitId={benefitId} key={benefitId} /> : <NotFound />
}
