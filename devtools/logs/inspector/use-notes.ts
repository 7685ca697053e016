import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Engine } from '../engine/client.ts'
import type { NewNote, Remark } from '../engine/protocol.ts'

/** What was written about a log: in the file, and since it was opened. */
export interface Notes {
  readonly remarks: readonly Remark[]
  /** How many are not in the file yet. */
  readonly unsaved: number
  /** Text about the event at a place that is typed but not added yet. It stays while another event or tab is open. */
  readonly drafts: Map<number, string>
  readonly add: (place: number, text: string) => void
  /** The file with all of them. */
  readonly file: () => Promise<Blob>
  readonly saved: () => void
}

const now = (): number => Math.round(performance.timeOrigin + performance.now())

/** Collects notes about the events of a log; the browser asks before it closes a page with unsaved notes. */
export const useNotes = ({ facts, ask }: Engine): Notes => {
  const [added, setAdded] = useState<readonly NewNote[]>([])
  // Not in the state, so that typing renders only the field, not the log around it.
  const drafts = useRef(new Map<number, string>())
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
  // A layout effect: as soon as the screen says that the notes are saved, the user can leave.
  useLayoutEffect(() => {
    if (unsaved === 0) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  return {
    remarks,
    unsaved,
    drafts: drafts.current,
    add: (place, text) => {
      const seq = facts.columns.seq[place]
      if (seq !== undefined) setAdded([...added, { seq, at: now(), text }])
    },
    file: async () => new Blob([await ask('annotated', { notes: added })], { type: 'application/x-ndjson' }),
    saved: () => setSavedCount(added.length),
  }
}
