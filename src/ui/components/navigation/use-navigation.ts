import { use, useMemo } from 'react'
import { resolvePath, UNSAFE_NavigationContext as NavigationContext, type Path } from 'react-router-dom'

export interface Navigation {
  /** The href of a path of the portal. */
  readonly hrefOf: (to: string) => string
  /** `to` is a path of the portal, or only what follows the '?'. `state` is stored with the history entry. */
  readonly go: (to: string, how?: { readonly replace?: boolean; readonly state?: unknown }) => void
  readonly back: () => void
}

/**
 * Navigation functions. The router's own hooks follow the address, so each letter of a search would redraw everything that only links
 * elsewhere. The router exports its stable context only under an `UNSAFE_` name.
 */
export const useNavigation = (): Navigation => {
  const { basename, navigator } = use(NavigationContext)
  return useMemo(() => {
    // Browsers drop these characters, so that a host's '/\t/evil.example' would lead to another site.
    const asRead = (to: string): string => to.replace(/[\t\n\r]/g, '')
    const resolved = (to: string): string | Path =>
      to.startsWith('?') ? to : resolvePath(asRead(basename === '/' ? to : `${basename}/${to}`), '/')
    return {
      hrefOf: (to) => (to.startsWith('?') ? to : navigator.createHref(resolved(to))),
      go: (to, { replace = false, state } = {}) => navigator[replace ? 'replace' : 'push'](resolved(to), state),
      back: () => navigator.go(-1),
    }
  }, [basename, navigator])
}
