import { type Chosen, droppedIn } from './chosen-files.ts'
import { useEffect, useRef, useState } from 'react'

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
