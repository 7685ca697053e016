import type { ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import type { Area } from '../../domain/shell/navigation.ts'
import { Loading } from '../components/feedback/loading.tsx'
import { LifeEventsLink } from '../family/life-events-link.tsx'
import { Home } from '../home/cards.tsx'
import { usePortal } from '../portal.ts'
import { LoggedOut, Logout } from '../session/logout.tsx'
import { text } from '../text/shared.ts'
import { Landing } from './landing.tsx'
import { NotFound } from './not-found.tsx'
import { lazyPage, useArrived, WholeState, type Ahead } from './lazy-component.tsx'
import { Layout } from './layout.tsx'
import { Protected } from './protected.tsx'
import { loggedOutPanel } from '../text/session.ts'
import { loginPanel } from '../text/login.ts'
import { SignedOut } from './signed-out.tsx'
import '../components/icons/icon-paths-more.ts'

const Eligible = lazyPage(() => import('../benefits/eligible.tsx').then((m) => m.Eligible))
const YourChoices = lazyPage(() => import('../benefits/your-choices.tsx').then((m) => m.YourChoices))
const Compare = lazyPage(() => import('../benefits/compare.tsx').then((m) => m.Compare))
const Detail = lazyPage(() => import('../benefits/detail.tsx').then((m) => m.Detail))
const Setup = lazyPage(() => import('../benefits/setup.tsx').then((m) => m.Setup))
const Manage = lazyPage(() => import('../benefits/manage.tsx').then((m) => m.Manage))
const Credits = lazyPage(() => import('../benefits/credits.tsx').then((m) => m.Credits))
const TotalBenefits = lazyPage(() => import('../rewards/total-benefits.tsx').then((m) => m.TotalBenefits))
const TotalBenefitsEnhanced = lazyPage(() =>
  import('../rewards/total-benefits-enhanced.tsx').then((m) => m.TotalBenefitsEnhanced),
)
const Dashboard = lazyPage(() => import('../employer/dashboard.tsx').then((m) => m.Dashboard))
const TakeUp = lazyPage(() => import('../employer/take-up.tsx').then((m) => m.TakeUp))
const TakeUpOfBenefit = lazyPage(() => import('../employer/take-up-of-benefit.tsx').then((m) => m.TakeUpOfBenefit))
const Insights = lazyPage(() => import('../employer/insights.tsx').then((m) => m.Insights))
const Engagement = lazyPage(() => import('../employer/engagement.tsx').then((m) => m.Engagement))
const Approvals = lazyPage(() => import('../employer/approvals.tsx').then((m) => m.Approvals))
const ApprovalsOfBenefit = lazyPage(() =>
  import('../employer/approvals-of-benefit.tsx').then((m) => m.ApprovalsOfBenefit),
)
const Employees = lazyPage(() => import('../employer/employees.tsx').then((m) => m.Employees))
const TwoFactorList = lazyPage(() => import('../employer/two-factor-list.tsx').then((m) => m.TwoFactorList))
const PlatformSettings = lazyPage(() => import('../employer/platform-settings.tsx').then((m) => m.PlatformSettings))
const Reports = lazyPage(() => import('../employer/reports.tsx').then((m) => m.Reports))
const Activation = lazyPage(() => import('../account/activation.tsx').then((m) => m.Activation))
const ForgottenPassword = lazyPage(() => import('../account/forgotten-password.tsx').then((m) => m.ForgottenPassword))
const ResetPassword = lazyPage(() => import('../account/reset-password.tsx').then((m) => m.ResetPassword))
const SecondFactor = lazyPage(() => import('../session/second-factor.tsx').then((m) => m.SecondFactor))
const SecondFactorIntro = lazyPage(() => import('../session/second-factor-setup.tsx').then((m) => m.SecondFactorIntro))
const SecondFactorCode = lazyPage(() => import('../session/second-factor-setup.tsx').then((m) => m.SecondFactorCode))
const ProfilePage = lazyPage(() => import('./profile-page.tsx').then((m) => m.ProfilePage))
const LifeEvents = lazyPage(() => import('../family/life-events.tsx').then((m) => m.LifeEvents))
const Policy = lazyPage(() => import('../content/policies.tsx').then((m) => m.Policy))
const Contact = lazyPage(() => import('../content/contact.tsx').then((m) => m.Contact))
const SsoLogin = lazyPage(() => import('../session/sso.tsx').then((m) => m.SsoLogin))
const SsoError = lazyPage(() => import('../session/sso.tsx').then((m) => m.SsoError))
const WorkPlatform = lazyPage(() => import('../session/work-platform.tsx').then((m) => m.WorkPlatform))

const waiting = <Loading label={text.common.loading} isHeading />

/** Routes whose pages read slices that home does not need. */
const Whole = () => (
  <WholeState waiting={waiting}>
    <Outlet />
  </WholeState>
)

/** Every page except the login, once the state has the slices of the frame and of home; most wait for the others, too. */
export const Pages = ({ year }: { year: number }) => {
  const portal = usePortal()
  const hasFrame = useArrived(portal.signedIn)
  if (!hasFrame) return waiting
  const rest = {
    fetched: () => {
      portal.loadRest()
      return portal.whole
    },
  }
  /** `ahead`: the scripts of the page, fetched while the session is being restored. */
  const signedIn = (ahead: Ahead, page: ReactNode, area: Area | null = null) => (
    <Protected ahead={[...ahead, rest]} area={area}>
      <WholeState waiting={waiting}>{page}</WholeState>
    </Protected>
  )
  const framed = (page: ReactNode, panel = loginPanel) => (
    <SignedOut year={year} panel={panel}>
      {page}
    </SignedOut>
  )
  return (
    <Routes>
      <Route path="logout-success/*" element={framed(<LoggedOut />, loggedOutPanel)} />
      <Route element={<Whole />}>
        <Route path="activation/:id?/*" element={<Activation year={year} />} />
        <Route path="forgotten-password/*" element={<ForgottenPassword year={year} />} />
        <Route path="reset-password/*" element={<ResetPassword year={year} />} />
        <Route path="sso-login/:token?/:schemeYear?/*" element={framed(<SsoLogin />)} />
        <Route path="sso-error/*" element={framed(<SsoError />)} />
        <Route path="two-fa/*" element={<SecondFactor year={year} />} />
        <Route path="two-fa-qr-setup/*" element={<SecondFactorIntro year={year} />} />
        <Route path="two-fa-code-setup/*" element={<SecondFactorCode year={year} />} />
        <Route element={<Layout year={year} cookies={false} />}>
          <Route path="cookie-policy/*" element={<Policy kind="cookies" />} />
        </Route>
      </Route>
      <Route element={<Layout year={year} />}>
        <Route element={<Whole />}>
          <Route path="contact-us/*" element={<Contact />} />
          <Route path="privacy-statement/*" element={<Policy kind="privacy" />} />
          <Route path="terms-and-conditions/*" element={<Policy kind="terms" />} />
          <Route path="wrkit-redirect-sso/*" element={<WorkPlatform />} />
        </Route>
        <Route path="logout/*" element={<Logout />} />
        <Route path="app">
          <Route
            index
            element={
              <Protected>
                <Landing />
              </Protected>
            }
          />
          <Route
            path="home"
            element={
              <Protected>
                <Home>
                  <LifeEventsLink />
                </Home>
              </Protected>
            }
          />
          <Route path="home/my-profile" element={signedIn([ProfilePage], <ProfilePage />)} />
          <Route path="home/life-events" element={signedIn([LifeEvents], <LifeEvents />, 'lifeEvents')} />
          <Route path="my-benefits" element={signedIn([Eligible], <Eligible />, 'benefits')} />
          <Route path="my-benefits/your-choices" element={signedIn([YourChoices], <YourChoices />, 'benefits')} />
          <Route path="my-benefits/compare" element={signedIn([Compare], <Compare />, 'benefits')} />
          <Route path="my-benefits/:benefitId" element={signedIn([Detail], <Detail />, 'benefits')} />
          <Route path="my-benefits/:benefitId/setup/:step?/*" element={signedIn([Setup], <Setup />, 'benefits')} />
          <Route path="my-benefits/:benefitId/manage" element={signedIn([Manage], <Manage />, 'benefits')} />
          <Route path="my-total-benefits" element={signedIn([TotalBenefits], <TotalBenefits />, 'totalBenefits')} />
          <Route
            path="my-total-benefits-enhanced"
            element={signedIn([TotalBenefitsEnhanced], <TotalBenefitsEnhanced />, 'totalBenefits')}
          />
          <Route path="ccv/manage" element={signedIn([Credits], <Credits />)} />
          <Route path="reporting" element={signedIn([Reports], <Reports />, 'reports')} />
          <Route path="dashboard" element={signedIn([Dashboard], <Dashboard />, 'dashboard')} />
          <Route path="dashboard/benefit-takeup" element={signedIn([TakeUp], <TakeUp />, 'takeUp')} />
          <Route
            path="dashboard/benefit-takeup/:benefitId"
            element={signedIn([TakeUpOfBenefit], <TakeUpOfBenefit />, 'takeUp')}
          />
          <Route path="dashboard/employee-insights" element={signedIn([Insights], <Insights />, 'insights')} />
          <Route path="dashboard/employee-engagement" element={signedIn([Engagement], <Engagement />, 'insights')} />
          <Route path="dashboard/approve-selections" element={signedIn([Approvals], <Approvals />, 'approvals')} />
          <Route
            path="dashboard/approve-selections/:benefitId"
            element={signedIn([ApprovalsOfBenefit], <ApprovalsOfBenefit />, 'approvals')}
          />
          <Route
            path="dashboard/platform-settings"
            element={signedIn([PlatformSettings], <PlatformSettings />, 'dashboard')}
          />
          <Route path="employee-data" element={signedIn([Employees], <Employees />, 'dashboard')} />
          <Route path="employee-data/two-factor" element={signedIn([TwoFactorList], <TwoFactorList />, 'dashboard')} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
