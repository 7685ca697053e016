import { useLocation } from 'react-router-dom'
import { selectPicture } from '../../domain/account/avatar.ts'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { logOut } from '../../domain/session/logout.ts'
import { selectProfile, selectSession } from '../../domain/session/session.ts'
import { selectTermsAwaited } from '../../domain/session/terms.ts'
import { profilePath, selectNavigation } from '../../domain/shell/navigation.ts'
import { BrandHeader } from '../components/header/brand-header.tsx'
import { Header } from '../components/header/header.tsx'
import { headerRowStyle, headerStyle } from '../components/header/header-style.ts'
import { TabBar } from '../components/header/tab-bar.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'

/** Reserves the header's height (row and line), so that the page does not move when it appears. */
const HeaderSpace = () => (
  <div className={headerStyle}>
    <div className={headerRowStyle} />
  </div>
)

const icons = { home: 'home', benefits: 'heart', totalBenefits: 'pie', credits: 'card' } as const

/**
 * The header of signed-in pages. Before the terms are accepted it is the logo alone, and a visitor sees only the brand. It loads with the pages, because its
 * links read slices that the login page lacks.
 */
export const SignedInHeader = () => {
  const profile = useSelect(selectProfile)
  const theme = useSelect(selectTheme)
  const termsAwaited = useSelect(selectTermsAwaited)
  const links = useSelect(selectNavigation)
  const picture = useSelect(selectPicture)
  const dispatch = useDispatch()
  const session = useSelect(selectSession).kind
  const settled = useSelect(selectThemeSettled)
  const isSetup = /\/setup(\/|$)/.test(useLocation().pathname)
  const logo = theme.logo === null ? null : { desktop: theme.logo, mobile: theme.mobileLogo ?? theme.logo }
  if (session === 'signedOut' && settled)
    return <BrandHeader brandName={theme.benefitBrandName} logo={logo} homeTo="/" />
  if (session === 'signedOut') return null
  if (!profile) return <HeaderSpace />
  const { clientLogo } = profile.client
  // The client's logo stands alone: two logos beside each other say less than one.
  const ownLogo = clientLogo === null ? logo : { desktop: clientLogo, mobile: clientLogo }
  if (termsAwaited) return <BrandHeader brandName={theme.benefitBrandName} logo={ownLogo} />
  const all = links.map(({ key, path, beside, apart }) => ({
    key,
    to: path,
    label: shellText.navigation[key],
    beside,
    apart,
  }))
  const person = {
    links: all,
    user: { name: profile.user.firstName, avatar: picture },
    profileTo: profilePath,
    onLogOut: () => void dispatch(logOut, undefined),
  }
  const tabs = all.flatMap(({ key, ...link }) =>
    key === 'dashboard' ? [] : [{ ...link, short: shellText.tabs[key], icon: icons[key] }],
  )
  return (
    <>
      <Header brandName={theme.benefitBrandName} logo={ownLogo} homeTo="/app/home/" {...person} />
      {/* In the steps of a choice the price has its place. */}
      {!isSetup && <TabBar tabs={tabs} {...person} />}
    </>
  )
}
