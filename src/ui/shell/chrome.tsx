import { useState, type ReactNode } from 'react'
import { selectTheme } from '../../domain/brand/theme.ts'
import { selectCookies } from '../../domain/content/cookies.ts'
import { acceptCookies } from '../../domain/session/consent.ts'
import { selectMasquerading } from '../../domain/session/masquerade.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { selectOnline } from '../../domain/shell/connection.ts'
import { announce, Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { CookieBanner } from '../components/layout/cookie-banner.tsx'
import { Footer } from '../components/layout/footer.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'
import { lazyComponent } from './lazy-component.tsx'
import { noticeStyle } from './notice-style.ts'

const CookieSettingsDialog = lazyComponent(() =>
  import('../components/overlays/cookie-settings-dialog.tsx').then((m) => m.CookieSettingsDialog),
)
/** How to reach people; it loads when it is first opened. */
export const HelpDialog = lazyComponent(() => import('./help.tsx').then((m) => m.HelpDialog))

const CookieSettings = ({ onClose }: { onClose: () => void }) => {
  const { videoPlayer } = useSelect(selectCookies)
  const dispatch = useDispatch()
  return (
    <CookieSettingsDialog
      isOpen
      onClose={onClose}
      videoEnabled={videoPlayer}
      onSave={(video) => {
        dispatch(acceptCookies, { videoPlayer: video })
        announce(text.common.cookiesSaved)
        onClose()
      }}
    />
  )
}

/** The cookie banner until a choice is made, and its settings; hidden during a masquerade. */
export const Cookies = () => {
  const { accepted } = useSelect(selectCookies)
  const masquerading = useSelect(selectMasquerading)
  const dispatch = useDispatch()
  const [managing, setManaging] = useState(false)
  return (
    <>
      {!accepted && !masquerading && (
        <CookieBanner
          policyTo="/cookie-policy/"
          onAccept={() => {
            dispatch(acceptCookies, { videoPlayer: true })
            announce(text.common.cookiesSaved)
          }}
          onManage={() => setManaging(true)}
        />
      )}
      {managing && <CookieSettings onClose={() => setManaging(false)} />}
    </>
  )
}

/** Shown while the device is offline. */
export const OfflineNotice = () => {
  const online = useSelect(selectOnline)
  return (
    <>
      <Announcer message={online ? '' : text.common.offline} />
      {!online && (
        <section aria-label={text.common.offline} className={noticeStyle}>
          <Banner tone="warning" title={text.common.offline} announce="none">
            {text.common.offlineMore}
          </Banner>
        </section>
      )}
    </>
  )
}

export const PortalFooter = ({ year }: { year: number }): ReactNode => {
  const { benefitBrandName } = useSelect(selectTheme)
  const profile = useSelect(selectProfile)
  const masquerading = useSelect(selectMasquerading)
  const [open, setOpen] = useState<'help' | 'cookies' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Footer
        brandName={benefitBrandName}
        year={year}
        privacyTo="/privacy-statement/"
        termsTo="/terms-and-conditions/"
        contactTo={profile?.client.contactUsEnabled ? '/contact-us/' : null}
        onCookies={masquerading ? null : () => setOpen('cookies')}
        onHelp={() => setOpen('help')}
      />
      {open === 'cookies' && <CookieSettings onClose={close} />}
      {open === 'help' && <HelpDialog onClose={close} />}
    </>
  )
}
