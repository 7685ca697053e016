import { startTransition, useEffect, useState } from 'react'
import { usePortal } from './portal.ts'

/** How long typing must pause before the list follows, ms: longer than the gap between letters at ten a second. */
const PAUSE = 150

/**
 * Typed or arrow-key input once it pauses: redrawing a list after each letter would delay the next one on a slow phone. The list is then
 * drawn when there is time. `value` keeps its identity while it is equal.
 */
export const usePaused = <Value>(value: Value): Value => {
  const { schedule } = usePortal()
  const [paused, setPaused] = useState({ value })
  useEffect(
    () => (value === paused.value ? undefined : schedule(() => startTransition(() => setPaused({ value })), PAUSE)),
    [schedule, value, paused],
  )
  return paused.value
}
