import type { ComponentPropsWithoutRef } from 'react'
import { useNavigation } from '../navigation/use-navigation.ts'

export type RouteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the portal, or only what follows the '?'. */
  to: string
  /** Kept with the entry of the history. */
  state?: unknown
}

/** A link that the router follows: its own one brings the preloading of a framework, a tenth of the router, into the first script. */
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
