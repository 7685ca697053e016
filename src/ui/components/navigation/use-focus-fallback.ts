import { useLayoutEffect, useRef, type RefObject } from 'react'
import { pageHeading } from '../layout/page-heading.ts'

/**
 * For a message that disappears while it has the focus, as a Retry does when pressed. The focus then moves to the page's heading instead
 * of the top of the document; an open dialog sees to itself. Use it in a component that is drawn only with the message.
 */
export const useFocusFallback = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const message = box.current
    return () => {
      if (message?.contains(document.activeElement) !== true || message.closest('dialog') !== null) return
      // What disappears is known only when React has finished; by then something else may have taken the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true })
      })
    }
  }, [])
  return box
}
