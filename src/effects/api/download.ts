import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { Observable, type Subscription } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { ClientDependencies, Failure } from './client.ts'
import { fileNameOf } from './file-name.ts'
import { fileProblemOf } from './file-problem.ts'
import { endNoter } from './on-end.ts'
import type { AnyOperation, CallInput, InputOf } from './operation.ts'
import { resultOf, type Result } from './response.ts'
import { addressOf, requestOf } from './request.ts'

/** A file in the page's memory. Events carry its id, because they cannot hold its bytes. `bytes` is its size. */
export interface HeldFile {
  readonly id: string
  readonly name: string
  /** The media type, as the browser or the host named it. */
  readonly type: string
  readonly bytes: number
}

/** A step of a download: the bytes so far and in total (null if the host did not give the length), and at the end the file. */
export type DownloadStep =
  | { readonly kind: 'progress'; readonly bytes: number; readonly total: number | null }
  | { readonly kind: 'done'; readonly file: HeldFile }

/**
 * Calls an operation whose success is a file. Cold; unsubscribing stops the transfer. Emits progress at most every 250 ms, then the
 * file or one failure, and completes; it never errors.
 */
export type Download = <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op> & {
    /** The file's name if the host gives none. */
    readonly name: string
  },
) => Observable<Either<Failure<Op>, DownloadStep>>

/** What a download needs besides what every call needs. */
export interface DownloadDependencies extends Omit<ClientDependencies, 'timeOutMs'> {
  readonly hold: (blob: Blob, name: string) => HeldFile
  /** Milliseconds without a byte after which a transfer is aborted; 30,000 by default. */
  readonly silentMs?: number
}

type Step = Either<Failure<AnyOperation>, DownloadStep>

const mayPass = new Set([502, 503, 504])
const between = 250

const ignore = (): void => {} // without a log there is nobody to notify

const lengthOf = (headers: Headers): number | null => {
  // The length of a compressed response counts the bytes on the wire, not those of the file.
  const named = headers.get('Content-Encoding') === null ? headers.get('Content-Length') : null
  const length = Number(named)
  return named !== null && Number.isInteger(length) && length > 0 ? length : null
}

const read = async (response: Response, report: (bytes: number) => void): Promise<readonly BlobPart[]> => {
  const reader = response.body?.getReader()
  if (!reader) return [await response.arrayBuffer()]
  const parts: BlobPart[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    bytes += value.byteLength
    report(bytes)
  }
}

/** Creates the function that fetches files. It is separate from the client, and loaded with the first file. */
export const createDownload = (dependencies: DownloadDependencies): Download => {
  const {
    hosts,
    session,
    sanitise,
    fetch,
    random,
    scheduler,
    onCall,
    onRead,
    onEnd = ignore,
    hold,
    silentMs = 30_000,
  } = dependencies

  const attempt = async (url: string, request: RequestInit): Promise<Either<Problem, Response>> => {
    try {
      return right(await fetch(url, request))
    } catch (error) {
      return left({ kind: error instanceof Error && error.name === 'AbortError' ? 'aborted' : 'network' })
    }
  }

  const finish = async (
    operation: AnyOperation,
    response: Response,
    named: string,
    report: (bytes: number, total: number | null) => void,
  ): Promise<Step> => {
    const { status, headers } = response
    if (!response.ok) {
      const result: Result = await resultOf(
        operation,
        { status, headers, text: await response.text(), isSigned: true },
        sanitise,
        onRead ?? ignore,
      )
      return isLeft(result)
        ? result
        : left({ problem: { kind: 'undecodable', where: `${operation.id} ${status}: body` }, body: null })
    }
    const total = lengthOf(headers)
    const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? ''
    const blob = new Blob([...(await read(response, (bytes) => report(bytes, total)))], { type })
    const problem = await fileProblemOf({ blob, status, declared: operation.files, length: total })
    if (problem?.kind === 'undecodable')
      return left({ problem: { ...problem, where: `${operation.id} ${status}: ${problem.where}` }, body: null })
    if (problem) return left({ problem, body: null })
    return right({ kind: 'done', file: hold(blob, fileNameOf(headers.get('Content-Disposition'), named)) })
  }

  const download = (operation: AnyOperation, { name, ...input }: CallInput & { name: string }): Observable<Step> =>
    new Observable((subscriber) => {
      const controller = new AbortController()
      const note = endNoter(onEnd, scheduler, operation, input)
      let status = 0
      const end = (step: Step): void => {
        note(isLeft(step) ? step : right({ status, data: null, masqueradeUserId: null }))
        subscriber.next(step)
        subscriber.complete()
      }
      let timer: Subscription | undefined
      const restartTimer = (): void => {
        timer?.unsubscribe()
        timer = scheduler.schedule(() => end(left({ problem: { kind: 'timeOut' }, body: null })), silentMs)
      }
      let reportedAt = -Infinity
      const report = (bytes: number, total: number | null): void => {
        restartTimer()
        const now = scheduler.now()
        if (now - reportedAt < between) return
        reportedAt = now
        subscriber.next(right({ kind: 'progress', bytes, total }))
      }
      const pause = (ms: number): Promise<void> =>
        new Promise((resolve) => {
          subscriber.add(scheduler.schedule(() => resolve(), ms))
        })
      const run = async (): Promise<Step> => {
        const url = addressOf(hosts, operation, input)
        const accept = [...operation.files, 'application/json'].join(', ')
        const request = requestOf(operation, input, session(), controller.signal, { accept })
        let response = await attempt(url, request)
        if (isLeft(response) ? response.left.kind === 'network' : mayPass.has(response.right.status)) {
          await pause(100 + random() * 300)
          response = await attempt(url, request)
        }
        if (isLeft(response)) return left({ problem: response.left, body: null })
        restartTimer()
        status = response.right.status
        try {
          return await finish(operation, response.right, name, report)
        } catch (error) {
          const stopped = error instanceof Error && error.name === 'AbortError'
          return left({ problem: { kind: stopped ? 'aborted' : 'network' }, body: null })
        }
      }
      restartTimer()
      subscriber.add(() => {
        timer?.unsubscribe()
        controller.abort()
        note(null)
      })
      onCall?.(operation)
      run().then(end, (error: unknown) =>
        end(
          left({
            problem: { kind: 'unexpected', reason: error instanceof Error ? error.name : 'Error' },
            body: null,
          }),
        ),
      )
    })

  return download as Download
  // The cast adds the operation's types: its own decoders made a failure's body, or it is null.
}
