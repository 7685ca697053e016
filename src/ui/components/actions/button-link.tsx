import type { ReactNode } from 'react'
import { buttonStyle, type ButtonVariant, type ButtonSize, type ButtonWidth } from './button-style.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'
import { newTabAttributes, newTabWords, type LinkTarget } from './text-link.tsx'
import { RouteLink } from './route-link.tsx'

export type ButtonLinkProps = LinkTarget & {
  children: ReactNode
  variant?: Exclude<ButtonVariant, 'danger' | 'keep'> | undefined
  size?: ButtonSize | undefined
  width?: ButtonWidth | undefined
  icon?: IconName | undefined
}

/** Looks like a button and navigates: assistive technology sees a link. */
export const ButtonLink = ({
  children,
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  icon,
  to,
  href,
  newTab = false,
}: ButtonLinkProps) => {
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {newTab && <span>{newTabWords}</span>}
    </>
  )
  const shared = { className: buttonStyle, 'data-variant': variant, 'data-size': size, 'data-width': width }
  return to === undefined ? (
    <a {...shared} href={href} {...(newTab && newTabAttributes)}>
      {content}
    </a>
  ) : (
    <RouteLink {...shared} to={to}>
      {content}
    </RouteLink>
  )
}
