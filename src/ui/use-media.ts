import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query, now and after each change. For what styles cannot do: a control stands in one place only. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (redraw) => {
        const list = window.matchMedia(query)
        list.addEventListener('change', redraw)
        return () => list.removeEventListener('change', redraw)
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
  )
