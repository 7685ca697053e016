import { useEffect } from 'react'
import { css } from '@linaria/core'
import { acknowledgeDecision } from '../../domain/employer/approvals.ts'
import { selectDashboard, selectNextApproval } from '../../domain/employer/dashboard.ts'
import { selectDecided } from '../../domain/employer/overview.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { selectMayFollow } from '../../domain/shell/navigation.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Banner, type BannerFrame } from '../components/feedback/banner.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { Page } from '../shell/page.tsx'
import { stack } from '../shell/stack.ts'
import { employerText } from '../text/employer.ts'
import { insightsText } from '../text/insights.ts'
import { OverviewFindings } from './overview-findings.tsx'
import { approvalsPath, OverviewNeeds } from './overview-needs.tsx'
import { UploadDataButton } from './upload-data-button.tsx'
import { useMessageFocus } from './use-message-focus.ts'

const words = insightsText.dashboard

const doneText = { approve: employerText.approvals.approved, reject: employerText.approvals.rejected } as const

const message = css`
  margin-block-end: var(--space-4);
`

const announced = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  inline-size: 100%;

  & > div {
    flex: 1 1 14rem;
  }
`

/** What was just decided, and the only filled button: what to decide next. */
const Decided = ({ frame }: { frame: BannerFrame }) => {
  const decided = useSelect(selectDecided)
  const next = useSelect(selectNextApproval)
  if (decided === null) return null
  const { decision, count, sum, benefitName, left } = decided
  const isMoney = decision === 'approve' && sum !== null && sum > 0
  return (
    <div className={message}>
      <Banner tone="success" frame={frame}>
        <div className={announced}>
          <div>
            <strong>{employerText.approvals.done(count, doneText[decision])}</strong>
            {benefitName !== '' && (
              <p>
                <span>{words.decidedFor(benefitName, isMoney ? formatMoney(sum) : null)}</span>{' '}
                {left > 0 && <span>{words.leftThere(left)}</span>}
              </p>
            )}
          </div>
          {next && (
            <ButtonLink width="full-on-phones" to={`${approvalsPath}/${encodeURIComponent(next.benefitId)}`}>
              {employerText.approvals.next(next.benefitName, next.count, next.toCheck)}
            </ButtonLink>
          )}
        </div>
      </Banner>
    </div>
  )
}

/** The sentence that matters most: how many selections wait. Until it is known, the name of the page. */
const useHeadline = (): string => {
  const { approvals } = useSelect(selectDashboard)
  const waiting = valueOf(approvals)
  const approves = useSelect(selectMayFollow)(approvalsPath)
  if (!approves || waiting === null) return employerText.dashboard.title
  return waiting.selections > 0 ? words.waiting(waiting.selections) : words.nothingPending
}

/** The employer's start page: what needs the administrator, and what stands out [DASH-1]. */
export const Dashboard = () => {
  const headline = useHeadline()
  const frame = useMessageFocus(useSelect(selectDecided) !== null)
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(acknowledgeDecision, undefined), [dispatch])
  return (
    <>
      <Decided frame={frame} />
      <Page title={employerText.dashboard.title} heading={headline} actions={<UploadDataButton />}>
        <div className={stack}>
          <OverviewNeeds />
          <OverviewFindings />
        </div>
      </Page>
    </>
  )
}
