import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { map, type Observable } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { DownloadStep } from '../api/download.ts'
import type { Files } from '../runtime/ports.ts'

/** The file is no longer in memory: the portal knows no better reason. */
export const gone: Problem = { kind: 'unexpected', reason: 'FileGone' }

/** A download as events: its progress, then the name of the saved file, or the failure. */
export const saving = <Progressed, Saved, Failed>(
  steps: Observable<Either<{ readonly problem: Problem }, DownloadStep>>,
  files: Pick<Files, 'save'>,
  eventOf: {
    readonly progressed: (at: { received: number; total: number | null }) => Progressed
    readonly saved: (as: { fileName: string }) => Saved
    readonly failed: (why: { problem: Problem }) => Failed
  },
): Observable<Progressed | Saved | Failed> =>
  steps.pipe(
    map((step) => {
      if (isLeft(step)) return eventOf.failed({ problem: step.left.problem })
      if (step.right.kind === 'progress')
        return eventOf.progressed({ received: step.right.bytes, total: step.right.total })
      const { id, name } = step.right.file
      return files.save(id) ? eventOf.saved({ fileName: name }) : eventOf.failed({ problem: gone })
    }),
  )
