import { useState } from 'react'
import { css } from '@linaria/core'

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  font-family: var(--font-header);
  font-size: 1.125em;
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.1;

  & > svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    flex: none;
  }

  & img {
    max-block-size: 2.375rem;
    max-inline-size: min(11rem, 40vw);
    inline-size: auto;
    object-fit: contain;
    border-radius: var(--radius-s);
    background: var(--plate);
    box-shadow: 0 0 0 0.25rem var(--plate);
  }

  & > picture {
    display: block;
  }

  &[data-size='large'] img {
    max-block-size: 3.5rem;
    max-inline-size: 14rem;
  }
`

/** Addresses of the brand's logo; null if the brand has none; the portal then draws its own logo with the brand's name. */
export type LogoFiles = { desktop: string; mobile: string } | null

export type LogoProps = {
  brandName: string
  files: LogoFiles
  size?: 'medium' | 'large' | undefined
  on?: 'surface' | 'brand' | undefined
}

/** Named after the brand. From 768 px the desktop file is shown. If the file fails to load, the portal's own logo stays [THEME-1]. */
export const Logo = ({ brandName, files, size = 'medium', on = 'surface' }: LogoProps) => {
  const [missing, setMissing] = useState<LogoFiles>(null)
  return files === null || files.desktop === missing?.desktop ? (
    <span className={logo}>
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <rect
          width="36"
          height="36"
          rx="11"
          fill={on === 'surface' ? 'var(--brand-primary)' : 'var(--brand-on-primary)'}
        />
        <path
          d="M18 27.5c-5.5-3.6-9-7-9-11.2A4.9 4.9 0 0 1 18 13.6a4.9 4.9 0 0 1 9 2.7c0 4.2-3.5 7.6-9 11.2z"
          fill={on === 'surface' ? 'var(--brand-on-primary)' : 'var(--brand-primary)'}
        />
      </svg>
      <span translate="no">{brandName}</span>
    </span>
  ) : (
    <span className={logo} data-size={size}>
      <picture>
        <source media="(min-width: 768px)" srcSet={files.desktop} />
        <img src={files.mobile} alt={brandName} onError={() => setMissing(files)} />
      </picture>
    </span>
  )
}
