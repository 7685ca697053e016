import { useDeferredValue, useEffect, useState } from 'react'
import { css } from '@linaria/core'
import { supportCode } from '../../domain/log/support-code.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Select } from '../components/inputs/select.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import type { LoggedVisit, LogSender, PortalLogs } from '../portal.ts'
import { logText as words, sendText } from '../text/log.ts'
import { text } from '../text/shared.ts'
import { LogEvents } from './log-events.tsx'
import { SaveUnseen } from './save-unseen.tsx'
import { SendingActions, SendingView, useSending } from './send-log.tsx'

/** The current view: `failed` if the logs cannot be read, `gone` if the chosen visit's log no longer exists. */
type Shown =
  | { readonly kind: 'preparing' | 'failed' | 'gone' }
  | { readonly kind: 'log'; readonly header: string; readonly lines: readonly string[] }

const summary = css`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-s);

  & > li::marker {
    color: var(--ink-soft);
  }
`

/** Describes what a file contains and what is hidden in it. */
const Summary = ({ visit }: { visit: LoggedVisit }) => (
  <>
    <ul className={summary}>
      <li>
        {text.errors.supportCode} {supportCode(visit.header.startedAt)}
      </li>
      <li>{words.span(visit.events, visit.header.startedAt, visit.lastAt)}</li>
      {visit.header.redaction !== 'none' && (
        <>
          <li>{words.secrets(visit.secrets)}</li>
          <li>{words.pseudonyms(visit.pseudonyms)}</li>
          <li>{words.open}</li>
        </>
      )}
    </ul>
    {visit.header.redaction === 'none' && (
      <Banner tone="warning" title={words.unredacted}>
        {words.unredactedMore}
      </Banner>
    )}
    {visit.kept !== 'browser' && (
      <Banner tone="warning" title={words.memory}>
        {words.kept[visit.kept]}
      </Banner>
    )}
    {visit.header.cut !== null && (
      <Banner tone="warning" title={words.early}>
        {words.cut[visit.header.cut] + (visit.missing > 0 ? words.missing(visit.missing) : '')}
      </Banner>
    )}
  </>
)

/** The log as a person reviews it before saving or sending it: what it holds, what is hidden, and every event. */
export const LogPreview = ({ logs, onClose }: { logs: PortalLogs; onClose: () => void }) => {
  const [visits, setVisits] = useState<readonly LoggedVisit[]>([])
  const [chosen, setChosen] = useState('')
  const [shown, setShown] = useState<Shown>({ kind: 'preparing' })
  const [find, setFind] = useState('')
  const wanted = useDeferredValue(find)
  const [sender, setSender] = useState<LogSender | null>(null)
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    logs.logSender?.().then(setSender, () => {}) // without its script the log can still be saved
  }, [logs])

  useEffect(() => {
    let isOpen = true
    const load = async (): Promise<void> => {
      const all = await logs.visits()
      if (!isOpen) return
      setVisits(all)
      setChosen(all[0]?.id ?? '')
      if (all.length === 0) setShown({ kind: 'gone' })
    }
    load().catch(() => setShown({ kind: 'failed' }))
    return () => {
      isOpen = false
    }
  }, [logs])

  useEffect(() => {
    if (chosen === '') return undefined
    let isOpen = true
    const load = async (): Promise<void> => {
      const [header, ...lines] = (await logs.linesOf(chosen)) ?? []
      if (isOpen) setShown(header === undefined ? { kind: 'gone' } : { kind: 'log', header, lines })
    }
    load().catch(() => {
      if (isOpen) setShown({ kind: 'failed' })
    })
    return () => {
      isOpen = false
    }
  }, [logs, chosen])

  const visit = visits.find(({ id }) => id === chosen)
  const all = shown.kind === 'log' ? [shown.header, ...shown.lines] : []
  const save = (lines: readonly string[]): void => {
    logs.save(lines)
    onClose()
  }
  const sending = useSending(sender, all)
  if (isSending && sender)
    return (
      <Dialog
        isOpen
        width="wide"
        onClose={onClose}
        title={sendText.title}
        actions={
          <SendingActions
            sending={sending}
            onBack={() => {
              sending.reset()
              setIsSending(false)
            }}
            onSave={() => save(sender.withNote(all, sending.note))}
            onClose={onClose}
          />
        }
      >
        <SendingView sending={sending} keptForDays={sender.keptForDays} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={words.title}
      actions={
        <>
          {shown.kind === 'log' && (
            <Button icon="download" onPress={() => save(all)}>
              {words.save}
            </Button>
          )}
          {shown.kind === 'log' && sender && (
            <Button variant="secondary" onPress={() => setIsSending(true)}>
              {words.send}
            </Button>
          )}
          <Button variant="quiet" onPress={onClose}>
            {text.common.cancel}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      {visits.length > 1 && (
        <Select
          id="log-visit"
          label={words.visit}
          hint={words.visitHint}
          value={chosen}
          options={visits.map(({ id, header, events }, index) => ({
            value: id,
            label: index === 0 ? words.thisVisit(header.startedAt) : words.earlierVisit(header.startedAt, events),
          }))}
          onChange={(id) => {
            setChosen(id)
            setShown({ kind: 'preparing' }) // what is saved or sent is the chosen log, never the one before
          }}
        />
      )}
      {shown.kind === 'preparing' && <p role="status">{words.preparing}</p>}
      {shown.kind === 'failed' && <SaveUnseen logs={logs} />}
      {shown.kind === 'gone' && <p role="alert">{words.gone}</p>}
      {shown.kind === 'log' && visit && (
        <>
          <Summary visit={visit} />
          <TextField
            id="log-find"
            type="search"
            label={words.find}
            {...(visit.header.redaction !== 'none' && { hint: words.findHint })}
            autoComplete="off"
            enterKeyHint="search"
            value={find}
            onChange={setFind}
          />
          <LogEvents lines={shown.lines} find={wanted} />
        </>
      )}
    </Dialog>
  )
}
