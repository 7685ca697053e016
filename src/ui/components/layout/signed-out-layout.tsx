import type { ReactNode } from 'react'
import { Logo, type LogoFiles } from '../header/logo.tsx'
import { RouteLink } from '../actions/route-link.tsx'
import { SkipLink, mainId } from './skip-link.tsx'
import { panelStyle, signedOutStyle } from './signed-out-style.ts'

/** What the panel beside the form says. */
export interface PanelWords {
  readonly title: string
  /** One sentence more, where the window is wide. */
  readonly lead: string | null
}

export type SignedOutLayoutProps = {
  brand: { name: string; logo: LogoFiles }
  /** The panel; null hides it, for clients with single sign-on alone. While the brand loads, its space is reserved and empty. */
  panel: (PanelWords & { state: 'awaited' | 'known'; art: ReactNode }) | null
  /** `wide` for a form with pictures beside its words. */
  width?: 'usual' | 'wide'
  /** How to contact support, below the form, with the brand's avatar beside it; null while the brand loads. */
  support: ReactNode
  avatar: string | null
  children: ReactNode
  cookies?: ReactNode
  footer?: ReactNode
}

/** The brand's panel beside the form from 900 px, above it on narrower windows. The form's own heading is the page's h1. */
export const SignedOutLayout = (props: SignedOutLayoutProps) => {
  const { brand, panel, width = 'usual', support, avatar, children, cookies, footer } = props
  return (
    <div className={signedOutStyle}>
      <div>
        <SkipLink />
        {cookies}
      </div>
      <div data-part="panels" data-panel={panel === null ? 'hidden' : 'shown'} data-width={width}>
        {panel && (
          <section
            className={panelStyle}
            data-state={panel.state}
            aria-label={brand.name}
            aria-hidden={panel.state === 'awaited'}
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
              <h2>{panel.title}</h2>
              {panel.lead !== null && <p>{panel.lead}</p>}
            </div>
            {panel.art}
          </section>
        )}
        <main id={mainId} tabIndex={-1}>
          <div>
            {panel === null && (
              <div data-part="logo">
                <RouteLink to="/">
                  <Logo brandName={brand.name} files={brand.logo} size="large" />
                </RouteLink>
              </div>
            )}
            {children}
            {support !== null && (
              <div data-part="support">
                {avatar !== null && <img src={avatar} alt="" />}
                {support}
              </div>
            )}
          </div>
        </main>
      </div>
      {footer}
    </div>
  )
}
