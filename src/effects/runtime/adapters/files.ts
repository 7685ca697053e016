import type { HeldFile } from '../../api/download.ts'
import { safeFileName } from '../../api/file-name.ts'
import type { Files } from '../ports.ts'

/** Saves a file for the person with the browser's own download. */
export type SaveBlob = (name: string, blob: Blob) => void

/** The files of this page load. `hold` takes a chosen or fetched file; `clear` forgets all of them. */
export interface HeldFiles extends Files {
  readonly hold: (blob: Blob, name: string) => HeldFile
  readonly clear: () => void
}

/**
 * Keeps files in memory, under ids that mean nothing outside this page load. Nothing of a file reaches a storage or the log.
 * @param newId creates an unused id
 */
export const heldFiles = (saveBlob: SaveBlob, newId: () => string): HeldFiles => {
  const held = new Map<string, { readonly blob: Blob; readonly name: string }>()
  return {
    hold: (blob, name) => {
      const id = newId()
      const safe = safeFileName(name) ?? 'file'
      held.set(id, { blob, name: safe })
      return { id, name: safe, type: blob.type, bytes: blob.size }
    },
    text: (id) => held.get(id)?.blob.text() ?? Promise.resolve(null),
    form: (id, field) => {
      const file = held.get(id)
      if (!file) return null
      const form = new FormData()
      form.append(field, file.blob, file.name)
      return form
    },
    save: (id) => {
      const file = held.get(id)
      if (!file) return false
      held.delete(id)
      saveBlob(file.name, file.blob)
      return true
    },
    drop: (id) => {
      held.delete(id)
    },
    clear: () => {
      held.clear()
    },
  }
}
