import { useEffect } from 'react'

/** How far a finger or a mouse moves at most during a press that is not a drag, CSS px. */
const STILL = 10

const PRESSABLE = 'a[href], button, summary, label, input'

interface Press {
  readonly on: HTMLElement
  readonly x: number
  readonly y: number
}

const contains = (element: HTMLElement, { x, y }: Press): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}

/** The press that begins here, with the main button alone, on something that can be pressed. */
const pressAt = ({
  target,
  isPrimary,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  x,
  y,
}: PointerEvent): Press | null => {
  const on = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null
  return on === null || !isPrimary || button !== 0 || ctrlKey || metaKey || shiftKey || altKey ? null : { on, x, y }
}

/** Whether a press ended where it began, but what it began on is no longer there: it moved, and is not merely covered. */
const movedAway = (press: Press, { target, x, y }: MouseEvent): boolean =>
  target instanceof Node &&
  !press.on.contains(target) &&
  Math.hypot(x - press.x, y - press.y) <= STILL &&
  press.on.isConnected &&
  press.on.closest('[inert], [aria-hidden="true"]') === null &&
  (document.querySelector('dialog[open]:not([inert])') === null || press.on.closest('dialog') !== null) &&
  !contains(press.on, press)

/**
 * Lets a press count for what it began on, even if a response moved it meanwhile. The browser would click what both ends of the press have in
 * common, which does nothing, or on a touch screen whatever lies there now. Whoever moves the pointer away still cancels the press
 * [WCAG 2.5.2].
 */
export const useMovedPresses = (): void => {
  useEffect(() => {
    let press: Press | null = null
    const onPointerDown = (event: PointerEvent): void => {
      press = pressAt(event)
    }
    const onPointerCancel = (): void => {
      press = null
    }
    const onClick = (event: MouseEvent): void => {
      const begun = press
      press = null
      if (begun === null || !movedAway(begun, event)) return
      event.preventDefault()
      event.stopPropagation()
      begun.on.click()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('pointercancel', onPointerCancel, true)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('pointercancel', onPointerCancel, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
}
