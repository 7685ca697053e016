import { startTransition, useEffect, useState } from 'react'
import { usePortal } from './portal.ts'

/** How long nothing changes until the list follows, ms: more than lies between two letters of who types ten a second. */
const PAUSE = 150

/**
 * What is typed, or chosen by the arrow keys, once it pauses: a list that is drawn after each letter keeps the next one waiting on a
 * slow phone. The list is then drawn when there is time. `value` keeps its identity while it says the same.
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
