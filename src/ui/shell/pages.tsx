import type { ReactNode } from 'react'
import { lazy, use } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Area } from '../../domain/shell/navigation.ts'
import { usePortal } from '../portal.ts'
import { Landing } from './landing.tsx'
import { NotFound } from './not-found.tsx'
import { Layout } from './layout.tsx'
import { Protected } from './protected.tsx'
import { SignedOut } from './signed-out.tsx'

const Home = lazy(() => import('../home/cards.tsx').then((m) => ({ default: m.Home })))
const Eligible = lazy(() => import('../benefits/eligible.tsx').then((m) => ({ default: m.Eligible })))
const Detail = lazy(() => import('../benefits/detail.tsx').then((m) => ({ default: m.Detail })))
const Setup = lazy(() => import('../benefits/setup.tsx').then((m) => ({ default: m.Setup })))
const Manage = lazy(() => import('../benefits/manage.tsx').then((m) => ({ default: m.Manage })))
const Credits = lazy(() => import('../benefits/credits.tsx').then((m) => ({ default: m.Credits })))
const TotalBenefits = lazy(() => import('../rewards/total-benefits.tsx').then((m) => ({ default: m.TotalBenefits })))
const TotalBenefitsEnhanced = lazy(() =>
  import('../rewards/total-benefits-enhanced.tsx').then((m) => ({ default: m.TotalBenefitsEnhanced })),
)
const Dashboard = lazy(() => import('../employer/dashboard.tsx').then((m) => ({ default: m.Dashboard })))
const TakeUp = lazy(() => import('../employer/take-up.tsx').then((m) => ({ default: m.TakeUp })))
const TakeUpOfBenefit = lazy(() =>
  import('../employer/take-up-of-benefit.tsx').then((m) => ({ default: m.TakeUpOfBenefit })),
)
const Insights = lazy(() => import('../employer/insights.tsx').then((m) => ({ default: m.Insights })))
const Engagement = lazy(() => import('../employer/engagement.tsx').then((m) => ({ default: m.Engagement })))
const Approvals = lazy(() => import('../employer/approvals.tsx').then((m) => ({ default: m.Approvals })))
const ApprovalsOfBenefit = lazy(() =>
  import('../employer/approvals-of-benefit.tsx').then((m) => ({ default: m.ApprovalsOfBenefit })),
)
const Employees = lazy(() => import('../employer/employees.tsx').then((m) => ({ default: m.Employees })))
const TwoFactorList = lazy(() => import('../employer/two-factor-list.tsx').then((m) => ({ default: m.TwoFactorList })))
const PlatformSettings = lazy(() =>
  import('../employer/platform-settings.tsx').then((m) => ({ default: m.PlatformSettings })),
)
const Reports = lazy(() => import('../employer/reports.tsx').then((m) => ({ default: m.Reports })))
const Activation = lazy(() => import('../account/activation.tsx').then((m) => ({ default: m.Activation })))
const ForgottenPassword = lazy(() =>
  import('../account/forgotten-password.tsx').then((m) => ({ default: m.ForgottenPassword })),
)
const ResetPassword = lazy(() => import('../account/reset-password.tsx').then((m) => ({ default: m.ResetPassword })))
const SecondFactor = lazy(() => import('../session/second-factor.tsx').then((m) => ({ default: m.SecondFactor })))
const SecondFactorIntro = lazy(() =>
  import('../session/second-factor-setup.tsx').then((m) => ({ default: m.SecondFactorIntro })),
)
const SecondFactorCode = lazy(() =>
  import('../session/second-factor-setup.tsx').then((m) => ({ default: m.SecondFactorCode })),
)
const Profile = lazy(() => import('../account/profile.tsx').then((m) => ({ default: m.Profile })))
const Family = lazy(() => import('../family/members.tsx').then((m) => ({ default: m.Family })))
const LifeEvents = lazy(() => import('../family/life-events.tsx').then((m) => ({ default: m.LifeEvents })))
const LifeEventsLink = lazy(() => import('../family/life-events-link.tsx').then((m) => ({ default: m.LifeEventsLink })))
const Policy = lazy(() => import('../content/policies.tsx').then((m) => ({ default: m.Policy })))
const Contact = lazy(() => import('../content/contact.tsx').then((m) => ({ default: m.Contact })))
const Logout = lazy(() => import('../session/logout.tsx').then((m) => ({ default: m.Logout })))
const LoggedOut = lazy(() => import('../session/logout.tsx').then((m) => ({ default: m.LoggedOut })))
const SsoLogin = lazy(() => import('../session/sso.tsx').then((m) => ({ default: m.SsoLogin })))
const SsoError = lazy(() => import('../session/sso.tsx').then((m) => ({ default: m.SsoError })))
const WorkPlatform = lazy(() => import('../session/work-platform.tsx').then((m) => ({ default: m.WorkPlatform })))

const signedIn = (page: ReactNode, area: Area | null = null) => <Protected area={area}>{page}</Protected>

/** Every page but the login, once the state has all its slices (access-and-shell §2, benefits-and-employer §2). */
export const Pages = ({ year }: { year: number }) => {
  use(usePortal().whole)
  const framed = (page: ReactNode) => <SignedOut year={year}>{page}</SignedOut>
  return (
    <Routes>
      <Route path="activation/:id?/*" element={<Activation year={year} />} />
      <Route path="forgotten-password/*" element={<ForgottenPassword year={year} />} />
      <Route path="reset-password/*" element={<ResetPassword year={year} />} />
      <Route path="sso-login/*" element={framed(<SsoLogin />)} />
      <Route path="sso-error/*" element={framed(<SsoError />)} />
      <Route path="two-fa/*" element={<SecondFactor year={year} />} />
      <Route path="two-fa-qr-setup/*" element={<SecondFactorIntro year={year} />} />
      <Route path="two-fa-code-setup/*" element={<SecondFactorCode year={year} />} />
      <Route element={<Layout year={year} cookies={false} />}>
        <Route path="cookie-policy/*" element={<Policy kind="cookies" />} />
      </Route>
      <Route element={<Layout year={year} />}>
        <Route path="contact-us/*" element={<Contact />} />
        <Route path="privacy-statement/*" element={<Policy kind="privacy" />} />
        <Route path="terms-and-conditions/*" element={<Policy kind="terms" />} />
        <Route path="wrkit-redirect-sso/*" element={<WorkPlatform />} />
        <Route path="logout/*" element={<Logout />} />
        <Route path="logout-success/*" element={<LoggedOut />} />
        <Route path="app">
          <Route index element={signedIn(<Landing />)} />
          <Route
            path="home"
            element={signedIn(
              <Home>
                <LifeEventsLink />
              </Home>,
            )}
          />
          <Route
            path="home/my-profile"
            element={signedIn(
              <Profile>
                <Family />
                <LifeEventsLink />
              </Profile>,
            )}
          />
          <Route path="home/life-events" element={signedIn(<LifeEvents />, 'benefits')} />
          <Route path="my-benefits" element={signedIn(<Eligible />, 'benefits')} />
          <Route path="my-benefits/:benefitId" element={signedIn(<Detail />, 'benefits')} />
          <Route path="my-benefits/:benefitId/setup/:step?/*" element={signedIn(<Setup />, 'benefits')} />
          <Route path="my-benefits/:benefitId/manage" element={signedIn(<Manage />, 'benefits')} />
          <Route path="my-total-benefits" element={signedIn(<TotalBenefits />, 'benefits')} />
          <Route path="my-total-benefits-enhanced" element={signedIn(<TotalBenefitsEnhanced />, 'benefits')} />
          <Route path="ccv/manage" element={signedIn(<Credits />)} />
          <Route path="reporting" element={signedIn(<Reports />, 'dashboard')} />
          <Route path="dashboard" element={signedIn(<Dashboard />, 'dashboard')} />
          <Route path="dashboard/benefit-takeup" element={signedIn(<TakeUp />, 'dashboard')} />
          <Route path="dashboard/benefit-takeup/:benefitId" element={signedIn(<TakeUpOfBenefit />, 'dashboard')} />
          <Route path="dashboard/employee-insights" element={signedIn(<Insights />, 'dashboard')} />
          <Route path="dashboard/employee-engagement" element={signedIn(<Engagement />, 'dashboard')} />
          <Route path="dashboard/approve-selections" element={signedIn(<Approvals />, 'dashboard')} />
          <Route
            path="dashboard/approve-selections/:benefitId"
            element={signedIn(<ApprovalsOfBenefit />, 'dashboard')}
          />
          <Route path="dashboard/platform-settings" element={signedIn(<PlatformSettings />, 'dashboard')} />
          <Route path="employee-data" element={signedIn(<Employees />, 'dashboard')} />
          <Route path="employee-data/two-factor" element={signedIn(<TwoFactorList />, 'dashboard')} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
