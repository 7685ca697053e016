import type { ReactNode } from 'react'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { useSelect } from '../portal.ts'
import { mailAddress, telephoneAddress } from '../components/content/addresses.ts'
import { SignedOutLayout } from '../components/layout/signed-out-layout.tsx'
import { loginText } from '../text/login.ts'
import { Cookies, OfflineNotice, PortalFooter } from './chrome.tsx'

/** The frame of the pages before the login: the brand beside them, except for clients with single sign-on alone. */
export const SignedOut = ({ year, children }: { year: number; children: ReactNode }) => {
  const theme = useSelect(selectTheme)
  const settled = useSelect(selectThemeSettled)
  return (
    <SignedOutLayout
      brand={{
        name: theme.benefitBrandName,
        logo: theme.logo === null ? null : { desktop: theme.logo, mobile: theme.mobileLogo ?? theme.logo },
      }}
      intro={
        theme.ssoOnly
          ? null
          : {
              state: settled ? 'known' : 'awaited',
              title: loginText.welcome(theme.benefitBrandName),
              image: theme.avatar,
            }
      }
      support={
        settled && (
          <p style={{ display: 'grid', justifyItems: 'start', gap: 'var(--space-1)' }}>
            {loginText.support}{' '}
            {theme.supportNumber !== null && <a href={telephoneAddress(theme.supportNumber)}>{theme.supportNumber}</a>}
            <a href={mailAddress(theme.supportEmail)}>{theme.supportEmail}</a>
          </p>
        )
      }
      cookies={
        <>
          <Cookies />
          <OfflineNotice />
        </>
      }
      footer={<PortalFooter year={year} />}
    >
      {children}
    </SignedOutLayout>
  )
}
