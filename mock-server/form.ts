import { toBase64 } from './bytes.ts'

/** A file as it came in a form. */
export interface SentFile {
  readonly name: string
  /** Its media type, as the sender gave it. */
  readonly type: string
  /** Its content, read as UTF-8. */
  readonly text: string
  /** Its bytes in base64, if they are not UTF-8. */
  readonly base64?: string
}

const isText = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false // the decoder says so by throwing
  }
}

const fileOf = async (file: File): Promise<SentFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { name, type } = file
  return { name, type, text: await file.text(), ...(!isText(bytes) && { base64: toBase64(bytes) }) }
}

/** A form's parts by name: a text, or a file. */
export type SentForm = Readonly<Record<string, string | SentFile>>

/** Whether a request sends a form with files. */
export const isForm = (contentType: string | undefined): boolean =>
  (contentType ?? '').startsWith('multipart/form-data')

/**
 * The body of a form as JSON text of a `SentForm`, which is how handlers get it. Empty if the body is not a form of that content
 * type, so that the contract check refuses it.
 */
export const readForm = async (contentType: string, body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const parts = await new Response(body, { headers: { 'Content-Type': contentType } }).formData().catch(() => null)
  if (!parts) return ''
  const entries = await Promise.all(
    [...parts].map(async ([name, part]) => [name, typeof part === 'string' ? part : await fileOf(part)]),
  )
  return JSON.stringify(Object.fromEntries(entries))
}

/** A form with every file replaced by its text, because `format: binary` in an OpenAPI document means a string. */
export const textsOfForm = (form: unknown): unknown =>
  typeof form !== 'object' || form === null
    ? form
    : Object.fromEntries(
        Object.entries(form).map(([name, part]: [string, unknown]) => [
          name,
          typeof part === 'object' && part !== null && 'text' in part ? part.text : part,
        ]),
      )
