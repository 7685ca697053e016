import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Decision } from '../../domain/employer/approvals.ts'
import {
  leaveDecision,
  requestPending,
  selectNoneWaits,
  selectDecision,
  selectPendingBenefit,
} from '../../domain/employer/approvals.ts'
import type { ApprovalSortField } from '../../domain/employer/approvals-view.ts'
import { approvalsSortedBy, firstApprovalSort, selectPending } from '../../domain/employer/approvals-view.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { NotFound } from '../shell/not-found.tsx'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'
import { usePaused } from '../use-paused.ts'
import { ApprovalConfirmation } from './approval-confirmation.tsx'
import { ApprovalActions, approvalList } from './approval-actions.tsx'
import { ApprovalRows, sortFields } from './approval-rows.tsx'
import { useMessageFocus } from './use-message-focus.ts'
import { isGone } from './remote-view.tsx'
import { Page } from '../shell/page.tsx'
import { PhoneSort } from './phone-sort.tsx'

const words = employerText.approvals
const doneOf = { approve: words.approved, reject: words.rejected } as const

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
  const [search, setSearch] = useState('')
  const sought = usePaused(search)
  const [sort, setSort] = useState(firstApprovalSort)
  const query = useMemo(() => ({ search: sought, sort }), [sought, sort])
  const shown = useSelect(selectPending, query)
  const { sort: sorted } = shown
  const onSort = useCallback((by: ApprovalSortField) => setSort(approvalsSortedBy(sorted, by)), [sorted])
  return (
    <>
      {count >= SEARCHED_FROM && (
        <div>
          <TextField id="search" label={words.search} type="search" value={search} onChange={setSearch} />
          <Announcer message={sought === '' ? '' : words.found(shown.rows.length)} />
        </div>
      )}
      <PhoneSort fields={sortFields(shown)} sort={sorted} onSort={setSort} />
      <div className={approvalList}>
        <ApprovalActions shown={shown} onAsk={onAsk} />
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
          <ApprovalRows caption={title} shown={shown} onSort={onSort} />
        )}
      </div>
      {asked && <ApprovalConfirmation decision={asked} shown={shown} onClose={() => onAsk(null)} />}
    </>
  )
}

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
  const title = found ? words.detailTitle(found.benefitName) : words.ofBenefit
  return (
    <Page title={title} breadcrumbs={<Breadcrumbs trail={trail} />}>
      <div className={stack}>
        {decision.kind === 'done' && decision.failed > 0 && (
          <Banner frame={message} tone="warning" title={words.someFailed(decision.failed)}>
            {words.done(decision.decided, doneOf[decision.decision])}
          </Banner>
        )}
        {over && asked === null && <WriteFailure problem={over.problem} unconfirmed={words.noneWaiting} />}
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
          <Skeleton label={words.loading} shape="rows" count={6} />
        ) : found.rows.length === 0 ? (
          <EmptyState title={words.none}>{words.noneMore}</EmptyState>
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
