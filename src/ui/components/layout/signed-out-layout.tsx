import type { ReactNode } from 'react'
import { Logo } from '../header/logo.tsx'
import type { LogoFiles } from '../header/logo.tsx'
import { RouteLink } from '../actions/route-link.tsx'
import { SkipLink, mainId } from './skip-link.tsx'
import { signedOutStyle, introStyle } from './signed-out-style.ts'

export type SignedOutLayoutProps = {
  brand: { name: string; logo: LogoFiles }
  /** The left panel; null hides it, for clients with single sign-on alone. While the brand loads, its space is reserved and empty. */
  intro: {
    state: 'awaited' | 'known'
    title: string
    /** The brand's avatar image, shown on desktops. */
    image: string | null
  } | null
  /** How to contact support: in the panel from 1023 px, else below the form. */
  support: ReactNode
  children: ReactNode
  cookies?: ReactNode
  footer?: ReactNode
}

/** Two panels from 1023 px, one column below that; without a panel the logo is above the form. The form's own heading is the page's h1. */
export const SignedOutLayout = ({ brand, intro: words, support, children, cookies, footer }: SignedOutLayoutProps) => (
  <div className={signedOutStyle}>
    <div>
      <SkipLink />
      {cookies}
    </div>
    <div data-part="panels" data-intro={words === null ? 'hidden' : 'shown'}>
      {words && (
        <section
          className={introStyle}
          data-state={words.state}
          aria-label={brand.name}
          aria-hidden={words.state === 'awaited'}
        >
          <div data-part="logo" data-custom={brand.logo !== null}>
            <RouteLink to="/">
              <Logo
                brandName={brand.name}
                files={brand.logo}
                size="large"
                on={brand.logo === null ? 'brand' : 'surface'}
              />
            </RouteLink>
          </div>
          <div data-part="words">
            {words.image !== null && <img src={words.image} alt="" />}
            <h2>{words.title}</h2>
            <div data-part="more">{support}</div>
          </div>
        </section>
      )}
      <main id={mainId} tabIndex={-1}>
        <div>
          {words === null && (
            <div data-part="logo">
              <RouteLink to="/">
                <Logo brandName={brand.name} files={brand.logo} size="large" />
              </RouteLink>
            </div>
          )}
          {children}
          <div data-part="support">{support}</div>
        </div>
      </main>
    </div>
    {footer}
  </div>
)
