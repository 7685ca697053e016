import { foldW } from 'fp-ts/lib/Either.js'
import { catchError, concat, defer, EMPTY, from, of, switchMap, timer, type Observable } from 'rxjs'
import { isRecord } from '../../../domain/kernel/data/is-record.ts'
import { withNotes } from '../../../domain/log/annotate.ts'
import { createClient, type ClientDependencies } from '../../api/client.ts'
import { sendLog } from '../../api/generated/support.ts'
import type { DataOf } from '../../api/operation.ts'
import { pack, type Packed } from '../adapters/pack.ts'
import { page } from '../adapters/page.ts'
import type { PortalConfig } from '../config.ts'

/** A step of sending a log; the last one is any but `sending`. */
export type SendStep =
  /** Bytes; `isWaiting` while the connection is interrupted. */
  | { readonly kind: 'sending'; readonly sent: number; readonly total: number; readonly isWaiting: boolean }
  | { readonly kind: 'received'; readonly reference: string }
  /** Nothing of it was stored. `message` is the receiver's. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'tooLarge' }
  /** It may have arrived or not: sending it again stores it once. */
  | { readonly kind: 'unconfirmed' }

/**
 * Sends the lines of a log with a note by the person, which can be empty. Cold; unsubscribing stops it. The same log is the same file, so
 * sending it again continues where the receiver stopped.
 */
export type SendLog = (lines: readonly string[], note: string) => Observable<SendStep>

/** What sending needs besides what every call needs. */
export interface SendDependencies extends Pick<ClientDependencies, 'fetch' | 'sanitise' | 'random' | 'scheduler'> {
  /** The receiver's address, without a trailing slash. */
  readonly to: string
  readonly pack: (file: Uint8Array<ArrayBuffer>) => Promise<Packed>
}

/** The most bytes of a log and of one piece, as openapi/versioned/support.yaml says. */
export const LIMITS = { log: 16 * 1024 * 1024, piece: 256 * 1024 }
/** How long to wait before a piece is tried again, ms; then it stays unconfirmed. A phone that changes networks is back by then. */
const PAUSES = [500, 1500, 4000]
/** A form can take ten times as long, which is a minute. */
const TIME_OUT = 6000

const numberIn = (json: unknown, key: 'seq' | 'after' | 'at'): number | null =>
  isRecord(json) && typeof json[key] === 'number' ? json[key] : null

/** The file of a log. The note is about the last line and has its time, so that the same words make the same file. */
export const fileWith = (lines: readonly string[], note: string): Uint8Array<ArrayBuffer> => {
  const file = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))
  const text = note.trim()
  if (text === '') return file
  const last: unknown = JSON.parse(lines.at(-1) ?? '{}')
  const after = numberIn(last, 'seq') ?? numberIn(last, 'after') ?? 0
  return new Uint8Array(withNotes(file, [{ kind: 'note', at: numberIn(last, 'at') ?? 0, after, text }]))
}

const formOf = (piece: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData()
  form.append('file', new Blob([piece], { type: 'application/octet-stream' }), 'portal-log.jsonl.gz')
  return form
}

interface Progress {
  /** The most bytes that the receiver was known to have. */
  readonly best: number
  /** How many calls since then made no progress. */
  readonly fruitless: number
}

/** Sends logs to the receiver at this address, without a token or cookie, and without adding to the log that is sent. */
export const createSendLog = ({ to, pack: packed, fetch, sanitise, random, scheduler }: SendDependencies): SendLog => {
  const call = createClient({
    sanitise,
    random,
    randomText: () => '', // `sendLog` carries no idempotency key: its path has the file's hash
    scheduler,
    hosts: { legacy: to, versioned: to },
    session: () => ({ accessToken: null, masquerade: null }),
    fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }),
    timeOutMs: TIME_OUT,
  })
  /** Files that may have arrived in part. */
  const begun = new Set<string>()

  const sendFile = ({ id, bytes }: Packed): Observable<SendStep> => {
    const length = bytes.length
    /** @param size how many bytes are sent; none to ask how far the receiver is */
    const sendFrom = (offset: number, size: number, { best, fruitless }: Progress): Observable<SendStep> => {
      const again = (): Observable<SendStep> => {
        const pause = PAUSES[fruitless]
        if (pause === undefined) return of({ kind: 'unconfirmed' })
        const next = timer(pause, scheduler).pipe(
          switchMap(() => sendFrom(offset, 0, { best, fruitless: fruitless + 1 })),
        )
        return concat(of({ kind: 'sending', sent: best, total: length, isWaiting: true } as const), next)
      }
      const goOn = (received: number): Observable<SendStep> => {
        const isFurther = received > best
        // Otherwise a receiver that makes no progress would be called for ever.
        if (received > length || (!isFurther && fruitless > PAUSES.length)) return of({ kind: 'unconfirmed' })
        const progress = isFurther ? { best: received, fruitless: 0 } : { best, fruitless: fruitless + 1 }
        return concat(
          of({ kind: 'sending', sent: Math.max(best, received), total: length, isWaiting: false } as const),
          sendFrom(received, LIMITS.piece, progress),
        )
      }
      const form = formOf(bytes.subarray(offset, offset + size))
      begun.add(id)
      return call(sendLog, { path: { id }, query: { offset, length }, form }).pipe(
        switchMap(
          foldW(
            ({ problem, body }): Observable<SendStep> => {
              if (problem.kind === 'aborted') return EMPTY
              if (problem.kind !== 'refused') return again()
              if (problem.status === 409 && body !== null && 'received' in body) return goOn(body.received)
              if (problem.status === 413) return of({ kind: 'tooLarge' })
              // A 409 without a position is not the receiver's: something in between can have sent it after the piece arrived.
              return problem.status >= 500 || problem.status === 409
                ? again()
                : of({ kind: 'refused', message: problem.message })
            },
            ({ data }: { readonly data: DataOf<typeof sendLog> }) =>
              'reference' in data ? of({ kind: 'received', reference: data.reference } as const) : goOn(data.received),
          ),
        ),
      )
    }
    if (length > LIMITS.log) return of({ kind: 'tooLarge' })
    return concat(
      of({ kind: 'sending', sent: 0, total: length, isWaiting: false } as const),
      sendFrom(0, begun.has(id) ? 0 : LIMITS.piece, { best: 0, fruitless: 0 }),
    )
  }

  return (lines, note) =>
    defer(() => from(packed(fileWith(lines, note)))).pipe(
      switchMap(sendFile),
      catchError(() => of({ kind: 'refused', message: null } as const)), // packing failed: nothing was sent
    )
}

/** Sends logs to support. */
export interface LogSender {
  /** How many days a log is kept there. */
  readonly keptForDays: number
  /** The lines of a log with the note that would be sent with it, so that a file saved instead is complete. */
  readonly withNote: (lines: readonly string[], note: string) => readonly string[]
  /** Calls the listener with each step; returns a function that stops it. */
  readonly send: (lines: readonly string[], note: string, listener: (step: SendStep) => void) => () => void
}

/** Sends logs to the receiver of the configuration. */
export const logSender = (
  calling: Omit<SendDependencies, 'to' | 'pack'>,
  { to, keptForDays }: NonNullable<PortalConfig['sendLogs']>,
): LogSender => {
  const send = createSendLog({ ...calling, to: page.withHostname(to), pack })
  return {
    keptForDays,
    withNote: (lines, note) => new TextDecoder().decode(fileWith(lines, note)).trimEnd().split('\n'),
    send: (lines, note, listener) => {
      const sending = send(lines, note).subscribe(listener)
      return () => sending.unsubscribe()
    },
  }
}
