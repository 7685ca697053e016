import { logOut } from '../../domain/session/logout.ts'
import { selectLeftBehind, selectMasqueradeBanner, selectMasquerading } from '../../domain/session/masquerade.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { MasqueradeBanner } from '../components/header/masquerade-banner.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { shellText } from '../text/shell.ts'
import { ssoText } from '../text/sso.ts'
import { noticeStyle } from './notice-style.ts'

/** Shown above every page during a masquerade, and in a tab duplicated from one. */
export const Masquerade = () => {
  const banner = useSelect(selectMasqueradeBanner)
  const leftBehind = useSelect(selectLeftBehind)
  const dispatch = useDispatch()
  if (banner)
    return (
      <MasqueradeBanner
        userName={banner.user}
        schemeYear={banner.schemeYear}
        onLeave={() => void dispatch(logOut, undefined)}
      />
    )
  return leftBehind ? (
    <aside className={noticeStyle}>
      <Banner tone="info">{ssoText.copied}</Banner>
    </aside>
  ) : null
}

/** Says, before anything is typed, that this screen's requests are refused during a masquerade. */
export const MasqueradeNotice = () =>
  useSelect(selectMasquerading) ? (
    <Banner tone="warning" announce="none">
      {shellText.masquerade}
    </Banner>
  ) : null
