import { useLayoutEffect, useMemo, useState } from 'react'
import type { Engine } from '../engine/client.ts'
import type { NewNote, Remark } from '../engine/protocol.ts'

/** What was written about a log: in the file, and since it was opened. */
export interface Notes {
  readonly remarks: readonly Remark[]
  /** How many are not in the file yet. */
  readonly unsaved: number
  /** What is typed about the event at a place and not added yet: it stays while another event or another tab is looked at. */
  readonly draftOf: (place: number) => string
  readonly write: (place: number, text: string) => void
  /** Adds what is typed about the event at a place. */
  readonly add: (place: number) => void
  /** The file with all of them. */
  readonly file: () => Promise<Blob>
  readonly saved: () => void
}

const now = (): number => Math.round(performance.timeOrigin + performance.now())

/** Collects notes about the events of a log; the browser asks before it closes a page with some that are in no file. */
export const useNotes = ({ facts, ask }: Engine): Notes => {
  const [added, setAdded] = useState<readonly NewNote[]>([])
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({})
  const [savedCount, setSavedCount] = useState(0)
  const unsaved = added.length - savedCount
  const remarks = useMemo(
    (): readonly Remark[] =>
      [
        ...facts.remarks,
        ...added.map(({ seq, at, text }) => ({
          kind: 'note' as const,
          place: facts.columns.seq.indexOf(seq),
          at,
          text,
        })),
      ].toSorted((a, b) => a.place - b.place),
    [facts, added],
  )
  // Before the screen changes: whoever sees that the notes are saved can leave.
  useLayoutEffect(() => {
    if (unsaved === 0) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  return {
    remarks,
    unsaved,
    draftOf: (place) => drafts[place] ?? '',
    write: (place, text) => setDrafts((former) => ({ ...former, [place]: text })),
    add: (place) => {
      const seq = facts.columns.seq[place]
      const text = (drafts[place] ?? '').trim()
      if (seq === undefined || text === '') return
      setAdded([...added, { seq, at: now(), text }])
      setDrafts({ ...drafts, [place]: '' })
    },
    file: async () => new Blob([await ask('annotated', { notes: added })], { type: 'application/x-ndjson' }),
    saved: () => setSavedCount(added.length),
  }
}
