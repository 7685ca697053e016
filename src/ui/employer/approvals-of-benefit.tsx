import { memo, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ApprovalRow, Decision } from '../../domain/employer/approvals.ts'
import {
  leaveDecision,
  requestPending,
  selectNoneWaits,
  selectDecision,
  selectPendingBenefit,
  selectPendingBenefits,
  tickRows,
} from '../../domain/employer/approvals.ts'
import type { ApprovalQuery, ApprovalSortField } from '../../domain/employer/approvals-view.ts'
import { approvalsSortedBy, firstApprovalSort, selectPending } from '../../domain/employer/approvals-view.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { formatDate, formatMoney, formatNumber } from '../components/content/format.ts'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { AwaitedFacts, FactsLine } from './facts-line.tsx'
import { filterRow, SearchField } from './search-field.tsx'
import { ApprovalKeys } from './approval-keys.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { css } from '@linaria/core'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'
import { usePaused } from '../use-paused.ts'
import { ApprovalConfirmation } from './approval-confirmation.tsx'
import { ApprovalsOvertaken } from './approvals-overtaken.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import { bulkList } from './bulk-bar.ts'
import { ApprovalRows, sortFields } from './approval-rows.tsx'
import { useMessageFocus } from './use-message-focus.ts'
import { isGone } from './remote-view.tsx'
import { Page } from '../shell/page.tsx'
import { PhoneSort } from './phone-sort.tsx'

const words = employerText.approvals
const doneOf = { approve: words.approved, reject: words.rejected } as const

/** Fills the window, so that the bar stands at its foot. */
const review = css`
  flex: 1;
  display: flex;
  flex-direction: column;

  & > [data-part='message'] {
    margin-block-end: var(--space-3);
  }
`

/** Fewer rows than this need no search. */
const SEARCHED_FROM = 12

const trail = [
  { label: text.common.home, to: '/app/home/' },
  { label: employerText.dashboard.title, to: '/app/dashboard/' },
  { label: words.title, to: '/app/dashboard/approve-selections' },
]

const Rows = ({
  title,
  count,
  asked,
  onAsk,
}: {
  title: string
  count: number
  asked: Decision | null
  onAsk: (decision: Decision | null) => void
}) => {
  const sending = useSelect(selectDecision).kind === 'sending'
  const [search, setSearch] = useState('')
  const [only, setOnly] = useState<ApprovalQuery['only']>('all')
  const [hasKeys, setKeys] = useState(false)
  const dispatch = useDispatch()
  const sought = usePaused(search)
  const [sort, setSort] = useState(firstApprovalSort)
  const query = useMemo(() => ({ search: sought, sort, only }), [sought, sort, only])
  const shown = useSelect(selectPending, query)
  const { sort: sorted, unremarkable, remarkable } = shown
  const onKeys = useCallback(() => setKeys(true), [])
  /** Ticks exactly the selections without a check, and asks about them. */
  const approveOthers = (): void => {
    const idsOf = (rows: typeof remarkable) => rows.map(({ selectionId }) => selectionId)
    if (remarkable.length > 0) dispatch(tickRows, { selectionIds: idsOf(remarkable), ticked: false })
    dispatch(tickRows, { selectionIds: idsOf(unremarkable), ticked: true })
    onAsk('approve')
  }
  const onSort = useCallback((by: ApprovalSortField) => setSort(approvalsSortedBy(sorted, by)), [sorted])
  return (
    <>
      <div className={filterRow}>
        {count >= SEARCHED_FROM && <SearchField label={words.search} value={search} onChange={setSearch} />}
        <Announcer message={sought === '' ? '' : words.found(shown.rows.length)} />
        {remarkable.length > 0 && (
          <Segmented
            name="only"
            legend={words.show}
            value={only}
            options={[
              { value: 'all', label: words.allOf, count: formatNumber(count) },
              { value: 'check', label: words.checkFirst, count: formatNumber(remarkable.length) },
            ]}
            onChange={setOnly}
          />
        )}
        <PhoneSort fields={sortFields(shown)} sort={sorted} onSort={setSort} />
        {unremarkable.length > 0 && (
          <div data-part="push">
            <Button
              icon="check"
              variant={shown.chosen.length > 0 ? 'secondary' : 'primary'}
              busy={{ label: words.processing, active: sending }}
              onPress={approveOthers}
            >
              {remarkable.length > 0 ? words.approveOthers(unremarkable.length) : words.approveAll(unremarkable.length)}
            </Button>
          </div>
        )}
      </div>
      <div className={bulkList}>
        <ApprovalActions shown={shown} onAsk={onAsk} onKeys={onKeys} />
        {shown.rows.length === 0 ? (
          <EmptyState
            title={words.noMatch(sought)}
            icon="search"
            actions={
              <Button variant="secondary" onPress={() => setSearch('')}>
                {words.clear}
              </Button>
            }
          />
        ) : (
          <ApprovalRows caption={title} shown={shown} onSort={onSort} onAsk={onAsk} onKeys={onKeys} />
        )}
      </div>
      {hasKeys && <ApprovalKeys onClose={() => setKeys(false)} />}
      {asked && <ApprovalConfirmation decision={asked} shown={shown} onClose={() => onAsk(null)} />}
    </>
  )
}

/** How many wait, what they cost and since when. Memoised, because there can be thousands. */
const Facts = memo(({ rows }: { rows: readonly ApprovalRow[] }) => {
  const total = rows.reduce((sum, { orderValue }) => sum + (orderValue ?? 0), 0)
  const oldest = rows
    .flatMap(({ requestedOn }) => requestedOn ?? [])
    .toSorted()
    .at(0)
  return (
    <FactsLine
      facts={[
        { key: 'waiting', fact: words.waitingCount(rows.length) },
        { key: 'sum', fact: total !== 0 && words.sumOf(formatMoney(Math.abs(total)), total < 0) },
        { key: 'oldest', fact: oldest !== undefined && words.oldestSince(formatDate(oldest)) },
      ]}
    />
  )
})

const awaitedFacts = [words.waitingCount(100), words.sumOf('£0,000.00', false), words.oldestSince('20 November 2026')]

const Review = ({ benefitId }: { benefitId: string }) => {
  const pending = useSelect(selectPendingBenefit)
  const decision = useSelect(selectDecision)
  const noneWaits = useSelect(selectNoneWaits)
  const dispatch = useDispatch()
  const { go } = useNavigation()
  const [asked, setAsked] = useState<Decision | null>(null)
  useEffect(() => {
    dispatch(requestPending, benefitId)
  }, [dispatch, benefitId])
  useEffect(() => {
    if (decision.kind !== 'done' || asked === null) return
    setAsked(null)
    if (decision.failed === 0) go('/app/dashboard/')
  }, [decision, asked, go])
  const over = decision.kind === 'failed' && (noneWaits || isGone(pending)) ? decision : null
  // Nothing is left to decide, so the question closes.
  useEffect(() => {
    if (over) setAsked(null)
  }, [over])
  useEffect(() => () => void dispatch(leaveDecision, undefined), [dispatch])
  const onAsk = (next: Decision | null): void => {
    dispatch(leaveDecision, undefined)
    // Hiding thousands of rows takes a while, so the button is drawn as pressed first.
    startTransition(() => setAsked(next))
  }
  const message = useMessageFocus(decision.kind === 'done' && decision.failed > 0 && asked === null)
  const found = valueOf(pending)
  // Thousands of rows are drawn in time slices, after the task in which they arrive.
  const ready = useDeferredValue(found !== null)
  const listed = valueOf(useSelect(selectPendingBenefits))?.find((one) => one.benefitId === benefitId)
  const name = found?.benefitName ?? listed?.benefitName
  const title = name === undefined ? words.ofBenefit : words.detailTitle(name)
  return (
    <Page
      title={title}
      lead={
        found === null
          ? pending.status !== 'failed' && <AwaitedFacts facts={awaitedFacts} />
          : found.rows.length > 0 && <Facts rows={found.rows} />
      }
      breadcrumbs={<Breadcrumbs trail={trail} />}
    >
      <div className={review}>
        {decision.kind === 'done' && decision.failed > 0 && (
          <div data-part="message">
            <Banner frame={message} tone="warning" title={words.someFailed(decision.failed)}>
              {words.done(decision.decided, doneOf[decision.decision])}
            </Banner>
          </div>
        )}
        {over && asked === null && (
          <div data-part="message">
            <WriteFailure problem={over.problem} unconfirmed={words.noneWaiting} />
          </div>
        )}
        {isGone(pending) ? (
          <ErrorState
            title={words.gone}
            actions={<ButtonLink to="/app/dashboard/approve-selections">{words.back}</ButtonLink>}
          >
            {words.goneMore}
          </ErrorState>
        ) : pending.status === 'failed' && asked === null ? (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestPending, benefitId) }}>
            <ProblemText problem={pending.problem} />
          </ErrorState>
        ) : found === null || !ready ? (
          <Skeleton label={words.loading} shape="table" count={6} />
        ) : found.rows.length === 0 ? (
          <>
            <ApprovalsOvertaken />
            <EmptyState title={words.none}>{words.noneMore}</EmptyState>
          </>
        ) : (
          <Rows title={title} count={found.rows.length} asked={over ? null : asked} onAsk={onAsk} />
        )}
      </div>
    </Page>
  )
}

/** The selections of one benefit: tick, approve or reject, confirm. */
export const ApprovalsOfBenefit = () => {
  const { benefitId } = useParams()
  return benefitId === undefined ? <NotFound /> : <Review benefitId={benefitId} key={benefitId} />
}
