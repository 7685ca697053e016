import { useEffect } from 'react'

/** While `isUnsaved`, the browser asks before the page is loaded anew or closed. */
export const useLeaveWarning = (isUnsaved: boolean): void =>
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
