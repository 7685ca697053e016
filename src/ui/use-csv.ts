import { announce } from './components/feedback/announcer.tsx'
import { usePortal } from './portal.ts'
import { fileSaved } from './text/files.ts'

/** Saves a table as a CSV file of that name, and says so. */
export const useCsv = (): ((name: string, text: string) => void) => {
  const { saveFile } = usePortal()
  return (name, text) => {
    saveFile({ name, type: 'text/csv;charset=utf-8', text })
    announce(fileSaved(name))
  }
}
