import { useEffect, useRef, useCallback, useSyncExternalStore, useState } from 'react'
import { type Chosen, droppedIn } from './chosen-files.ts'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Files and folders dropped anywhere on the page; returns whether something is being dragged over it. */
export const useDrop = (onChosen: (chosen: Chosen) => void, onFailed: (error: unknown) => void): boolean => {
  const [over, setOver] = useState(false)
  const newest = useRef({ onChosen, onFailed })
  useEffect(() => {
    newest.current = { onChosen, onFailed }
  })
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      const { onChosen: take, onFailed: fail } = newest.current
      if (event.dataTransfer) droppedIn(event.dataTransfer).then(take, fail)
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return over
}

/** Whether a media query holds, as it is now. */
export const useMedia = (query: string): boolean => {
  const listen = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}

/** Does work after this many ms, measured by the page's frames, so a hidden page keeps waiting. Returns a function that cancels it. */
export const after = (ms: number, work: () => void): (() => void) => {
  const begun = performance.now()
  let frame = requestAnimationFrame(function look(now) {
    if (now - begun >= ms) work()
    else frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}

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
