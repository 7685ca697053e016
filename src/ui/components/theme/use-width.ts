import { useLayoutEffect, useState, type RefObject } from 'react'

/** The current width of an element in whole px; 0 until it is in the page, and while it is not drawn. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0)
      if (now > 0) setWidth(now) // an element that is hidden for a while keeps its drawing
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
