import { useEffect, useSyncExternalStore } from 'react'

/** How many open overlays hide an element: one may close below another. */
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

/** Whether an overlay sets the page aside: what the page then says is heard by nobody, and out of reach. */
export const useIsAside = (): boolean => useSyncExternalStore(listen, () => open > 0)

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
 * Takes the rest of the page out of reach of assistive technology while an overlay is open, but for frames that others put there, such as
 * the question of a bot check. It is hidden rather than made inert: that would restyle the whole page at each opening, and the
 * overlay keeps the focus and the pointer anyway.
 */
export const useAside = (overlay: { readonly current: HTMLElement | null }, isOpen: boolean): void => {
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
