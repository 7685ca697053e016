import { useLocation } from 'react-router-dom'
import { selectLogo, selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { selectProfile, selectSession } from '../../domain/session/session.ts'
import { selectTermsAwaited } from '../../domain/session/terms.ts'
import { BrandHeader } from '../components/header/brand-header.tsx'
import { Header } from '../components/header/header.tsx'
import { headerRowStyle, headerStyle } from '../components/header/header-style.ts'
import { useSelect } from '../portal.ts'
import { Tabs, usePerson } from './tabs.tsx'

/** Reserves the header's height (row and line), so that the page does not move when it appears. */
export const HeaderSpace = () => (
  <div className={headerStyle}>
    <div className={headerRowStyle} />
  </div>
)

/**
 * The header of signed-in pages. Before the terms are accepted it is the logo alone, and a visitor sees only the brand. It loads with the pages, because its
 * links read slices that the login page lacks.
 */
export const SignedInHeader = () => {
  const profile = useSelect(selectProfile)
  const theme = useSelect(selectTheme)
  const logo = useSelect(selectLogo)
  const termsAwaited = useSelect(selectTermsAwaited)
  const person = usePerson()
  const session = useSelect(selectSession).kind
  const settled = useSelect(selectThemeSettled)
  const isSetup = /\/setup(\/|$)/.test(useLocation().pathname)
  if (session === 'signedOut' && settled)
    return <BrandHeader brandName={theme.benefitBrandName} logo={logo} homeTo="/" />
  if (session === 'signedOut') return null
  if (!profile) return <HeaderSpace />
  const { clientLogo } = profile.client
  // The client's logo stands alone: two logos beside each other say less than one.
  const ownLogo = clientLogo === null ? logo : { desktop: clientLogo, mobile: clientLogo }
  if (termsAwaited) return <BrandHeader brandName={theme.benefitBrandName} logo={ownLogo} />
  return (
    <>
      <Header brandName={theme.benefitBrandName} logo={ownLogo} homeTo="/app/home/" {...person} />
      {/* In the steps of a choice the price has its place. */}
      {!isSetup && <Tabs />}
    </>
  )
}
