import { startTransition, useEffect, useState } from 'react'
import { css } from '@linaria/core'
import { useParams } from 'react-router-dom'
import type { Decision, ShownSelections } from '../../domain/employer/approvals.ts'
import {
  leaveDecision,
  requestPending,
  selectNoneWaits,
  selectDecision,
  selectPending,
  selectPendingBenefit,
} from '../../domain/employer/approvals.ts'
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
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { problemText, text } from '../text/shared.ts'
import { WriteFailure } from '../shell/write-failure.tsx'
import { usePaused } from '../use-paused.ts'
import { ApprovalConfirmation } from './approval-confirmation.tsx'
import { ApprovalRows } from './approval-rows.tsx'
import { isGone } from './remote-view.tsx'

const words = employerText.approvals
const doneOf = { approve: words.approved, reject: words.rejected } as const

/** Fewer rows than this need no search. */
const SEARCHED_FROM = 12

const trail = [
  { label: text.common.home, to: '/app/home/' },
  { label: employerText.dashboard.title, to: '/app/dashboard/' },
  { label: words.crumb, to: '/app/dashboard/approve-selections' },
]

const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-3) var(--space-2);
  background: var(--canvas);
  border-block-end: 1px solid var(--line);
  transition: inset-block-start var(--motion-base);

  @media (max-width: 599px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2) var(--space-3);

    & > button {
      min-inline-size: 0;
    }

    & > strong {
      grid-column: 1 / -1;
      grid-row: 1;
    }
  }

  /* Leaves room above for the header, which returns on scrolling up. */
  html:has([data-pin='pinned']) & {
    inset-block-start: 4.25rem;
  }
`

const Actions = ({ shown, onAsk }: { shown: ShownSelections; onAsk: (decision: Decision) => void }) => {
  const { chosen, outOfView } = shown
  const sending = useSelect(selectDecision).kind === 'sending'
  const busy = { label: words.processing, active: sending }
  const count = [words.selected(chosen.length), outOfView > 0 && words.outOfView(outOfView)].filter(Boolean).join(', ')
  return (
    <div className={bar} role="group" aria-label={words.actions}>
      <Button onPress={() => onAsk('approve')} busy={busy}>
        {words.approve}
      </Button>
      <Button variant="secondary" onPress={() => onAsk('reject')} busy={busy}>
        {words.reject}
      </Button>
      <strong>{count}</strong>
      <Announcer message={count} />
    </div>
  )
}

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
  const shown = useSelect(selectPending, sought)
  return (
    <>
      {count >= SEARCHED_FROM && (
        <div>
          <TextField
            id="search"
            label={words.search}
            type="search"
            width="medium"
            value={search}
            onChange={setSearch}
          />
          <Announcer message={sought === '' ? '' : words.found(shown.rows.length)} />
        </div>
      )}
      <Actions shown={shown} onAsk={onAsk} />
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
        <ApprovalRows caption={title} shown={shown} />
      )}
      {asked && (
        <ApprovalConfirmation
          decision={asked}
          chosen={shown.chosen}
          outOfView={shown.outOfView}
          onClose={() => onAsk(null)}
        />
      )}
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
  const found = valueOf(pending)
  const title = found ? words.detailTitle(found.benefitName) : words.ofBenefit
  return (
    <Page title={title} breadcrumbs={<Breadcrumbs trail={trail} />}>
      <div className={stack}>
        {decision.kind === 'done' && decision.failed > 0 && (
          <Banner tone="warning" title={words.someFailed(decision.failed)}>
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
            {problemText(pending.problem)}
          </ErrorState>
        ) : found === null ? (
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
