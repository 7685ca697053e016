import type { ReactNode } from 'react'
import type { Rereading } from '../../domain/kernel/requests/unconfirmed.ts'
import { Button } from '../components/actions/button.tsx'
import { useOnceOnline } from '../components/feedback/online.ts'
import { ProblemText } from './problem-text.tsx'
import { rereadText as words } from '../text/unconfirmed.ts'

/** Below a change that could not be confirmed: what the host now holds, once it has been read again. */
export const WhatHolds = ({ now, onRetry, children }: { now: Rereading; onRetry: () => void; children: ReactNode }) => {
  useOnceOnline(typeof now === 'string' ? undefined : onRetry)
  switch (now) {
    case 'reading':
      return <p>{words.reading}</p>
    case 'read':
      return children
    default:
      return (
        <>
          <p>
            {words.failed} <ProblemText problem={now} />
          </p>
          <Button variant="secondary" size="small" icon="refresh" onPress={onRetry}>
            {words.again}
          </Button>
        </>
      )
  }
}
