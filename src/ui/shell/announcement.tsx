import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { selectIsCovered } from '../../domain/shell/panels.ts'
import type { Tone } from '../components/feedback/banner.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { useFocusFallback } from '../components/navigation/use-focus-fallback.ts'
import { useSelect } from '../portal.ts'

/**
 * The result of what somebody just did: it takes the focus, and so scrolls into view, once no panel covers the page. A panel that slides out
 * does not count: a scroll after it had left would move what a person presses meanwhile.
 */
export const Announcement = ({ tone, children }: { tone: Tone; children: ReactNode }) => {
  const message = useFocusFallback()
  const covered = useSelect(selectIsCovered)
  // Only once: a panel that closes later returns the focus to its button.
  const tookFocus = useRef(false)
  useLayoutEffect(() => {
    if (covered || tookFocus.current) return
    tookFocus.current = true
    message.current?.focus()
  }, [message, covered])
  return (
    <Banner tone={tone} frame={{ ref: message, tabIndex: -1 }}>
      {children}
    </Banner>
  )
}
