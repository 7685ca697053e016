import type { ComponentPropsWithoutRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export type RouteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the portal, or only what follows the '?'. */
  to: string
  /** Kept with the entry of the history. */
  state?: unknown
}

/** A link that the router follows: its own one brings the preloading of a framework, a tenth of the router, into the first script. */
export const RouteLink = ({ to, state, onClick, children, ...attributes }: RouteLinkProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
