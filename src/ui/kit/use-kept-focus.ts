import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { pageHeadingId } from './page-header.tsx'
import { mainId } from './skip-link.tsx'

/** Where the focus goes when what held it is about to leave the page. */
const besideOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') ??
  document.getElementById(pageHeadingId) ??
  document.getElementById(mainId)

/**
 * For a message that goes away while the focus is in it, as a Retry does with the press on it: the focus then stays in the
 * dialog or goes to the page's heading, so that the keyboard does not begin at the top of the document. Put it into a
 * component that is drawn only while the message is.
 */
export const useKeptFocus = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const message = box.current
    return () => {
      if (message?.contains(document.activeElement)) besideOf(message)?.focus({ preventScroll: true })
    }
  }, [])
  return box
}
