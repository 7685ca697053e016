import { useLayoutEffect, useRef } from 'react'
import type { BannerFrame } from '../components/feedback/banner.tsx'

/**
 * Moves the focus to the message about what was just done, and the message onto the screen. Call it in the component around the page: its
 * effects run after those of the page, which would focus the heading.
 */
export const useMessageFocus = (isShown: boolean): BannerFrame => {
  const message = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isShown) return
    message.current?.focus({ preventScroll: true })
    message.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  return { ref: message, tabIndex: -1 }
}
