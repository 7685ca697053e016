import type { ComponentPropsWithoutRef } from 'react'
import { useNavigation } from '../navigation/use-navigation.ts'

export type RouteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the portal, or only what follows the '?'. */
  to: string
  /** Stored with the history entry. */
  state?: unknown
}

/** A link for the router. The router's own `Link` would add its preloading code, a tenth of the router, to the first script. */
export const RouteLink = ({ to, state, onClick, children, ...attributes }: RouteLinkProps) => {
  const { hrefOf, go } = useNavigation()
  return (
    <a
      {...attributes}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event)
        const elsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
        if (event.defaultPrevented || elsewhere) return
        event.preventDefault()
        go(to, { replace: event.currentTarget.href === window.location.href, state })
      }}
    >
      {children}
    </a>
  )
}
