import { useEffect, useState, type RefObject } from 'react'

/** The sides of a row at which it scrolls further. */
export type More = 'before' | 'after' | 'both' | undefined

/** A hidden strip of at most this width, in px, is only the room for a focus outline. */
const ROOM = 6

/** Keeps the focused item of a sideways-scrolling row in view, and says at which sides there is more. `count` is the number of items. */
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
    // Browsers scroll to a focused element only if no part of it is in view.
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
