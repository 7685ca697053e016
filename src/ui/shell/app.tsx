import { useEffect, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { selectLeftBehind, selectMasquerading } from '../../domain/session/masquerade.ts'
import { changeAddress } from '../../domain/shell/address.ts'
import { selectOnline } from '../../domain/shell/connection.ts'
import { Announcements } from '../components/feedback/announcer.tsx'
import { Online } from '../components/feedback/online.ts'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { PortalContext, useSelect, type Portal } from '../portal.ts'
import { Login } from '../session/login.tsx'
import { BrandStyle } from './brand-style.tsx'
import { CrashBoundary, ChunkMissingNotice } from './crash.tsx'
import { lazyComponent, lazyPage } from './lazy-component.tsx'

/** Says on every page of a build for test data that nothing is redacted; no other build contains it. */
const TestData =
  import.meta.env.MODE === 'test-data' ? lazyComponent(() => import('./test-data.tsx').then((m) => m.TestData)) : null
const Masquerade = lazyComponent(() => import('./masquerade.tsx').then((m) => m.Masquerade))
const Pages = lazyPage(() => import('./pages.tsx').then((m) => m.Pages))
const afterLogin = [Pages]

export interface PortalPage extends Portal {
  /** Gives the effects access to the router's navigation. */
  readonly navigateWith: (go: (path: string, how: 'push' | 'replace') => void) => void
  readonly year: number
}

const Navigator = ({ portal }: { portal: PortalPage }) => {
  const { go } = useNavigation()
  useEffect(() => {
    portal.navigateWith((path, how) => go(path, { replace: how === 'replace' }))
  }, [portal, go])
  const { pathname, search } = useLocation()
  useEffect(() => {
    portal.dispatch(changeAddress, { path: pathname, query: search })
  }, [portal, pathname, search])
  return null
}

/** Retries what failed offline once the connection returns. */
const Network = ({ children }: { children: ReactNode }) => <Online value={useSelect(selectOnline)}>{children}</Online>

/** Shown above every page. Nothing waits for its script or fails with it. */
const Notices = () => {
  const masquerading = useSelect(selectMasquerading)
  const leftBehind = useSelect(selectLeftBehind)
  return (masquerading || leftBehind) && <Masquerade />
}

/** The routes of the portal, inside a router. */
export const Screens = ({ portal }: { portal: PortalPage }) => (
  <PortalContext value={portal}>
    <CrashBoundary portal={portal} year={portal.year}>
      {TestData && <TestData />}
      <Notices />
      <BrandStyle>
        <Navigator portal={portal} />
        <Network>
          <Routes>
            <Route path="/" element={<Login year={portal.year} ahead={afterLogin} />} />
            <Route path="*" element={<Pages year={portal.year} />} />
          </Routes>
        </Network>
      </BrandStyle>
      <ChunkMissingNotice />
    </CrashBoundary>
    <Announcements />
  </PortalContext>
)

/** The login is in the first script; every other page comes with `pages.tsx`. */
export const App = ({ portal }: { portal: PortalPage }) => (
  <BrowserRouter basename={import.meta.env.BASE_URL}>
    <Screens portal={portal} />
  </BrowserRouter>
)
