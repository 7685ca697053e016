import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { pageHeading } from '../layout/page-heading.ts'

/**
 * For a message that disappears while it has the focus, as a Retry does when pressed. The focus then moves to the dialog or to the page's
 * heading instead of the top of the document. Use it in a component that is drawn only with the message.
 */
export const useFocusFallback = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const message = box.current
    return () => {
      if (!message?.contains(document.activeElement)) return
      const dialog = message.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
      // What disappears is known only when React has finished; by then something else may have taken the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const beside = dialog?.isConnected === true ? dialog : pageHeading()
        beside?.focus({ preventScroll: true })
      })
    }
  }, [])
  return box
}
