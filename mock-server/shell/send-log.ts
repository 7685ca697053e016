import { gunzipSync } from 'fflate'
import { isObject } from '../../openapi/json.ts'
import { fromBase64, toBase64 } from '../bytes.ts'
import type { MockResponse } from '../faults.ts'
import type { SentFile, SentForm } from '../form.ts'
import { anyone, ok, refuse, type HandlerResponse } from '../handler.ts'
import type { Tables } from '../world/tables.ts'
import type { SentLog } from './log-records.ts'

/** The most bytes of a log, as openapi/versioned/support.yaml says. */
const LIMIT = 16 * 1024 * 1024

/** Without I, L, O and U, which are easily confused in writing or over the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A short name for a log, easy to read out: eight letters and digits made from the first 40 bits of its id. */
export const referenceOf = (id: string): string => {
  const digits = [
    ...BigInt(`0x${id.slice(0, 10)}`)
      .toString(32)
      .padStart(8, '0'),
  ].map((digit) => letters[parseInt(digit, 32)])
  return `${digits.slice(0, 4).join('')}-${digits.slice(4).join('')}`
}

/** The bytes of a file in a form. */
const bytesOf = ({ text, base64 }: SentFile): Uint8Array<ArrayBuffer> =>
  base64 === undefined ? new TextEncoder().encode(text) : fromBase64(base64)

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Whether a file, compressed or not, begins with the header of a log. */
const isLog = (bytes: Uint8Array): boolean => {
  try {
    const plain = isGzip(bytes) ? gunzipSync(bytes) : bytes
    const [first = ''] = new TextDecoder().decode(plain).split('\n', 1)
    const header: unknown = JSON.parse(first)
    return isObject(header) && header['format'] === 'benefits-portal-log'
  } catch {
    return false // damaged gzip, or no JSON
  }
}

const joined = (held: Uint8Array, piece: Uint8Array, offset: number): Uint8Array<ArrayBuffer> => {
  const fresh = piece.subarray(Math.max(0, held.length - offset))
  const whole = new Uint8Array(held.length + fresh.length)
  whole.set(held)
  whole.set(fresh, held.length)
  return whole
}

const take = (db: Tables, log: SentLog, piece: Uint8Array, offset: number): HandlerResponse => {
  if (offset > log.received) return refuse(409, { received: log.received })
  const whole = joined(fromBase64(log.base64), piece, offset)
  const received = whole.length
  if (received > log.length || (received === log.length && !isLog(whole))) {
    db.logs.remove(log.id)
    return refuse(422, { error: 'This is not a log of the portal' })
  }
  const reference = received === log.length ? referenceOf(log.id) : null
  if (db.logs.find(log.id)) db.logs.update(log.id, { received, base64: toBase64(whole), reference })
  else db.logs.insert({ ...log, received, base64: toBase64(whole), reference })
  return reference === null ? { status: 202, body: { received } } : ok({ reference })
}

/** The file of a log that has arrived, by its reference; null for any other path than `/_mock/logs/{reference}`. */
export const sentLogResponse = (worlds: readonly { readonly db: Tables }[], path: string): MockResponse | null => {
  const reference = /^\/_mock\/logs\/([0-9A-Z-]+)$/.exec(path)?.[1]
  const log = worlds.map(({ db }) => reference && db.logs.findBy({ reference })).find((found) => found)
  if (!log) return null
  const body = fromBase64(log.base64)
  const name = `portal-log-${log.reference}.jsonl${isGzip(body) ? '.gz' : ''}`
  return {
    kind: 'response',
    status: 200,
    headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': `attachment; filename="${name}"` },
    body,
  }
}

/** POST /v2/support/logs/{id}: a piece of a log; bytes that have already arrived are ignored. */
export const sendLog = anyone<SentForm>(({ db, params, query, body: { file } }) => {
  const id = params['id'] ?? ''
  const [offset, length] = [Number(query.get('offset')), Number(query.get('length'))]
  if (length > LIMIT) return refuse(413, { error: 'This log is too large' })
  const log = db.logs.find(id) ?? { id, length, received: 0, base64: '', reference: null }
  if (log.reference !== null) return ok({ reference: log.reference })
  if (typeof file !== 'object') return refuse(422, { error: 'This is not a log of the portal' })
  return take(db, log, bytesOf(file), offset)
})
