import { useLayoutEffect, type ReactNode } from 'react'
import { isConflict, writeResultOf, type Problem } from '../../domain/kernel/requests/problem.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { useFocusFallback } from '../components/navigation/use-focus-fallback.ts'
import { useErrorTitle } from '../components/layout/page-title.ts'
import { unconfirmedLines, type Unconfirmed } from '../text/unconfirmed.ts'
import { ProblemText, SupportCode } from './problem-text.tsx'

interface WriteFailureProps {
  readonly problem: Problem
  /** The title if the change was certainly not made. */
  readonly failed?: string | undefined
  /** The words if it is unknown whether the change was made. */
  readonly unconfirmed: Unconfirmed
  /** Why it was not made, unless that is the problem's own message. */
  readonly because?: ReactNode
  /** True if a read after the response found the old value: a conflict then changed nothing. */
  readonly unchanged?: boolean
  /** If that is unknown: what the host now holds. `WhatHolds` waits for it. */
  readonly holds?: ReactNode
  /** False if the screen moves the focus itself, such as to the box for another code. */
  readonly takesFocus?: boolean
  /** Shown in both cases, such as that nothing typed is lost. */
  readonly children?: ReactNode
}

const UnconfirmedBanner = ({ problem, unconfirmed, holds, takesFocus = true, children }: WriteFailureProps) => {
  const message = useFocusFallback()
  useErrorTitle(true)
  useLayoutEffect(() => {
    if (takesFocus) message.current?.focus()
  }, [message, takesFocus])
  return (
    <div ref={message} tabIndex={-1}>
      <Banner tone="warning" announce="alert" title={unconfirmed.title}>
        {unconfirmedLines(problem).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {holds}
        <p>
          <span>{unconfirmed.more}</span>
          <SupportCode problem={problem} />
        </p>
        {children}
      </Banner>
    </div>
  )
}

/**
 * A change failed. If the host certainly did not make it, this says so; otherwise it says that the change could not be confirmed, and takes
 * the focus.
 */
export const WriteFailure = (props: WriteFailureProps) => {
  const {
    problem,
    failed,
    because = (
      <p>
        <ProblemText problem={problem} />
      </p>
    ),
    unchanged = false,
    children,
  } = props
  switch (unchanged && isConflict(problem) ? 'notDone' : writeResultOf(problem)) {
    case 'unknown':
      return <UnconfirmedBanner {...props} />
    case 'notDone':
      return (
        <FailureBanner title={failed}>
          {because}
          {children}
        </FailureBanner>
      )
  }
}
