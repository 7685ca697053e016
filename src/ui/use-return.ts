import { useEffect } from 'react'

/** Calls `again` each time somebody returns to this tab, where what it shows may have been overtaken. */
export const useReturn = (again: () => void): void =>
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [again])
