import { useEffect } from 'react'

/** A link that leads to another page of the portal in this tab. */
const leadsElsewhere = ({ target }: Event): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.origin !== window.location.origin) return false
  const { pathname, search } = window.location
  return link.hash === '' || link.pathname !== pathname || link.search !== search
}

/**
 * While `isUnsaved`, the browser asks before the page is reloaded or closed.
 * @param on `links` also asks at each link to another page of the portal: it bypasses the router, so that the browser can ask
 */
export const useLeaveWarning = (isUnsaved: boolean, on: 'leaving' | 'links' = 'leaving'): void =>
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    const pastTheRouter = (event: MouseEvent): void => {
      if (on === 'links' && leadsElsewhere(event)) event.stopPropagation()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('click', pastTheRouter, true)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('click', pastTheRouter, true)
    }
  }, [isUnsaved, on])
