import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { RouteLink } from './route-link.tsx'

const link = css`
  color: var(--brand-text);
  border-radius: var(--radius-s);

  /* Alone on its line: an arrow after its words says that it leads somewhere. */
  &:is([data-variant='standalone'], [data-variant='cover']) {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: var(--control-small);
    font-weight: 600;
    text-decoration: none;
  }

  &:is([data-variant='standalone'], [data-variant='cover']):hover {
    text-decoration: underline;
  }

  &[data-arrow]::after {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline: 1px 4px;
    border: solid currentColor;
    border-width: 2.5px 2.5px 0 0;
    rotate: 45deg;
    transition: translate var(--motion-fast);
  }

  &[data-arrow]:hover::after {
    translate: 3px 0;
  }

  &[data-variant='cover']::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  @media print {
    &[data-arrow]::after {
      display: none;
    }
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
  /** Before the words, instead of the arrow after them: for mail, phones and downloads. */
  icon?: IconName | undefined
}

export const TextLink = ({ children, variant = 'inline', icon, to, href, newTab = false, state }: TextLinkProps) => {
  const isAlone = variant !== 'inline'
  const shared = { className: link, 'data-variant': variant, 'data-arrow': (isAlone && !icon) || undefined }
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {newTab && <span>{newTabWords}</span>}
    </>
  )
  return to === undefined ? (
    <a {...shared} href={href} {...(newTab && newTabAttributes)}>
      {content}
    </a>
  ) : (
    <RouteLink {...shared} to={to} state={state}>
      {content}
    </RouteLink>
  )
}
