import { css } from '@linaria/core'
import { selectBenefits } from '../../domain/benefits/eligible.ts'
import { selectTheme } from '../../domain/brand/theme.ts'
import { selectEnrolment } from '../../domain/benefits/enrolment.ts'
import { byUrgency } from '../../domain/employer/approvals.ts'
import { requestTile, selectDashboard } from '../../domain/employer/dashboard.ts'
import { requestCards, selectCards } from '../../domain/home/cards.ts'
import { isSettled, valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { formatDate } from '../components/content/format.ts'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { Card } from '../components/layout/card.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { ChoicesTotal, choicesPath } from '../shell/choices-total.tsx'
import { ProblemText } from '../shell/problem-text.tsx'
import { Rows } from '../shell/rows.tsx'
import { ToFinish } from '../shell/to-finish.tsx'
import { WaysToContact } from '../shell/ways-to-contact.tsx'
import { benefitListText } from '../text/benefit-list.ts'
import { homeText } from '../text/home.ts'
import { TaskRow } from './home-card.tsx'
import { blockHead } from './home-style.ts'
import { TasksOutline } from './outlines.tsx'

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

const smallHead = css`
  margin: calc(-1 * var(--space-3)) calc(-1 * var(--card-pad));
  padding: var(--space-4) var(--card-pad) 0;
  border-block-start: 1px solid var(--line);
  font-size: var(--text-m);
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

/** Whether the benefits, and so the choices, have loaded or failed. */
export const useEnrolmentSettled = (): boolean => isSettled(useSelect(selectBenefits))

/** Whether everything that can need attention has loaded or failed. */
export const useAttentionSettled = (): boolean => {
  const cards = useSelect(selectCards)
  const approvals = useApprovals()
  return isSettled(cards) && (approvals === null || isSettled(approvals))
}

/**
 * What there is to do: choices to finish by the last day of the window, then an employer's approvals and the host's urgent cards, which have
 * none. [HOME-1] [APP-1]
 */
export const Attention = ({ isHeld, chooses, hasLeft }: { isHeld: boolean; chooses: boolean; hasLeft: boolean }) => {
  const cards = useSelect(selectCards)
  const urgent = useCards()?.filter((card) => card.urgent)
  const approvals = useApprovals()
  const enrolment = useSelect(selectEnrolment)
  const { supportEmail, supportNumber } = useSelect(selectTheme)
  const dispatch = useDispatch()
  if (isHeld) return <TasksOutline />
  const waiting = approvals && valueOf(approvals)
  const toApprove = waiting && waiting.selections > 0 ? waiting : null
  const oldest = byUrgency(toApprove?.waiting ?? [])[0]?.oldest
  const count = (urgent?.length ?? 0) + (toApprove ? 1 : 0)
  const toFinish = chooses ? (enrolment?.toFinish ?? []) : []
  const closes = enrolment?.window?.closes
  const isUpToDate = count === 0 && toFinish.length === 0 && cards.status !== 'failed' && approvals?.status !== 'failed'
  const hasChoices = chooses && enrolment !== null && enrolment.choices.length > 0
  if (isUpToDate && hasLeft)
    return (
      <Card as="section" labelledBy="asks">
        <h2 id="asks">{homeText.question}</h2>
        <WaysToContact phone={supportNumber} email={supportEmail} />
      </Card>
    )
  return (
    <Card as="section" labelledBy="asks">
      <div className={blockHead}>
        <h2 id="asks">
          {closes !== undefined && toFinish.length > 0 ? homeText.finish(formatDate(closes)) : homeText.toDo}
        </h2>
        {hasChoices && (
          <TextLink variant="standalone" to={choicesPath}>
            {benefitListText.enrolment.review}
          </TextLink>
        )}
      </div>
      {hasChoices && <ChoicesTotal enrolment={enrolment} />}
      {approvals?.status === 'failed' && (
        <ErrorState title={homeText.approvalsFailed} retry={{ read: () => void dispatch(requestTile, 'approvals') }}>
          <ProblemText problem={approvals.problem} />
        </ErrorState>
      )}
      {cards.status === 'failed' && (
        <ErrorState title={homeText.cardsFailed} retry={{ read: () => void dispatch(requestCards, undefined) }} />
      )}
      {toFinish.length > 0 && <ToFinish benefits={toFinish} isFirst />}
      {count > 0 && (
        <>
          {toFinish.length > 0 && <h3 className={smallHead}>{homeText.later}</h3>}
          <Rows first={toFinish.length > 0 ? 'open' : 'ruled'}>
            {toApprove && (
              <TaskRow
                title={homeText.approvals(toApprove.selections)}
                link={approvalsPath}
                icon="assessment"
                text={oldest ? homeText.oldest(formatDate(oldest)) : null}
              />
            )}
            {urgent?.map(({ id, ...card }) => (
              <TaskRow key={id} {...card} />
            ))}
          </Rows>
        </>
      )}
      {isUpToDate && (
        <p className={upToDate}>
          <Icon name="check-circle" size="small" />
          <span>{homeText.noCards}</span>
        </p>
      )}
    </Card>
  )
}
