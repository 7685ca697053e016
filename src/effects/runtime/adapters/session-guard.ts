import { isLeft } from 'fp-ts/lib/Either.js'
import { tap } from 'rxjs'
import type { Call } from '../../api/client.ts'
import type { Download } from '../../api/download.ts'
import type { AnyOperation } from '../../api/operation.ts'

/**
 * The first 401 of a session ends it, whichever call received it: the end cancels every other call, so a burst of refusals ends it once.
 * Operations in `exempt` say nothing about the session.
 * @param end gets the response's `detail`
 */
export const guardSession = (
  call: Call,
  exempt: readonly AnyOperation[],
  end: (detail: string | null) => void,
): Call => {
  const exemptIds = new Set(exempt.map(({ id }) => id))
  return (operation, ...input) =>
    call(operation, ...input).pipe(
      tap((response) => {
        if (exemptIds.has(operation.id)) return
        if (isLeft(response) && response.left.problem.kind === 'unauthorised') end(response.left.problem.detail)
      }),
    )
}

/** The same for downloads: a 401 instead of a file ends the session. */
export const guardDownload =
  (download: Download, end: (detail: string | null) => void): Download =>
  (operation, input) =>
    download(operation, input).pipe(
      tap((step) => {
        if (isLeft(step) && step.left.problem.kind === 'unauthorised') end(step.left.problem.detail)
      }),
    )
