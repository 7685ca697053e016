import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { RouteLink } from './route-link.tsx'

const link = css`
  color: var(--brand-text);
  border-radius: var(--radius-s);
  transition: text-decoration-thickness var(--motion-fast);

  &:hover {
    text-decoration-thickness: 0.14em;
  }

  &[data-variant='standalone'] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    font-weight: 600;
    text-decoration: none;
  }

  &[data-variant='standalone']:hover,
  &[data-variant='cover']:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.1em;
  }

  &[data-variant='cover'] {
    color: inherit;
    text-decoration: none;
  }

  &[data-variant='cover']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`

/**
 * `to` is a path of the portal, and `state` is stored with its history entry; `href` leaves the portal, or opens mail or phone. A link that
 * opens in a new tab says so in its text, and tells the new page neither its opener nor its referrer.
 */
export type LinkTarget =
  | { to: string; href?: undefined; newTab?: undefined; state?: unknown }
  | { href: string; to?: undefined; newTab?: boolean | undefined; state?: undefined }

export const newTabAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const
export const newTabWords = ' (opens in a new tab)'

export type TextLinkProps = LinkTarget & {
  children: ReactNode
  /** `inline` is within a sentence; `standalone` is on its own line with a 44 px target; `cover` makes the whole `Card` around it the target. */
  variant?: 'inline' | 'standalone' | 'cover' | undefined
  icon?: IconName | undefined
}

export const TextLink = ({ children, variant = 'inline', icon, to, href, newTab = false, state }: TextLinkProps) => {
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {newTab && <span>{newTabWords}</span>}
    </>
  )
  return to === undefined ? (
    <a className={link} data-variant={variant} href={href} {...(newTab && newTabAttributes)}>
      {content}
    </a>
  ) : (
    <RouteLink className={link} data-variant={variant} to={to} state={state}>
      {content}
    </RouteLink>
  )
}
