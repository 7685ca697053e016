import { css } from '@linaria/core'
import { useState } from 'react'
import { commandText, dayText } from '../format.ts'
import type { Notes } from '../use-notes.ts'
import { button, field } from './parts.ts'
import { after } from '../use-page.ts'

/** How long the file stays available for its download, ms. */
const KEPT = 60_000

const notedName = (name: string): string => `${name.replace(/(\.jsonl)?(\.gz)?$/, '')}-noted.jsonl`

/** Saves the log with its new notes as a file of another name. */
export const SaveNotes = ({ name, notes }: { name: string; notes: Notes }) => {
  const save = async (): Promise<void> => {
    const url = URL.createObjectURL(await notes.file())
    const link = document.createElement('a')
    link.href = url
    link.download = notedName(name)
    link.click()
    // A busy browser reads the address only some time after the click.
    after(KEPT, () => URL.revokeObjectURL(url))
    notes.saved()
  }
  if (notes.unsaved === 0) return null
  return (
    <button type="button" className={button} data-variant="main" onClick={() => void save()}>
      Save with {notes.unsaved === 1 ? 'the note' : `${notes.unsaved} notes`}
    </button>
  )
}

const list = css`
  display: grid;
  gap: var(--space-2);
  margin: 0 0 var(--space-2);
  padding: 0;
  list-style: none;

  & li {
    padding: var(--space-2);
    border-inline-start: 3px solid var(--info-ui);
    background: var(--info-surface);
    color: var(--ink);
    white-space: pre-wrap;
  }

  & small {
    color: var(--ink-soft);
    font-size: inherit;
  }
`

const form = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  & textarea {
    inline-size: 100%;
    min-block-size: 4rem;
    resize: vertical;
  }
`

/** What was written about an event, and a field for more. Give it the place as its key. */
export const NotesOfEvent = ({ notes, place }: { notes: Notes; place: number }) => {
  const remarks = notes.remarks.filter((remark) => remark.place === place)
  const [typed, setTyped] = useState(notes.drafts.get(place) ?? '')
  const type = (text: string): void => {
    notes.drafts.set(place, text)
    setTyped(text)
  }
  return (
    <>
      {remarks.length > 0 && (
        <ul className={list}>
          {remarks.map((remark) => (
            <li key={`${remark.kind} ${remark.at}`}>
              {remark.kind === 'note' ? remark.text : `Refused: ${commandText(remark.command)}, ${remark.reason}`}
              <small>{dayText(remark.at)}</small>
            </li>
          ))}
        </ul>
      )}
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === '') return
          notes.add(place, typed.trim())
          type('')
        }}
      >
        <textarea
          className={field}
          aria-label="Note about this event"
          placeholder="What did you see, and what did you expect?"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <button type="submit" className={button} disabled={typed.trim() === ''}>
          Add the note
        </button>
      </form>
    </>
  )
}
