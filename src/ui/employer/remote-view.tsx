import { useDeferredValue, type ReactNode } from 'react'
import { valueOf, type Remote } from '../../domain/kernel/requests/remote.ts'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Outline } from '../components/feedback/outline.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { stack } from '../shell/stack.ts'
import { ProblemText } from '../shell/problem-text.tsx'

/** The messages while something loads, when it failed, and when it is empty. */
export interface RemoteWords {
  readonly loading: string
  readonly failed: string
  readonly none: string
  readonly noneMore: string
}

/** Whether the host has no such record, so that a retry cannot help. */
export const isGone = (remote: Remote<unknown>): boolean =>
  remote.status === 'failed' && remote.problem.kind === 'refused' && remote.problem.status === 404

/**
 * Loading, failed, empty or loaded. Earlier data stays in view below the message of a failed call. Drawing figures can take a while, so key
 * presses are handled first.
 */
export const RemoteView = <A,>({
  remote: now,
  words,
  isNone,
  onRetry,
  outline,
  gone,
  children,
}: {
  remote: Remote<A>
  words: RemoteWords
  isNone: (value: A) => boolean
  onRetry: () => void
  /** What is drawn while it loads, in the page's own shape; if omitted, a table. */
  outline?: ReactNode
  /** Instead of 'Retry' for a record that does not exist: the message and the link. */
  gone?: ReactNode
  children: (value: A) => ReactNode
}) => {
  const remote = useDeferredValue(now)
  const value = valueOf(remote)
  if (gone && isGone(remote)) return gone
  return (
    <>
      {remote.status === 'failed' && (
        <ErrorState title={words.failed} retry={{ read: onRetry }}>
          <ProblemText problem={remote.problem} />
        </ErrorState>
      )}
      {value === null ? (
        remote.status !== 'failed' &&
        (outline === undefined ? (
          <Skeleton label={words.loading} shape="table" count={8} />
        ) : (
          <Outline label={words.loading}>
            <div className={stack} style={{ marginBlockStart: 0 }}>
              {outline}
            </div>
          </Outline>
        ))
      ) : isNone(value) ? (
        <EmptyState title={words.none}>{words.noneMore}</EmptyState>
      ) : (
        children(value)
      )}
    </>
  )
}
