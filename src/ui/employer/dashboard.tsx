import { useEffect } from 'react'
import { css } from '@linaria/core'
import { acknowledgeDecision, byUrgency, selectDecision } from '../../domain/employer/approvals.ts'
import { requestTile, selectDashboard, selectNextApproval } from '../../domain/employer/dashboard.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Bone, TextBone } from '../components/feedback/outline.tsx'
import { Card } from '../components/layout/card.tsx'
import { formatDate, formatNumber } from '../components/content/format.ts'
import { TextLink } from '../components/actions/text-link.tsx'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { insightsText } from '../text/insights.ts'
import { DashboardFigures } from './dashboard-figures.tsx'
import { TileBody, TileFigure } from './dashboard-tile.tsx'
import { useMessageFocus } from './use-message-focus.ts'
import { UploadDataButton } from './upload-data-button.tsx'
import { Page } from '../shell/page.tsx'

const words = insightsText.dashboard

const doneText = { approve: employerText.approvals.approved, reject: employerText.approvals.rejected } as const

const todo = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-6);

  & > div {
    display: grid;
    gap: var(--space-1);
  }
`

const approvalsPath = '/app/dashboard/approve-selections'

/** The most urgent tasks. */
const Todo = () => {
  const { approvals } = useSelect(selectDashboard)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTile, 'approvals')
  }, [dispatch])
  const oldest = byUrgency(valueOf(approvals)?.waiting ?? [])[0]?.oldest
  const waiting = approvals.status === 'loaded' && approvals.value.selections > 0
  return (
    <Card as="section" variant={waiting ? 'tinted' : 'plain'} labelledBy="todo">
      <h2 id="todo" style={{ fontSize: 'var(--text-l)' }}>
        {words.pending}
      </h2>
      <TileBody
        title={words.pending}
        remote={approvals}
        outline={
          <div className={todo}>
            <div>
              <Bone shape="figure" />
              <TextBone>{words.pendingIn(2)}</TextBone>
              <TextBone>{words.pendingOldest(formatDate('2026-09-30'))}</TextBone>
            </div>
            <Bone shape="button" />
          </div>
        }
        onRetry={() => void dispatch(requestTile, 'approvals')}
      >
        {({ selections, benefits }) => (
          <div className={todo}>
            <div>
              {selections > 0 && <TileFigure>{formatNumber(selections)}</TileFigure>}
              <p>{selections > 0 ? words.pendingIn(benefits) : words.nothingPending}</p>
              {oldest && <p>{words.pendingOldest(formatDate(oldest))}</p>}
              {selections === 0 && <p>{words.nothingPendingMore}</p>}
            </div>
            {selections > 0 && <ButtonLink to={approvalsPath}>{words.review}</ButtonLink>}
          </div>
        )}
      </TileBody>
    </Card>
  )
}

/** The employer's start page: tasks, figures and links [DASH-1]. */
export const Dashboard = () => {
  const decision = useSelect(selectDecision)
  const mayFollow = useSelect(selectMayFollow)
  const next = useSelect(selectNextApproval)
  const message = useMessageFocus(decision.kind === 'done' && decision.failed === 0)
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(acknowledgeDecision, undefined), [dispatch])
  return (
    <Page title={employerText.dashboard.title} actions={<UploadDataButton />}>
      <div className={stack}>
        {decision.kind === 'done' && decision.failed === 0 && (
          <Banner tone="success" frame={message}>
            <p>{employerText.approvals.done(decision.decided, doneText[decision.decision])}</p>
            {next && (
              <TextLink to={`${approvalsPath}/${encodeURIComponent(next.benefitId)}`}>
                {employerText.approvals.next(next.benefitName, next.count)}
              </TextLink>
            )}
          </Banner>
        )}
        {mayFollow(approvalsPath) && <Todo />}
        <section aria-labelledby="figures">
          <h2 id="figures">{words.figures}</h2>
          <DashboardFigures />
        </section>
      </div>
    </Page>
  )
}
