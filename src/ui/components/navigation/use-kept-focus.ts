import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { pageHeading } from '../layout/page-heading.ts'

/**
 * For a message that goes away while the focus is in it, as a Retry does with the press on it: the focus then goes to the
 * dialog or to the page's heading, so that the keyboard does not begin at the top of the document. Put it into a
 * component that is drawn only while the message is.
 */
export const useKeptFocus = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const message = box.current
    return () => {
      if (!message?.contains(document.activeElement)) return
      const dialog = message.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
      // What goes with the message is known once React is through; by then something else may have taken the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const beside = dialog?.isConnected === true ? dialog : pageHeading()
        beside?.focus({ preventScroll: true })
      })
    }
  }, [])
  return box
}
