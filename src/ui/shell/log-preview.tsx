import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import type { Fact } from '../kit/description-list.tsx'
import { DescriptionList } from '../kit/description-list.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { formatNumber } from '../kit/format.ts'
import { Select } from '../kit/select.tsx'
import { TextField } from '../kit/text-field.tsx'
import type { LoggedVisit, PortalLogs } from '../portal.ts'
import { logText as words } from '../text/log.ts'
import { text } from '../text/shared.ts'
import { LogEvents } from './log-events.tsx'
import { SaveUnseen } from './save-unseen.tsx'

/** What is shown: `failed` where the logs cannot be read, `gone` where that of the chosen visit is no longer there. */
type Shown =
  | { readonly kind: 'preparing' | 'failed' | 'gone' }
  | { readonly kind: 'log'; readonly header: string; readonly lines: readonly string[] }

const factsOf = (visit: LoggedVisit, events: number): readonly Fact[] => [
  { term: words.events, detail: formatNumber(events) },
  { term: words.time, detail: words.span(visit.header.startedAt, visit.lastAt) },
  { term: words.secrets, detail: words.secretsTold(visit.secrets) },
  { term: words.pseudonyms, detail: words.pseudonymsTold(visit.pseudonyms) },
  { term: words.open, detail: words.openTold },
  { term: words.keptLabel, detail: words.kept[visit.kept] },
  ...(visit.header.cut === null
    ? []
    : [
        {
          term: words.cutLabel,
          detail: words.cut[visit.header.cut] + (visit.missing > 0 ? words.missing(visit.missing) : ''),
        },
      ]),
]

/** The log as a person reads it before they save it: what it holds, what was hidden, and every event. */
export const LogPreview = ({ logs, onClose }: { logs: PortalLogs; onClose: () => void }) => {
  const [visits, setVisits] = useState<readonly LoggedVisit[]>([])
  const [chosen, setChosen] = useState('')
  const [shown, setShown] = useState<Shown>({ kind: 'preparing' })
  const [find, setFind] = useState('')
  const wanted = useDeferredValue(find)

  useEffect(() => {
    let isOpen = true
    const load = async (): Promise<void> => {
      const all = await logs.visits()
      if (!isOpen) return
      setVisits(all)
      setChosen(all[0]?.id ?? '')
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
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={words.title}
      actions={
        <>
          {shown.kind === 'log' && (
            <Button
              icon="download"
              onPress={() => {
                logs.save([shown.header, ...shown.lines])
                onClose()
              }}
            >
              {words.save}
            </Button>
          )}
          <Button look="quiet" onPress={onClose}>
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
          onChange={setChosen}
        />
      )}
      {shown.kind === 'preparing' && <p role="status">{words.preparing}</p>}
      {shown.kind === 'failed' && <SaveUnseen logs={logs} />}
      {shown.kind === 'gone' && <p role="alert">{words.gone}</p>}
      {shown.kind === 'log' && visit && (
        <>
          <DescriptionList facts={factsOf(visit, shown.lines.length)} />
          <TextField
            id="log-find"
            type="search"
            label={words.find}
            hint={words.findHint}
            autoComplete="off"
            value={find}
            onChange={setFind}
          />
          <LogEvents lines={shown.lines} find={wanted} />
        </>
      )}
    </Dialog>
  )
}
