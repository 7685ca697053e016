import { useEffect } from 'react'

/** A file dropped beside the zone for it, or where none is, opens in place of the portal: while this is mounted, nothing happens instead. */
export const useNoStrayDrops = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return
    const ignore = (event: DragEvent): void => {
      const { dataTransfer, defaultPrevented } = event
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('dragover', ignore)
    document.addEventListener('drop', ignore)
    return () => {
      document.removeEventListener('dragover', ignore)
      document.removeEventListener('drop', ignore)
    }
  }, [isActive])
}
