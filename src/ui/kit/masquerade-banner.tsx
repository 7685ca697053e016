import { css } from '@linaria/core'
import { Icon } from './icon.tsx'

const banner = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--gutter);
  border-block-end: 3px solid #ffc94d;
  background: #2a2418;
  color: #ffffff;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
`

export type MasqueradeBannerProps = { userName: string; schemeYear: string }

/** First in the page and never dismissed: whoever acts for another person sees it at all times. */
export const MasqueradeBanner = ({ userName, schemeYear }: MasqueradeBannerProps) => (
  <section className={banner} aria-label="Viewing as another user">
    <Icon name="people" />
    <p>
      You are currently viewing the site as <strong>{userName}</strong> for the scheme year{' '}
      <strong>{schemeYear}</strong>
    </p>
  </section>
)
