import { isLeft, isRight, type Either } from 'fp-ts/lib/Either.js'
import { from, of, switchMap, type Observable } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'

/** Whether the host may have refused the change because it holds something newer than the portal saw. */
const isOutOfDate = (problem: Problem): boolean =>
  problem.kind === 'refused' && (problem.status === 409 || problem.status === 412)

interface Failed {
  readonly problem: Problem
}

interface Guarded<Now, Failure extends Failed, Done, News, Event> {
  /** What the change is about, as the host holds it. */
  readonly read: Observable<Either<Failed, { readonly data: Now; readonly version?: string }>>
  /** Tells what has changed since the person saw it; nothing if it is still the same, or is already what they are sending. */
  readonly overtaken: (now: Now) => readonly News[]
  /** The change, with the version that was read, for a host that gives one. */
  readonly send: (on: { readonly onVersion?: string }) => Observable<Either<Failure, Done>>
  /** What became of it. */
  readonly settle: (result: Either<Failed | Failure, Done>) => Event
}

/**
 * Sends a change unless somebody has changed the same thing since the person saw it, in another tab or on another device: a form that was
 * left open never undoes newer work without a word. A refusal with 409 or 412 is looked at in the same way.
 */
export const unlessOvertaken = <Now, Failure extends Failed, Done, News, Event>({
  read,
  overtaken,
  send,
  settle,
}: Guarded<Now, Failure, Done, News, Event>): Observable<News | Event> =>
  read.pipe(
    switchMap((seen): Observable<News | Event> => {
      if (isLeft(seen)) return of(settle(seen))
      const { data, version } = seen.right
      const news = overtaken(data)
      if (news.length > 0) return from(news)
      return send(version === undefined ? {} : { onVersion: version }).pipe(
        switchMap((result): Observable<News | Event> =>
          isRight(result) || !isOutOfDate(result.left.problem)
            ? of(settle(result))
            : read.pipe(
                switchMap((again): Observable<News | Event> => {
                  const late = isLeft(again) ? [] : overtaken(again.right.data)
                  return late.length > 0 ? from(late) : of(settle(result))
                }),
              ),
        ),
      )
    }),
  )
