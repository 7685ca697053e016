import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable], dialog[open]') !== null

/** Single-character keys, wherever the focus is except in a text field. `on` is false if the user has switched them off. */
export const useKeys = (on: boolean, keys: Readonly<Record<string, () => void>>): void => {
  const newest = useRef(keys)
  useEffect(() => {
    newest.current = keys
  })
  useEffect(() => {
    if (!on) return undefined
    const listener = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const work = newest.current[event.key.toLowerCase()]
      if (!work) return
      event.preventDefault()
      work()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [on])
}
