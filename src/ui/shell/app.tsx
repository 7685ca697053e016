import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes, useNavigate } from 'react-router-dom'
import { Loading } from '../kit/loading.tsx'
import type { Portal } from '../portal.ts'
import { PortalContext } from '../portal.ts'
import { Login } from '../session/login.tsx'
import { contentText } from '../text/content.ts'
import { BrandStyle } from './brand-style.tsx'
import { CrashBoundary, NotFound } from './error-pages.tsx'
import { Layout } from './layout.tsx'
import { Protected } from './protected.tsx'

const Home = lazy(() => import('../home/cards.tsx').then((m) => ({ default: m.Home })))
const Eligible = lazy(() => import('../benefits/eligible.tsx').then((m) => ({ default: m.Eligible })))
const Detail = lazy(() => import('../benefits/detail.tsx').then((m) => ({ default: m.Detail })))
const Dashboard = lazy(() => import('../employer/dashboard.tsx').then((m) => ({ default: m.Dashboard })))
const Approvals = lazy(() => import('../employer/approvals.tsx').then((m) => ({ default: m.Approvals })))
const ApprovalsOfBenefit = lazy(() =>
  import('../employer/approvals-of-benefit.tsx').then((m) => ({ default: m.ApprovalsOfBenefit })),
)
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
const Policy = lazy(() => import('../content/policies.tsx').then((m) => ({ default: m.Policy })))
const Contact = lazy(() => import('../content/contact.tsx').then((m) => ({ default: m.Contact })))
const Masquerade = lazy(() => import('./masquerade.tsx').then((m) => ({ default: m.Masquerade })))
const Logout = lazy(() => import('../session/logout.tsx').then((m) => ({ default: m.Logout })))
const LoggedOut = lazy(() => import('../session/logout.tsx').then((m) => ({ default: m.LoggedOut })))

export interface PortalPage extends Portal {
  /** The router hands over how to go somewhere. */
  readonly navigateWith: (go: (path: string, how: 'push' | 'replace') => void) => void
  readonly year: number
}

const Navigator = ({ portal }: { portal: PortalPage }) => {
  const navigate = useNavigate()
  useEffect(() => {
    portal.navigateWith((path, how) => void navigate(path, { replace: how === 'replace' }))
  }, [portal, navigate])
  return null
}

/** A page with a frame of its own, whose script is still to come. */
const LatePage = () => (
  <Suspense fallback={<Loading label={contentText.loading} />}>
    <Outlet />
  </Suspense>
)

/** The portal's routes (access-and-shell §2, benefits-and-employer §2). */
export const App = ({ portal }: { portal: PortalPage }) => (
  <PortalContext value={portal}>
    <Suspense>
      <Masquerade />
    </Suspense>
    <CrashBoundary onSaveLog={portal.exportLog}>
      <BrandStyle>
        <BrowserRouter>
          <Navigator portal={portal} />
          <Routes>
            <Route path="/" element={<Login year={portal.year} />} />
            <Route element={<LatePage />}>
              <Route path="/activation/:id?/*" element={<Activation year={portal.year} />} />
              <Route path="/forgotten-password/*" element={<ForgottenPassword year={portal.year} />} />
              <Route path="/reset-password/*" element={<ResetPassword year={portal.year} />} />
              <Route path="/two-fa/*" element={<SecondFactor year={portal.year} />} />
              <Route path="/two-fa-qr-setup/*" element={<SecondFactorIntro year={portal.year} />} />
              <Route path="/two-fa-code-setup/*" element={<SecondFactorCode year={portal.year} />} />
            </Route>
            <Route element={<Layout year={portal.year} cookies={false} />}>
              <Route path="/cookie-policy/*" element={<Policy kind="cookies" />} />
            </Route>
            <Route element={<Layout year={portal.year} />}>
              <Route path="/contact-us/*" element={<Contact />} />
              <Route path="/privacy-statement/*" element={<Policy kind="privacy" />} />
              <Route path="/terms-and-conditions/*" element={<Policy kind="terms" />} />
              <Route path="/logout/*" element={<Logout />} />
              <Route path="/logout-success/*" element={<LoggedOut />} />
              <Route path="/app">
                <Route index element={<Navigate to="/app/home/" replace />} />
                <Route
                  path="home"
                  element={
                    <Protected>
                      <Home />
                    </Protected>
                  }
                />
                <Route
                  path="home/my-profile"
                  element={
                    <Protected>
                      <Profile />
                    </Protected>
                  }
                />
                <Route
                  path="my-benefits"
                  element={
                    <Protected>
                      <Eligible />
                    </Protected>
                  }
                />
                <Route
                  path="my-benefits/:benefitId"
                  element={
                    <Protected>
                      <Detail />
                    </Protected>
                  }
                />
                <Route
                  path="dashboard"
                  element={
                    <Protected needs="employer">
                      <Dashboard />
                    </Protected>
                  }
                />
                <Route
                  path="dashboard/approve-selections"
                  element={
                    <Protected needs="employer">
                      <Approvals />
                    </Protected>
                  }
                />
                <Route
                  path="dashboard/approve-selections/:benefitId"
                  element={
                    <Protected needs="employer">
                      <ApprovalsOfBenefit />
                    </Protected>
                  }
                />
              </Route>
              <Route path="*" element={<NotFound />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </BrandStyle>
    </CrashBoundary>
  </PortalContext>
)
