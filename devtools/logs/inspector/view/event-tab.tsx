import { css } from '@linaria/core'
import { useState, type ReactNode } from 'react'
import type { Engine } from '../../engine/client.ts'
import type { Change } from '../../engine/protocol.ts'
import type { Notes } from '../use-notes.ts'
import { NotesOfEvent } from './notes.tsx'
import { beginOf, commandText, countText, dayText, spanText, valueText } from '../format.ts'
import { fragmentOf, logKey } from '../use-link.ts'
import type { Shown } from '../use-engine.ts'
import { button, mono, oldAndNew, scroller } from './parts.ts'
import { makerText } from './timeline.tsx'

const facts = css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);

  & dt {
    color: var(--ink-soft);
  }
`

const block = css`
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--canvas);
  white-space: pre-wrap;
  margin: 0;
`

const list = css`
  display: grid;
  gap: var(--space-2);
  list-style: none;

  & li {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--line);
  }

  & li > b {
    display: block;
  }
`

/** Places of the state with their values before and after. */
export const ChangeList = ({
  changes,
  words = ['before', 'after'],
}: {
  changes: readonly Change[]
  words?: readonly [string, string]
}) => {
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, 40)
  return (
    <>
      <ul className={`${list} ${oldAndNew} ${mono}`}>
        {shown.map(({ path, before, after }) => (
          <li key={path.join(' ')}>
            <b>{path.join('.')}</b>
            <del>
              {words[0]} {valueText(before)}
            </del>
            <br />
            <ins>
              {words[1]} {valueText(after)}
            </ins>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <button type="button" className={button} onClick={() => setAll(true)}>
          Show all {countText(changes.length)}
        </button>
      )}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

const LONGEST = 240
/** Some data contains pictures as text: their beginning is enough. */
const cutLong = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST
    ? `${value.slice(0, LONGEST)} … (${countText(value.length)} signs)`
    : value

/** The state's hash, computed on request because a large state takes a while. At the last event it says whether the hash is the browser's. */
const StateHash = ({ engine, place, expected }: { engine: Engine; place: number; expected: string | null }) => {
  const [hash, setHash] = useState<string | null>(null)
  if (hash === null)
    return (
      <button
        type="button"
        className={button}
        data-variant="link"
        onClick={() => void engine.ask('hash', { count: place + 1 }).then(setHash)}
      >
        {expected === null ? 'Work it out' : 'Compare it with the recording browser’s'}
      </button>
    )
  return (
    <>
      <span className={mono}>{hash}</span>
      {expected !== null &&
        (expected === hash ? ', as the browser had that recorded it' : `; the recording browser had ${expected}`)}
    </>
  )
}

/** What the chosen event is, holds, and did to the state. */
export const EventTab = ({
  engine,
  place,
  shown,
  notes,
}: {
  engine: Engine
  /** The chosen event. `shown` follows a moment later, but a note is about the chosen event from the start. */
  place: number
  shown: Shown
  notes: Notes
}) => {
  const { event, command, changes } = shown.moment
  const { columns, types, header, damage, length } = engine.facts
  if (!event) return <div className={scroller}>This log has no event.</div>
  return (
    <div className={scroller}>
      <dl className={facts}>
        <Fact name="Type">
          <b>{event.type}</b> (version {event.v})
        </Fact>
        <Fact name="Number">{countText(event.seq)}</Fact>
        <Fact name="Area">{types[columns.type[shown.place] ?? 0]?.area}</Fact>
        <Fact name="Time">
          {dayText(event.at)} ({spanText(event.at - beginOf(engine.facts))})
        </Fact>
        <Fact name="Caused by">
          {makerText(columns.flags[shown.place] ?? 0)}
          {event.causedBy !== null && `, after number ${countText(event.causedBy)}`}
        </Fact>
        {command && (
          <Fact name="Command">
            <span className={mono}>{commandText(command)}</span>
          </Fact>
        )}
        <Fact name="Link">
          <a href={fragmentOf({ seq: event.seq, log: logKey(engine.facts) })}>To this event</a>, for whoever has the
          log: the address of this page is the same
        </Fact>
        <Fact name="State hash">
          <StateHash
            key={shown.place}
            engine={engine}
            place={shown.place}
            expected={shown.place === length - 1 && damage.length === 0 ? (header?.hash ?? null) : null}
          />
        </Fact>
      </dl>
      <h2>Data</h2>
      <pre className={`${block} ${mono}`}>{JSON.stringify(event.data, cutLong, 2)}</pre>
      <h2>Notes</h2>
      <NotesOfEvent key={place} notes={notes} place={place} />
      <h2>Changed in the state</h2>
      {changes.length === 0 ? <p>Nothing.</p> : <ChangeList changes={changes} />}
    </div>
  )
}
