import { useEffect, useSyncExternalStore } from 'react'

/** How many open overlays hide an element: one can close below another. */
const hiddenBy = new WeakMap<Element, number>()

let open = 0
const listeners = new Set<() => void>()
const count = (more: 1 | -1): void => {
  open += more
  for (const tell of listeners) tell()
}
const listen = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether an overlay hides the page: its announcements are then not heard, and its controls out of reach. */
export const useIsPageHidden = (): boolean => useSyncExternalStore(listen, () => open > 0)

const hide = (element: Element): void => {
  hiddenBy.set(element, (hiddenBy.get(element) ?? 0) + 1)
  element.setAttribute('aria-hidden', 'true')
}
const show = (element: Element): void => {
  const left = (hiddenBy.get(element) ?? 1) - 1
  hiddenBy.set(element, left)
  if (left === 0) element.removeAttribute('aria-hidden')
}

/**
 * Hides the rest of the page from assistive technology while an overlay is open, except frames that third parties put there, such as the
 * challenge of a bot check. Hidden rather than inert, because `inert` would restyle the whole page at each opening, and the overlay keeps
 * the focus and the pointer anyway.
 */
export const useHideOthers = (overlay: { readonly current: HTMLElement | null }, isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return
    const hidden = [...document.body.children].filter(
      (element) =>
        !element.contains(overlay.current) &&
        (hiddenBy.has(element) || !element.hasAttribute('aria-hidden')) &&
        (element.id === 'root' || element.querySelector('iframe') === null),
    )
    hidden.forEach(hide)
    count(1)
    return () => {
      hidden.forEach(show)
      count(-1)
    }
  }, [overlay, isOpen])
}
