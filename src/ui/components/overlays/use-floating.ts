import { useLayoutEffect } from 'react'

let floating = 0

/**
 * Says at the root that a notice floats over the page, so that what has the focus scrolls above it. A `:has()` of the root would say it
 * as well, and would have the whole page searched at each change.
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
