import { useEffect, useState } from 'react'

/**
 * A module with decoration, which loads after the page is drawn; null until then, and for good if it cannot load, because a page without
 * its pictures says the same.
 * @param load imports the module; the same function at each call, so that what has loaded once is there at once
 */
export const useDecoration = <A>(load: () => Promise<A>): A | null => {
  const [module, setModule] = useState<A | null>(() => (loaded.get(load) as A | undefined) ?? null) // set below by the same function
  useEffect(() => {
    if (module !== null) return undefined
    let isGone = false
    load().then(
      (all) => {
        loaded.set(load, all)
        if (!isGone) setModule(() => all)
      },
      () => {}, // see above
    )
    return () => {
      isGone = true
    }
  }, [load, module])
  return module
}

const loaded = new Map<() => Promise<unknown>, unknown>()
