import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

const link = css`
  color: var(--brand-text);
  border-radius: var(--radius-s);
  transition: text-decoration-thickness var(--motion-fast);

  &:hover {
    text-decoration-thickness: 0.14em;
  }

  &[data-look='standalone'] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    font-weight: 600;
    text-decoration: none;
  }

  &[data-look='standalone']:hover,
  &[data-look='cover']:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.1em;
  }

  &[data-look='cover'] {
    color: inherit;
    text-decoration: none;
  }

  &[data-look='cover']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`

/** `to` is a path of the portal; `href` leaves it, or opens mail or phone. */
export type LinkTarget = { to: string; href?: undefined } | { href: string; to?: undefined }

export type TextLinkProps = LinkTarget & {
  children: ReactNode
  /** `inline` stands in a sentence; `standalone` on its own line with a 44 px target; `cover` makes the whole `Card` around it the target. */
  look?: 'inline' | 'standalone' | 'cover' | undefined
  icon?: IconName | undefined
}

export const TextLink = ({ children, look = 'inline', icon, to, href }: TextLinkProps) => {
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </>
  )
  return to === undefined ? (
    <a className={link} data-look={look} href={href}>
      {content}
    </a>
  ) : (
    <Link className={link} data-look={look} to={to}>
      {content}
    </Link>
  )
}
