import { useLayoutEffect } from 'react'

let floating = 0

/**
 * Marks the root while a notice floats over the page, so that the focused element scrolls above it. A `:has()` on the root would do the
 * same but searches the whole page at each change.
 */
export const useFloating = (floats: boolean): void =>
  useLayoutEffect(() => {
    if (!floats) return
    const { dataset } = document.documentElement
    floating += 1
    dataset['floating'] = ''
    return () => {
      floating -= 1
      if (floating === 0) delete dataset['floating']
    }
  }, [floats])
