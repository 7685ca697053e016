import { isLeft } from 'fp-ts/lib/Either.js'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { isRecord } from '../../domain/kernel/data/is-record.ts'
import { messageIn, parsed } from './response.ts'

/** How much of a file shows what it is, bytes. */
const enough = 1024

/** Media types by which servers send a file of which they know nothing. */
const unnamed = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/force-download'])

/** What is known of a file before it is saved. */
export interface ArrivedFile {
  readonly blob: Blob
  readonly status: number
  /** The media types that the operation declares. */
  readonly declared: readonly string[]
  /** Its length as the host named it; null where it did not. */
  readonly length: number | null
}

const undecodable = (what: string): Problem => ({ kind: 'undecodable', where: `body (${what})` })

/** The problem of the JSON of an error; null where the text is a file, such as a word or a list. */
const errorIn = (text: string, type: string, status: number): Problem | null => {
  const json = parsed(text)
  if (isLeft(json)) return type.includes('json') ? { kind: 'undecodable', where: json.left } : null
  if (!isRecord(json.right) && !type.includes('json')) return null
  const message = messageIn(json.right)
  return message === null ? undecodable('no file') : { kind: 'refused', status, message }
}

/**
 * What is wrong with a file that a host sent with a success, of any size: it is empty or cut short, a page, the JSON of an error, or of another type
 * than the operation declares; null when it is a file. The page and the JSON are found whatever the host calls them.
 */
export const fileProblemOf = async ({ blob, status, declared, length }: ArrivedFile): Promise<Problem | null> => {
  const { type, size } = blob
  if (size === 0) return undecodable('empty')
  if (length !== null && size < length) return { kind: 'network' } // the rest was lost on the way
  const start = (await blob.slice(0, enough).text()).replace(/^[\uFEFF\s]+/, '')
  if (/html/i.test(type) || /^<(?:!doctype\s+html|html|head|body)\b/i.test(start)) return undecodable('a page')
  // Only what begins like an object is read as a whole: a file of a hundred megabytes does not.
  if (start.startsWith('{') || type.includes('json')) {
    const error = errorIn(await blob.text(), type, status)
    if (error !== null) return error
  }
  const isText = (one: string): boolean => one.startsWith('text/')
  const isDeclared = declared.includes(type) || unnamed.has(type) || (isText(type) && declared.some(isText))
  if (!isDeclared) return undecodable(`of the type ${type}`)
  return declared.includes('application/zip') && !start.startsWith('PK') ? undecodable('no archive') : null
}
