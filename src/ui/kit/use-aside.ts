import { useEffect } from 'react'

/**
 * Takes the rest of the page out of reach of assistive technology while an overlay is open, but for frames that others put there, such as
 * the question of a bot check. It is hidden rather than made inert: that would style the whole page anew at each opening, and the
 * overlay keeps the focus and the pointer anyway.
 */
export const useAside = (overlay: { readonly current: HTMLElement | null }, isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return
    const hidden = [...document.body.children].filter(
      (element) =>
        !element.contains(overlay.current) &&
        !element.hasAttribute('aria-hidden') &&
        (element.id === 'root' || element.querySelector('iframe') === null),
    )
    for (const element of hidden) element.setAttribute('aria-hidden', 'true')
    return () => {
      for (const element of hidden) element.removeAttribute('aria-hidden')
    }
  }, [overlay, isOpen])
}
