import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, as it is now. */
export const useMedia = (query: string): boolean => {
  const listen = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}
