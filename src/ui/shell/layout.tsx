import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { selectCookies } from '../../domain/content/cookies.ts'
import { acceptCookies } from '../../domain/session/consent.ts'
import { selectIdle } from '../../domain/session/idle.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { closePanel, selectPanel } from '../../domain/shell/panels.ts'
import { PAGE_CHUNK } from '../../domain/shell/chunks.ts'
import { selectPageMissing } from '../../domain/shell/missing-page.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Loading } from '../components/feedback/loading.tsx'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { VideoConsent } from '../components/content/video-consent.ts'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { sessionText } from '../text/session.ts'
import { text } from '../text/shared.ts'
import { Cookies, OfflineNotice, PortalFooter } from './chrome.tsx'
import { Crashed } from './crash.tsx'
import { LostRowsNotice } from './lost-rows.tsx'
import { SecondFactorNotice } from './second-factor-notice.tsx'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { SignedInHeader } from './signed-in-header.tsx'

const Idle = lazy(() => import('../session/idle.tsx').then((m) => ({ default: m.Idle })))
const SetUpPanel = lazy(() => import('../account/second-factor-panels.tsx').then((m) => ({ default: m.SetUpPanel })))
const DisablingPanel = lazy(() =>
  import('../account/second-factor-panels.tsx').then((m) => ({ default: m.DisablingPanel })),
)
const FamilyMemberPanel = lazy(() =>
  import('../family/add-family-member.tsx').then((m) => ({ default: m.FamilyMemberPanel })),
)
const LifeEventPanel = lazy(() => import('../family/add-life-event.tsx').then((m) => ({ default: m.LifeEventPanel })))
const OptOutPanel = lazy(() => import('../benefits/opt-out.tsx').then((m) => ({ default: m.OptOutPanel })))
const StatementPanel = lazy(() => import('../rewards/statement.tsx').then((m) => ({ default: m.StatementPanel })))
const MakeAClaimPanel = lazy(() => import('../benefits/make-a-claim.tsx').then((m) => ({ default: m.MakeAClaimPanel })))
const BenefitTermsPanel = lazy(() =>
  import('../benefits/benefit-terms.tsx').then((m) => ({ default: m.BenefitTermsPanel })),
)
const MedicalQuestionsPanel = lazy(() =>
  import('../benefits/medical-questions.tsx').then((m) => ({ default: m.MedicalQuestionsPanel })),
)
const UploadDataPanel = lazy(() => import('../employer/upload-data.tsx').then((m) => ({ default: m.UploadDataPanel })))
const ReportPanel = lazy(() => import('../employer/report-panels.tsx').then((m) => ({ default: m.ReportPanel })))
const LifeEventReportPanel = lazy(() =>
  import('../employer/report-panels.tsx').then((m) => ({ default: m.LifeEventReportPanel })),
)

const ViewEmployeePanel = lazy(() =>
  import('../employer/view-employee-data.tsx').then((m) => ({ default: m.ViewEmployeePanel })),
)
const WelcomeEmailsPanel = lazy(() =>
  import('../employer/welcome-emails.tsx').then((m) => ({ default: m.WelcomeEmailsPanel })),
)
const TakeUpPanel = lazy(() => import('../employer/take-up-panel.tsx').then((m) => ({ default: m.TakeUpPanel })))

const Panels = ({ year }: { year: number }) => {
  const open = useSelect(selectPanel)
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(closePanel, undefined), [dispatch])
  // A link inside a panel leads to another page: the panel is closing there and must not take the focus again.
  const [leftBehind, setLeftBehind] = useState(open)
  if (leftBehind !== null && (open === null || (open !== leftBehind && !open.closing))) setLeftBehind(null)
  if (!open || leftBehind !== null) return null
  switch (open.panel) {
    case 'opt-out':
      return <OptOutPanel subject={open.subject} isOpen={!open.closing} />
    case 'statement':
      return <StatementPanel groupCode={open.subject} isOpen={!open.closing} />
    case 'add-family-member':
      return <FamilyMemberPanel key={open.subject} subject={open.subject} isOpen={!open.closing} year={year} />
    case 'add-life-event':
      return <LifeEventPanel isOpen={!open.closing} year={year} />
    case 'make-a-claim':
      return <MakeAClaimPanel subject={open.subject} isOpen={!open.closing} />
    case 'benefit-terms':
      return <BenefitTermsPanel subject={open.subject} isOpen={!open.closing} />
    case 'medical-questions':
      return <MedicalQuestionsPanel subject={open.subject} isOpen={!open.closing} />
    case 'view-benefit-takeup-detail':
      return <TakeUpPanel benefitId={open.subject} isOpen={!open.closing} />
    case 'upload-data':
      return <UploadDataPanel isOpen={!open.closing} />
    case 'payroll-report':
      return <ReportPanel kind="payroll" subject={open.subject} isOpen={!open.closing} />
    case 'provider-report':
      return <ReportPanel kind="provider" subject={open.subject} isOpen={!open.closing} />
    case 'lifeevent-report':
      return <LifeEventReportPanel subject={open.subject} isOpen={!open.closing} />
    case 'two-fa-qr':
    case 'two-fa-code':
      return <SetUpPanel step={open.panel === 'two-fa-qr' ? 'key' : 'code'} isOpen={!open.closing} />
    case 'two-fa-disable':
      return <DisablingPanel isOpen={!open.closing} />
    case 'view-employee-data':
      return <ViewEmployeePanel key={open.subject} employeeId={open.subject} isOpen={!open.closing} />
    case 'welcome-emails':
      return <WelcomeEmailsPanel isOpen={!open.closing} />
  }
}

/** Header, page and footer around every screen except the login. */
export const Layout = ({ year, cookies = true }: { year: number; cookies?: boolean }) => {
  const portal = usePortal()
  const idle = useSelect(selectIdle)
  const { pathname } = useLocation()
  // As the log has it: the boundary knows what it caught itself.
  const missing = useSelect(selectPageMissing)
  const crashed = <Crashed as="div" logs={portal.logs} />
  const { videoPlayer } = useSelect(selectCookies)
  const masquerading = useSelect(selectMasquerading)
  const dispatch = useDispatch()
  const consent = useMemo(
    () => ({
      allowed: videoPlayer,
      onAllow: masquerading ? null : () => void dispatch(acceptCookies, { videoPlayer: true }),
    }),
    [videoPlayer, masquerading, dispatch],
  )
  return (
    <PageLayout
      cookies={
        <>
          {cookies ? <Cookies /> : null}
          <OfflineNotice />
        </>
      }
      header={<SignedInHeader />}
      footer={<PortalFooter year={year} />}
    >
      {/* The profile confirms a change where it was made. */}
      {pathname !== '/app/home/my-profile/' && <SecondFactorNotice />}
      <LostRowsNotice />
      <ChunkBoundary portal={portal} chunk={PAGE_CHUNK} at={pathname} inPlace={crashed}>
        <Suspense fallback={<Loading label={text.common.loading} isHeading />}>
          <VideoConsent value={consent}>{missing ? crashed : <Outlet />}</VideoConsent>
        </Suspense>
      </ChunkBoundary>
      <ChunkBoundary portal={portal} chunk="panel" at={pathname} inPlace={null}>
        <Suspense>
          {/* A panel belongs to the page that opened it: Back or a link closes it. */}
          <Panels key={pathname} year={year} />
        </Suspense>
      </ChunkBoundary>
      <ChunkBoundary portal={portal} chunk="idle" at={pathname} inPlace={null}>
        <Suspense>{idle.phase.kind !== 'active' && <Idle />}</Suspense>
        <Announcer message={idle.phase.kind === 'noticed' ? sessionText.idle.notice : ''} />
      </ChunkBoundary>
    </PageLayout>
  )
}
