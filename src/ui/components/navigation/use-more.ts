import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** At which sides of a row there is more to scroll to. */
export type More = 'before' | 'after' | 'both' | undefined

/** Less than this out of view, in px, is only the room around what has the focus. */
const ROOM = 6

/** Keeps what has the focus in a row that scrolls sideways in view, and says where it has more. `count` is how many items it has. */
export const useMore = (row: RefObject<HTMLElement | null>, count: number): More => {
  const [more, setMore] = useState<More>()
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    const look = (): void => {
      const before = box.scrollLeft > ROOM
      const after = box.scrollWidth - box.clientWidth - box.scrollLeft > ROOM
      setMore(before ? (after ? 'both' : 'before') : after ? 'after' : undefined)
    }
    // Browsers scroll to what has the focus only if nothing of it is in view.
    const show = ({ target }: FocusEvent): void => {
      if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const observer = new ResizeObserver(look)
    for (const part of [box, ...[...box.children].slice(0, count)]) observer.observe(part)
    box.addEventListener('scroll', look, { passive: true })
    box.addEventListener('focusin', show)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
      box.removeEventListener('focusin', show)
    }
  }, [row, count])
  return more
}
