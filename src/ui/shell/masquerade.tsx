import { css } from '@linaria/core'
import { selectLeftBehind, selectMasqueradeBanner, selectMasquerading } from '../../domain/session/masquerade.ts'
import { Banner } from '../kit/banner.tsx'
import { MasqueradeBanner } from '../kit/masquerade-banner.tsx'
import { useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'
import { ssoText } from '../text/sso.ts'

const notice = css`
  max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-3) var(--gutter);

  @media print {
    display: none;
  }
`

/** Stands before every page while somebody acts for another person, and in a tab that was copied from such a one. */
export const Masquerade = () => {
  const banner = useSelect(selectMasqueradeBanner)
  const leftBehind = useSelect(selectLeftBehind)
  if (banner) return <MasqueradeBanner userName={banner.user} schemeYear={banner.schemeYear} />
  return leftBehind ? (
    <div className={notice}>
      <Banner tone="info">{ssoText.copied}</Banner>
    </div>
  ) : null
}

/** On a screen whose wishes are refused during a masquerade: says so before anything is typed. */
export const MasqueradeNotice = () =>
  useSelect(selectMasquerading) ? (
    <Banner tone="warning" announce="none">
      {text.common.masquerade}
    </Banner>
  ) : null
