import { isLeft } from 'fp-ts/lib/Either.js'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { isRecord } from '../../domain/kernel/data/is-record.ts'
import { messageIn, parsed } from './response.ts'

/** A file above this size, in bytes, is never read as an error. */
const largestError = 65_536

/**
 * What is wrong with a file that a host sent with a success: it is empty, a page, or the JSON of an error; null when it is a file.
 * The JSON is found whatever the host calls it.
 */
export const fileProblemOf = async (blob: Blob, status: number): Promise<Problem | null> => {
  if (blob.size === 0) return { kind: 'undecodable', where: 'body (empty)' }
  if (blob.type === 'text/html') return { kind: 'undecodable', where: 'body (a page)' }
  if (blob.size > largestError) return null
  const json = parsed(await blob.text())
  if (isLeft(json)) return blob.type.includes('json') ? { kind: 'undecodable', where: json.left } : null
  if (!isRecord(json.right) && !blob.type.includes('json')) return null
  const message = messageIn(json.right)
  return message === null ? { kind: 'undecodable', where: 'body (no file)' } : { kind: 'refused', status, message }
}
