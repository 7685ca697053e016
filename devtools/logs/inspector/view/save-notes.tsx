import { after } from '../after.ts'
import type { Notes } from '../use-notes.ts'
import { button } from './parts.ts'

/** How long the file stays available for its download, ms. */
const KEPT = 60_000

const notedName = (name: string): string => `${name.replace(/(\.jsonl)?(\.gz)?$/, '')}-noted.jsonl`

/** Saves the log with its new notes as a file of another name. */
export const SaveNotes = ({ name, notes }: { name: string; notes: Notes }) => {
  const save = async (): Promise<void> => {
    const url = URL.createObjectURL(await notes.file())
    const link = document.createElement('a')
    link.href = url
    link.download = notedName(name)
    link.click()
    // A busy browser reads the address only some time after the click.
    after(KEPT, () => URL.revokeObjectURL(url))
    notes.saved()
  }
  if (notes.unsaved === 0) return null
  return (
    <button type="button" className={button} data-variant="main" onClick={() => void save()}>
      Save with {notes.unsaved === 1 ? 'the note' : `${notes.unsaved} notes`}
    </button>
  )
}
