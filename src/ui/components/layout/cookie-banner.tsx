import { css } from '@linaria/core'
import { Button } from '../actions/button.tsx'
import { RouteLink } from '../actions/route-link.tsx'
import { useFocusFallback } from '../navigation/use-focus-fallback.ts'

const banner = css`
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-6);
    max-inline-size: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding: var(--space-4) var(--gutter);
  }

  & [data-part='words'] {
    flex: 1 1 24rem;
    max-inline-size: 48rem;
  }

  & h2 {
    font-size: var(--text-m);
  }

  & p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }

  & a {
    white-space: nowrap;
  }

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  @media (max-width: 599px) {
    & [data-part='actions'] {
      inline-size: 100%;
    }

    & [data-part='actions'] > button {
      flex: 1;
    }
  }

  @media print {
    display: none;
  }

  /* A page that the build drew contains the banner for everybody; see first-page/early.ts. */
  [data-early='chosen'] & {
    display: none;
  }
`

export type CookieBannerProps = { policyTo: string; onAccept: () => void; onManage: () => void }

/** In the page's flow, so that it never covers the focus. */
export const CookieBanner = ({ policyTo, onAccept, onManage }: CookieBannerProps) => (
  <section className={banner} aria-labelledby="cookie-banner-title">
    <div ref={useFocusFallback()}>
      <div data-part="words">
        <h2 id="cookie-banner-title">Cookies on this site</h2>
        <p>
          Essential cookies keep you logged in. With your permission, other cookies let us play videos.{' '}
          <RouteLink to={policyTo}>Our cookie policy</RouteLink>
        </p>
      </div>
      <div data-part="actions">
        <Button size="small" onPress={onAccept}>
          Accept
        </Button>
        <Button size="small" variant="secondary" onPress={onManage}>
          Manage
        </Button>
      </div>
    </div>
  </section>
)
