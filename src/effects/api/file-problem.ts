import { isLeft } from 'fp-ts/lib/Either.js'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { isRecord } from '../../domain/kernel/data/is-record.ts'
import { messageIn, parsed } from './response.ts'

/** How many bytes from the start of a file show what it is. */
const enough = 1024

/** Media types with which servers send files of an unknown type. */
const unnamed = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/force-download'])

/** What is known of a file before it is saved. */
export interface ArrivedFile {
  readonly blob: Blob
  readonly status: number
  /** The media types that the operation declares. */
  readonly declared: readonly string[]
  /** The length that the host gave, bytes; null if it gave none. */
  readonly length: number | null
}

const undecodable = (what: string): Problem => ({ kind: 'undecodable', where: `body (${what})` })

/** The problem in an error's JSON; null if the text is a file after all, such as a JSON word or list. */
const errorIn = (text: string, type: string, status: number): Problem | null => {
  const json = parsed(text)
  if (isLeft(json)) return type.includes('json') ? { kind: 'undecodable', where: json.left } : null
  if (!isRecord(json.right) && !type.includes('json')) return null
  const message = messageIn(json.right)
  return message === null ? undecodable('no file') : { kind: 'refused', status, message }
}

/**
 * What is wrong with a file that a host sent with a success status: it is empty, cut short, an HTML page, the JSON of an error, or of a type
 * that the operation does not declare. Null if nothing is wrong. Pages and JSON are found whatever media type the host gives them.
 */
export const fileProblemOf = async ({ blob, status, declared, length }: ArrivedFile): Promise<Problem | null> => {
  const { type, size } = blob
  if (size === 0) return undecodable('empty')
  if (length !== null && size < length) return { kind: 'network' } // the rest was lost on the way
  const start = (await blob.slice(0, enough).text()).replace(/^[\uFEFF\s]+/, '')
  if (/html/i.test(type) || /^<(?:!doctype\s+html|html|head|body)\b/i.test(start)) return undecodable('a page')
  // Only a text that begins like an object is read in full, so a file of a hundred megabytes is not.
  if (start.startsWith('{') || type.includes('json')) {
    const error = errorIn(await blob.text(), type, status)
    if (error !== null) return error
  }
  const isText = (one: string): boolean => one.startsWith('text/')
  const isDeclared = declared.includes(type) || unnamed.has(type) || (isText(type) && declared.some(isText))
  if (!isDeclared) return undecodable(`of the type ${type}`)
  return declared.includes('application/zip') && !start.startsWith('PK') ? undecodable('no archive') : null
}
