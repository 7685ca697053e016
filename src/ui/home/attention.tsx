import { css } from '@linaria/core'
import { byUrgency } from '../../domain/employer/approvals.ts'
import { requestTile, selectDashboard } from '../../domain/employer/dashboard.ts'
import { requestCards, selectCards } from '../../domain/home/cards.ts'
import { isSettled, valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { formatDate } from '../components/content/format.ts'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { CardGrid } from '../components/layout/card-grid.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { homeText } from '../text/home.ts'
import { HomeCard } from './home-card.tsx'
import { CardsOutline } from './outlines.tsx'

export const approvalsPath = '/app/dashboard/approve-selections/'

/* One quiet line: with nothing to do, it should not draw attention. */
const upToDate = css`
  display: flex;
  gap: var(--space-3);
  color: var(--ink-soft);

  & > svg {
    flex: none;
    margin-block-start: 0.2em;
    color: var(--success-ui);
  }
`

/** What awaits the approval of an employer; null for everybody else. */
const useApprovals = () => {
  const { approvals } = useSelect(selectDashboard)
  const mayFollow = useSelect(selectMayFollow)
  return mayFollow(approvalsPath) ? approvals : null
}

/** The person's cards as the host has them, without those that lead to a page they cannot open; null until they have loaded. */
export const useCards = () => {
  const mayFollow = useSelect(selectMayFollow)
  return valueOf(useSelect(selectCards))?.filter(({ link }) => link === null || mayFollow(link)) ?? null
}

/** Whether everything that can need attention has loaded or failed. */
export const useAttentionSettled = (): boolean => {
  const cards = useSelect(selectCards)
  const approvals = useApprovals()
  return isSettled(cards) && (approvals === null || isSettled(approvals))
}

/** What needs the person's attention: an employer's approvals, then urgent cards. [HOME-1] [APP-1] */
export const Attention = ({ isHeld }: { isHeld: boolean }) => {
  const cards = useSelect(selectCards)
  const urgent = useCards()?.filter((card) => card.urgent)
  const approvals = useApprovals()
  const dispatch = useDispatch()
  if (isHeld) return <CardsOutline />
  const waiting = approvals && valueOf(approvals)
  const toApprove = waiting && waiting.selections > 0 ? waiting : null
  const oldest = byUrgency(toApprove?.waiting ?? [])[0]?.oldest
  const count = (urgent?.length ?? 0) + (toApprove ? 1 : 0)
  return (
    <>
      {approvals?.status === 'failed' && (
        <ErrorState title={homeText.approvalsFailed} retry={{ read: () => void dispatch(requestTile, 'approvals') }}>
          <ProblemText problem={approvals.problem} />
        </ErrorState>
      )}
      {count > 0 && (
        <CardGrid fills={count}>
          {toApprove && (
            <HomeCard title={homeText.approvals(toApprove.selections)} link={approvalsPath} icon="assessment" urgent>
              {oldest && homeText.oldest(formatDate(oldest))}
            </HomeCard>
          )}
          {urgent?.map(({ id, text, ...card }) => (
            <HomeCard key={id} {...card}>
              {text}
            </HomeCard>
          ))}
        </CardGrid>
      )}
      {cards.status === 'failed' ? (
        <ErrorState title={homeText.cardsFailed} retry={{ read: () => void dispatch(requestCards, undefined) }} />
      ) : urgent === undefined ? (
        <CardsOutline />
      ) : (
        count === 0 &&
        approvals?.status !== 'failed' && (
          <p className={upToDate}>
            <Icon name="check-circle" size="small" />
            {homeText.noCards}
          </p>
        )
      )}
    </>
  )
}
