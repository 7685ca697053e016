import { headerRowStyle, headerStyle } from './header-style.ts'
import { Logo, type LogoFiles } from './logo.tsx'
import { RouteLink } from '../actions/route-link.tsx'

export type BrandHeaderProps = {
  brandName: string
  logo: LogoFiles
  /** Without it the logo leads nowhere. */
  homeTo?: string
}

/** The header of pages that need no login: only the brand. */
export const BrandHeader = ({ brandName, logo, homeTo }: BrandHeaderProps) => (
  <header className={headerStyle} data-pin="unfixed">
    <div className={headerRowStyle}>
      {homeTo === undefined ? (
        <Logo brandName={brandName} files={logo} />
      ) : (
        <RouteLink to={homeTo}>
          <Logo brandName={brandName} files={logo} />
        </RouteLink>
      )}
    </div>
  </header>
)
