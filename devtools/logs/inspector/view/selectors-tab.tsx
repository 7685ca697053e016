import { VisuallyHidden } from '../../../../src/ui/components/layout/visually-hidden.tsx'
import { css } from '@linaria/core'
import { useState } from 'react'
import type { Engine } from '../../engine/client.ts'
import type { SelectorRow } from '../../engine/protocol.ts'
import { countText } from '../format.ts'
import { useAsked } from '../use-engine.ts'
import { bar, button, field, mono, pane } from './parts.ts'

const head = css`
  & [type='search'] {
    flex: 1 1 8rem;
  }

  & label {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    font-size: var(--text-s);
  }

  & [role='status'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
`

const list = css`
  overflow: auto;
  min-block-size: 0;
  padding: 0;
  margin: 0;
  list-style: none;
  font-size: var(--text-s);

  & li {
    padding: var(--space-1) var(--space-3);
    border-block-end: 1px solid var(--line);
  }

  & [data-changed] summary {
    background: var(--warning-surface);
  }

  & summary {
    display: flex;
    gap: var(--space-2);
    align-items: baseline;
    min-block-size: 1.75rem;
    padding-block: var(--space-1);
  }

  & summary > b {
    flex: none;
    max-inline-size: 60%;
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  & summary > span:not([class]) {
    overflow: hidden;
    color: var(--ink-soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & pre {
    max-block-size: 24rem;
    overflow: auto;
    margin: var(--space-1) 0 var(--space-2);
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--canvas);
    white-space: pre-wrap;
  }

  & form {
    display: flex;
    gap: var(--space-2);
    margin-block: var(--space-1);
  }

  & form input {
    flex: 1;
  }
`

/** How much of one value is shown, characters. */
const LONGEST = 40_000

const whole = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value, null, 2)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n… (${countText(text.length)} characters)` : text
}

/** An argument as it is typed: JSON, or plain text. */
const argumentOf = (typed: string): unknown => {
  try {
    return JSON.parse(typed)
  } catch {
    return typed // an id is written without quotes
  }
}

const Value = ({ engine, count, row }: { engine: Engine; count: number; row: SelectorRow }) => {
  const [typed, setTyped] = useState('')
  const [argument, setArgument] = useState<string | null>(null)
  const isAsked = !row.takesArgument || argument !== null
  const { response, problem } = useAsked(
    engine,
    'selected',
    isAsked ? { count, name: row.name, argument: argument === null ? null : argumentOf(argument) } : undefined,
  )
  return (
    <>
      {row.takesArgument && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setArgument(typed)
          }}
        >
          <input
            className={field}
            aria-label={`Argument of ${row.name}`}
            placeholder="Argument: an id, or JSON"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className={button}>
            Select
          </button>
        </form>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {response && (
        <pre className={mono} tabIndex={0} role="region" aria-label={`Value of ${row.name}`}>
          {response.kind === 'thrown' ? `throws ${response.sentence}` : whole(response.value)}
        </pre>
      )}
    </>
  )
}

const Row = ({ engine, count, row }: { engine: Engine; count: number; row: SelectorRow }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <li data-changed={row.changed ? '' : undefined}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b>{row.name}</b>
          {row.changed && <VisuallyHidden>changed by this event</VisuallyHidden>}
          <span>{row.takesArgument ? 'takes an argument' : row.text}</span>
        </summary>
        {isOpen && <Value engine={engine} count={count} row={row} />}
      </details>
    </li>
  )
}

/** The results of the build's selectors on the state: the values that screens show. */
export const SelectorsTab = ({ engine, place }: { engine: Engine; place: number }) => {
  const count = Math.min(place + 1, engine.facts.length)
  const { response, problem } = useAsked(engine, 'selectors', { count, withDigest: false })
  const [words, setWords] = useState('')
  const [changedAlone, setChangedAlone] = useState(false)
  if (problem !== null) return <p role="alert">{problem}</p>
  if (!response) return <p role="status">Selecting …</p>
  const wanted = words.trim().toLowerCase()
  const shown = response.filter(
    ({ name, area, text, changed }) =>
      (!changedAlone || changed) && `${area} ${name} ${text}`.toLowerCase().includes(wanted),
  )
  return (
    <div className={pane}>
      <div className={`${bar} ${head}`}>
        <input
          className={field}
          type="search"
          aria-label="Find a selector by name, area or value"
          placeholder="Name, area or value"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <label>
          <input type="checkbox" checked={changedAlone} onChange={({ target }) => setChangedAlone(target.checked)} />
          Changed by this event
        </label>
        <span role="status">
          {countText(shown.length)} of {countText(response.length)}
        </span>
      </div>
      <ul className={list} aria-label="Selectors">
        {shown.map((row) => (
          <Row key={row.name} engine={engine} count={count} row={row} />
        ))}
      </ul>
    </div>
  )
}
