import { use, useMemo } from 'react'
import type { Path } from 'react-router-dom'
import { resolvePath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

export interface Navigation {
  /** The address of a path of the portal, as a link needs it. */
  readonly hrefOf: (to: string) => string
  /** `to` is a path of the portal, or only what follows the '?'. `state` is kept with the entry of the history. */
  readonly go: (to: string, how?: { readonly replace?: boolean; readonly state?: unknown }) => void
  readonly back: () => void
}

/**
 * The ways to other addresses. The router's own hooks for this follow the address: each letter of a search would redraw what only
 * leads elsewhere. The context that does not change has no other name.
 */
export const useNavigation = (): Navigation => {
  const { basename, navigator } = use(NavigationContext)
  return useMemo(() => {
    const resolved = (to: string): string | Path =>
      to.startsWith('?') ? to : resolvePath(basename === '/' ? to : `${basename}/${to}`, '/')
    return {
      hrefOf: (to) => (to.startsWith('?') ? to : navigator.createHref(resolved(to))),
      go: (to, { replace = false, state } = {}) => navigator[replace ? 'replace' : 'push'](resolved(to), state),
      back: () => navigator.go(-1),
    }
  }, [basename, navigator])
}
