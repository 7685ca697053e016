import type { HeldFile } from '../../api/download.ts'
import { safeFileName } from '../../api/file-name.ts'
import { printOf } from '../../api/idempotency.ts'
import type { Files } from '../ports.ts'

/** Saves a file for the person with the browser's own download. */
export type SaveBlob = (name: string, blob: Blob) => void

/** The files of this page load. `hold` takes a chosen or fetched file; `clear` forgets all of them. */
export interface HeldFiles extends Files {
  readonly hold: (blob: Blob, name: string) => HeldFile
  readonly clear: () => void
}

interface Read {
  readonly text: string
  /** What is kept of the file from now on. */
  readonly utf8: BlobPart
}

/**
 * The text of a file from any spreadsheet: UTF-8, UTF-16 with its mark, and otherwise Windows-1252, in which Excel saves a plain CSV file. A
 * file that is not UTF-8 becomes so.
 */
const textIn = (bytes: ArrayBuffer): Read => {
  const [first, second] = new Uint8Array(bytes)
  const mark = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  try {
    if (mark === null) return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), utf8: bytes }
  } catch {
    // Not UTF-8: the older encoding has a letter for each byte.
  }
  const text = new TextDecoder(mark ?? 'windows-1252').decode(bytes)
  return { text, utf8: text }
}

/** How a zip archive begins, and so an Excel workbook. */
const isArchive = (bytes: ArrayBuffer): boolean =>
  new DataView(bytes).byteLength > 4 && new DataView(bytes).getUint32(0) === 0x504b0304

/** An Excel workbook becomes CSV, whatever its name is; null if it cannot be read as one. */
const sheetIn = (bytes: ArrayBuffer): Promise<Read | null> =>
  import('./workbook.ts')
    .then(({ csvOfWorkbook }) => csvOfWorkbook(bytes))
    .then(
      (text) => ({ text, utf8: text }),
      () => null, // its text is checked instead, which says what it is
    )

/**
 * Keeps files in memory, under ids that mean nothing outside this page load. Nothing of a file reaches a storage or the log.
 * @param newId creates an unused id
 */
export const heldFiles = (saveBlob: SaveBlob, newId: () => string): HeldFiles => {
  const held = new Map<string, { readonly blob: Blob; readonly name: string; readonly text?: string }>()
  return {
    hold: (blob, name) => {
      const id = newId()
      const safe = safeFileName(name) ?? 'file'
      held.set(id, { blob, name: safe })
      return { id, name: safe, type: blob.type, bytes: blob.size }
    },
    text: async (id) => {
      const file = held.get(id)
      if (!file) return null
      const bytes = await file.blob.arrayBuffer()
      const sheet = isArchive(bytes) ? await sheetIn(bytes) : null
      const { text, utf8 } = sheet ?? textIn(bytes)
      // What was read is what is sent or saved, also if somebody changes the file in between.
      const kept = sheet
        ? { blob: new Blob([utf8], { type: 'text/csv' }), name: file.name.replace(/([.](xlsx|csv))?$/i, '.csv') }
        : { ...file, blob: new Blob([utf8], { type: file.blob.type }) }
      if (held.has(id)) held.set(id, { ...kept, text })
      return text
    },
    form: (id, field, text) => {
      const file = held.get(id)
      if (!file) return null
      // Its time is not sent. The key of the change is made of it (`api/idempotency.ts`), so that the same content keeps its key.
      const lastModified = Math.abs(Number.parseInt(printOf(text ?? file.text ?? id), 10))
      const form = new FormData()
      form.append(field, new File([text ?? file.blob], file.name, { type: file.blob.type, lastModified }))
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
