import { selectLeftBehind, selectMasqueradeBanner, selectMasquerading } from '../../domain/session/masquerade.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { MasqueradeBanner } from '../components/header/masquerade-banner.tsx'
import { useNavigation } from '../components/navigation/use-navigation.ts'
import { useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'
import { ssoText } from '../text/sso.ts'
import { noticeStyle } from './notice-style.ts'

/** Stands before every page while somebody acts for another person, and in a tab that was copied from such a one. */
export const Masquerade = () => {
  const banner = useSelect(selectMasqueradeBanner)
  const leftBehind = useSelect(selectLeftBehind)
  const { go } = useNavigation()
  if (banner)
    return <MasqueradeBanner userName={banner.user} schemeYear={banner.schemeYear} onLeave={() => go('/logout')} />
  return leftBehind ? (
    <div className={noticeStyle}>
      <Banner tone="info">{ssoText.copied}</Banner>
    </div>
  ) : null
}

/** On a screen whose wishes are refused during a masquerade: says so before anything is typed. */
export const MasqueradeNotice = () =>
  useSelect(selectMasquerading) ? (
    <Banner tone="warning" announce="none">
      {shellText.masquerade}
    </Banner>
  ) : null
