import { selectPicture } from '../../domain/account/avatar.ts'
import { selectTheme, selectThemeSettled } from '../../domain/brand/theme.ts'
import { logOut } from '../../domain/session/logout.ts'
import { selectProfile, selectSession } from '../../domain/session/session.ts'
import { selectTermsAwaited } from '../../domain/session/terms.ts'
import { profilePath, selectNavigation } from '../../domain/shell/navigation.ts'
import { BrandHeader } from '../components/header/brand-header.tsx'
import { Header } from '../components/header/header.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'

/** Reserves the header's height (band, row and line), so that the page does not move when it appears. */
const HeaderSpace = () => <div style={{ minBlockSize: 'calc(4rem + 5px)' }} />

/**
 * The header of signed-in pages; it waits until the terms are accepted. A visitor sees only the brand. It loads with the pages, because its
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
  const logo = theme.logo === null ? null : { desktop: theme.logo, mobile: theme.mobileLogo ?? theme.logo }
  if (session === 'signedOut' && settled)
    return <BrandHeader brandName={theme.benefitBrandName} logo={logo} homeTo="/" />
  if (termsAwaited || session === 'signedOut') return null
  if (!profile) return <HeaderSpace />
  const { clientLogo, clientName } = profile.client
  return (
    <Header
      brandName={theme.benefitBrandName}
      logo={logo}
      homeTo="/app/home/"
      clientLogo={clientLogo === null ? null : { src: clientLogo, clientName }}
      links={links.map(({ key, path, beside, apart }) => ({
        to: path,
        label: shellText.navigation[key],
        beside,
        apart,
      }))}
      user={{ name: profile.user.firstName, avatar: picture }}
      profileTo={profilePath}
      onLogOut={() => void dispatch(logOut, undefined)}
    />
  )
}
