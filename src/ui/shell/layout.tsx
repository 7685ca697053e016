import { useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { selectCookies } from '../../domain/content/cookies.ts'
import { acceptCookies } from '../../domain/session/consent.ts'
import { selectIdle } from '../../domain/session/idle.ts'
import { selectSession } from '../../domain/session/session.ts'
import { selectTermsAwaited } from '../../domain/session/terms.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { closePanel, selectPanel } from '../../domain/shell/panels.ts'
import { PAGE_CHUNK } from '../../domain/shell/chunks.ts'
import { selectAccess } from '../../domain/shell/navigation.ts'
import { isWorkAddress } from '../../domain/shell/work-address.ts'
import { selectPageMissing } from '../../domain/shell/missing-page.ts'
import { useMovedPresses } from '../components/actions/moved-press.ts'
import { Announcer } from '../components/feedback/announcer.tsx'
import { PageLayout } from '../components/layout/page-layout.tsx'
import { VideoConsent } from '../components/content/video-consent.ts'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { sessionText } from '../text/session.ts'
import { Cookies, OfflineNotice, PortalFooter } from './chrome.tsx'
import { MissingPage } from './crash-page.tsx'
import { lazyComponent, OnceWhole, WholeState } from './lazy-component.tsx'
import { LostRowsNotice } from './lost-rows.tsx'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { SignedInHeader } from './signed-in-header.tsx'

const EmployerFrame = lazyComponent(() => import('../employer/frame.tsx').then((m) => m.EmployerFrame))
const SecondFactorNotice = lazyComponent(() => import('./second-factor-notice.tsx').then((m) => m.SecondFactorNotice))
const Idle = lazyComponent(() => import('../session/idle.tsx').then((m) => m.Idle))
const SetUpPanel = lazyComponent(() => import('../account/second-factor-panels.tsx').then((m) => m.SetUpPanel))
const DisablingPanel = lazyComponent(() => import('../account/second-factor-panels.tsx').then((m) => m.DisablingPanel))
const FamilyMemberPanel = lazyComponent(() =>
  import('../family/add-family-member.tsx').then((m) => m.FamilyMemberPanel),
)
const LifeEventPanel = lazyComponent(() => import('../family/add-life-event.tsx').then((m) => m.LifeEventPanel))
const OptOutPanel = lazyComponent(() => import('../benefits/opt-out.tsx').then((m) => m.OptOutPanel))
const StatementPanel = lazyComponent(() => import('../rewards/statement.tsx').then((m) => m.StatementPanel))
const MakeAClaimPanel = lazyComponent(() => import('../benefits/make-a-claim.tsx').then((m) => m.MakeAClaimPanel))
const BenefitTermsPanel = lazyComponent(() => import('../benefits/benefit-terms.tsx').then((m) => m.BenefitTermsPanel))
const CompareOptionsPanel = lazyComponent(() =>
  import('../benefits/compare-options.tsx').then((m) => m.CompareOptionsPanel),
)
const MedicalQuestionsPanel = lazyComponent(() =>
  import('../benefits/medical-questions.tsx').then((m) => m.MedicalQuestionsPanel),
)
const UploadDataPanel = lazyComponent(() => import('../employer/upload-data.tsx').then((m) => m.UploadDataPanel))
const ReportPanel = lazyComponent(() => import('../employer/report-panels.tsx').then((m) => m.ReportPanel))
const LifeEventReportPanel = lazyComponent(() =>
  import('../employer/report-panels.tsx').then((m) => m.LifeEventReportPanel),
)

const ViewEmployeePanel = lazyComponent(() =>
  import('../employer/view-employee-data.tsx').then((m) => m.ViewEmployeePanel),
)
const WelcomeEmailsPanel = lazyComponent(() =>
  import('../employer/welcome-emails.tsx').then((m) => m.WelcomeEmailsPanel),
)
const TakeUpPanel = lazyComponent(() => import('../employer/take-up-panel.tsx').then((m) => m.TakeUpPanel))

const Panel = ({ open, year }: { open: NonNullable<ReturnType<typeof selectPanel>>; year: number }) => {
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
    case 'compare-options':
      return <CompareOptionsPanel key={open.subject} subject={open.subject} isOpen={!open.closing} />
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
      return <ViewEmployeePanel employeeId={open.subject} isOpen={!open.closing} />
    case 'welcome-emails':
      return <WelcomeEmailsPanel isOpen={!open.closing} />
  }
}

const Panels = ({ year }: { year: number }) => {
  const open = useSelect(selectPanel)
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(closePanel, undefined), [dispatch])
  // After a link inside a panel, the panel is still closing on the next page, where it must not take the focus again.
  const [leftBehind, setLeftBehind] = useState(open)
  if (leftBehind !== null && (open === null || (open !== leftBehind && !open.closing))) setLeftBehind(null)
  if (!open || leftBehind !== null) return null
  return (
    <WholeState waiting={null}>
      <Panel open={open} year={year} />
    </WholeState>
  )
}

/** Whether a page has the frame of the employer's workspace; also until it is known who is there. */
const useIsWork = (): boolean => {
  const { pathname } = useLocation()
  const session = useSelect(selectSession).kind
  const termsAwaited = useSelect(selectTermsAwaited)
  const access = useSelect(selectAccess, 'dashboard')
  if (!isWorkAddress(pathname) || termsAwaited) return false
  return session === 'unknown' || session === 'restoring' || access === 'open' || access === 'waiting'
}

/** Header, page and footer around every screen except the login. */
export const Layout = ({ year, cookies = true }: { year: number; cookies?: boolean }) => {
  const portal = usePortal()
  const isWork = useIsWork()
  const idle = useSelect(selectIdle)
  const { pathname } = useLocation()
  // From the state, so that a replay of the log shows it too: the boundary knows only what it caught itself.
  const missing = useSelect(selectPageMissing)
  const { videoPlayer } = useSelect(selectCookies)
  const masquerading = useSelect(selectMasquerading)
  const dispatch = useDispatch()
  useMovedPresses()
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
      frame={isWork ? 'work' : undefined}
      header={
        isWork ? (
          <WholeState waiting={null}>
            <EmployerFrame />
          </WholeState>
        ) : (
          <SignedInHeader />
        )
      }
      footer={<PortalFooter year={year} />}
    >
      {/* The profile confirms a change where it was made. */}
      {pathname !== '/app/home/my-profile/' && (
        <ChunkBoundary portal={portal} chunk="notice" at={pathname} inPlace={null}>
          <OnceWhole>
            <SecondFactorNotice />
          </OnceWhole>
        </ChunkBoundary>
      )}
      <LostRowsNotice />
      <ChunkBoundary portal={portal} chunk={PAGE_CHUNK} at={pathname} inPlace={<MissingPage />}>
        <VideoConsent value={consent}>{missing ? <MissingPage /> : <Outlet />}</VideoConsent>
      </ChunkBoundary>
      <ChunkBoundary portal={portal} chunk="panel" at={pathname} inPlace={null}>
        {/* A panel belongs to the page that opened it: Back or a link closes it. */}
        <Panels key={pathname} year={year} />
      </ChunkBoundary>
      <ChunkBoundary portal={portal} chunk="idle" at={pathname} inPlace={null}>
        {idle.phase.kind !== 'active' && <Idle />}
        <Announcer
          message={idle.phase.kind === 'noticed' ? `${sessionText.idle.notice} ${sessionText.idle.where}` : ''}
        />
      </ChunkBoundary>
    </PageLayout>
  )
}
