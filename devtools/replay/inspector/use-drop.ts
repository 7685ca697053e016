import { useEffect, useRef, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Files dropped anywhere on the page; returns whether one is being dragged over it. */
export const useDrop = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  const newest = useRef(onFile)
  useEffect(() => {
    newest.current = onFile
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
      for (const file of event.dataTransfer?.files ?? []) newest.current(file)
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
