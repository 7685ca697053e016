import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { css } from '@linaria/core'
import { CopyText } from '../components/actions/copy-text.tsx'
import { Button } from '../components/actions/button.tsx'
import { Announcer } from '../components/feedback/announcer.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { ProgressBar } from '../components/feedback/progress-bar.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import type { LogSender, SendStep } from '../portal.ts'
import { logText, sendText as words } from '../text/log.ts'
import { text } from '../text/shared.ts'

/** The stage of sending a log: asking for consent, stopped by the person, or a step of the sending. */
type Phase = { readonly kind: 'asked' } | { readonly kind: 'stopped' } | SendStep

const body = css`
  display: grid;
  gap: var(--space-4);

  /* Takes the focus for what it replaces, and is not a control. */
  &:focus {
    outline: none !important;
    box-shadow: none !important;
  }
`

const percentOf = ({ sent, total }: { readonly sent: number; readonly total: number }): number =>
  Math.floor((sent / total) * 100)

/** What a screen reader announces while a log is sent: each quarter once. */
const announced = (phase: Phase): string => {
  if (phase.kind === 'stopped') return words.stopped
  if (phase.kind !== 'sending') return ''
  if (phase.isWaiting) return words.waiting
  const quarter = Math.floor(percentOf(phase) / 25) * 25
  return quarter === 0 ? words.sending : words.sent(quarter)
}

const Result = ({ phase }: { phase: Phase }) => {
  switch (phase.kind) {
    case 'asked':
      return null
    case 'stopped':
      return (
        <Banner tone="info" announce="none">
          {words.stopped}
        </Banner>
      )
    case 'sending':
      return (
        <>
          <ProgressBar label={words.sending} percent={phase.sent === 0 ? null : percentOf(phase)} />
          {phase.isWaiting && <p>{words.waiting}</p>}
        </>
      )
    case 'received':
      return (
        <>
          <Banner tone="success" title={words.received} announce="none">
            {words.receivedMore}
          </Banner>
          <CopyText label={words.reference} value={phase.reference} shown="as-it-is" words={words.copy} />
        </>
      )
    case 'refused':
      return (
        <FailureBanner title={words.refused}>
          {phase.message !== null && <p>{phase.message}</p>}
          <p>{words.refusedMore}</p>
        </FailureBanner>
      )
    case 'tooLarge':
      return <FailureBanner title={words.tooLarge}>{words.tooLargeMore}</FailureBanner>
    case 'unconfirmed':
      return <FailureBanner title={words.unconfirmed}>{words.unconfirmedMore}</FailureBanner>
  }
}

/** A log to send, and the person's note about it. */
export interface Sending {
  readonly phase: Phase
  readonly note: string
  readonly setNote: (note: string) => void
  readonly send: () => void
  readonly stop: () => void
  /** Asks again, as if nothing had been sent. */
  readonly reset: () => void
}

/** Sends these lines; closing the dialog stops the sending. */
export const useSending = (sender: LogSender | null, lines: readonly string[]): Sending => {
  const [phase, setPhase] = useState<Phase>({ kind: 'asked' })
  const [note, setNote] = useState('')
  const underWay = useRef<() => void>(() => {})
  useEffect(() => () => underWay.current(), [])
  return {
    phase,
    note,
    setNote,
    send: () => {
      if (!sender) return
      setPhase({ kind: 'sending', sent: 0, total: 1, isWaiting: false })
      underWay.current = sender.send(lines, note, setPhase)
    },
    stop: () => {
      underWay.current()
      setPhase({ kind: 'stopped' })
    },
    reset: () => setPhase({ kind: 'asked' }),
  }
}

/** What is sent, to whom and what for; then the progress. */
export const SendingView = ({ sending, keptForDays }: { sending: Sending; keptForDays: number }) => {
  const { phase, note, setNote } = sending
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The pressed button was removed.
    if (document.activeElement === document.body) place.current?.focus()
  })
  const isOpen = phase.kind !== 'sending' && phase.kind !== 'received'
  return (
    <div
      ref={place}
      className={body}
      tabIndex={-1}
      role="group"
      aria-label={phase.kind === 'received' ? words.received : words.title}
      aria-describedby="send-log-about"
    >
      <div id="send-log-about" className={body}>
        {phase.kind !== 'received' && <p>{words.consent(keptForDays)}</p>}
        <Result phase={phase} />
      </div>
      {isOpen && (
        <TextArea
          id="send-log-note"
          label={words.note}
          hint={words.noteHint}
          requirement="optional"
          rows={4}
          value={note}
          onChange={setNote}
        />
      )}
      <Announcer message={announced(phase)} />
    </div>
  )
}

/** The buttons below `SendingView`. Closing the dialog stops the sending. */
export const SendingActions = ({
  sending: { phase, send, stop },
  onBack,
  onSave,
  onClose,
}: {
  sending: Sending
  onBack: () => void
  onSave: () => void
  onClose: () => void
}) => {
  const isUnderWay = phase.kind === 'sending'
  const isFailed = phase.kind === 'refused' || phase.kind === 'unconfirmed'
  if (phase.kind === 'received')
    return (
      // A new button, because the previous one would keep the focus and a second press would close a message that nobody has read.
      <Button key="close" onPress={onClose}>
        {text.common.close}
      </Button>
    )
  return (
    <>
      {phase.kind !== 'tooLarge' && (
        <Button onPress={send} busy={{ label: words.sending, active: isUnderWay }}>
          {isFailed ? words.again : words.agree}
        </Button>
      )}
      {(isFailed || phase.kind === 'tooLarge') && (
        <Button icon="download" variant={isFailed ? 'secondary' : 'primary'} onPress={onSave}>
          {logText.save}
        </Button>
      )}
      {isUnderWay ? (
        <Button key="stop" variant="quiet" onPress={stop}>
          {words.stop}
        </Button>
      ) : (
        <Button key="back" variant="quiet" onPress={onBack}>
          {words.back}
        </Button>
      )}
    </>
  )
}
