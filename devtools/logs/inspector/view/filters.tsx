import { css } from '@linaria/core'
import { useEffect, useState, type RefObject } from 'react'
import type { Engine } from '../../engine/client.ts'
import type { Query } from '../../engine/protocol.ts'
import { countText } from '../format.ts'
import type { Found } from '../use-find.ts'
import { field } from './parts.ts'

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3);
  border-block-end: 1px solid var(--line);

  & [type='search'],
  & [role='status'] {
    grid-column: 1 / -1;
  }

  & [role='status'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
`

const shows: readonly (readonly [Query['show'], string])[] = [
  ['all', 'All events'],
  ['person', 'By a person'],
  ['effects', 'By effects'],
  ['failures', 'Failures'],
  ['problems', 'Problems'],
  ['changed', 'State changed'],
]

const statusOf = ({ places, searching, took }: Found, length: number): string => {
  if (searching !== null) return `Searching … ${Math.round(searching * 100)} %`
  if (!places) return `${countText(length)} events`
  const found = places.length === 0 ? 'None' : countText(places.length)
  return `${found} of ${countText(length)} events${took === null ? '' : `, found in ${countText(Math.round(took))} ms`}`
}

/** Chooses which events the timeline shows. The search for a typed word starts in the next frame. */
export const Filters = ({
  engine,
  query,
  found,
  onQuery,
  searchField,
}: {
  engine: Engine
  query: Query
  found: Found
  onQuery: (query: Query) => void
  searchField: RefObject<HTMLInputElement | null>
}) => {
  const [typed, setTyped] = useState(query.text)
  useEffect(() => {
    if (typed === query.text) return undefined
    const frame = requestAnimationFrame(() => onQuery({ ...query, text: typed }))
    return () => cancelAnimationFrame(frame)
  }, [typed, query, onQuery])
  const areas = [...new Set(engine.facts.types.map(({ area }) => area))].toSorted()
  return (
    <search className={box}>
      <input
        ref={searchField}
        className={field}
        type="search"
        aria-label="Search events by type or data"
        placeholder="Search type or data"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <select
        className={field}
        aria-label="Area"
        value={query.area ?? ''}
        onChange={({ target }) => onQuery({ ...query, area: target.value === '' ? null : target.value })}
      >
        <option value="">All areas</option>
        {areas.map((area) => (
          <option key={area}>{area}</option>
        ))}
      </select>
      <select
        className={field}
        aria-label="Show"
        value={query.show}
        onChange={({ target }) =>
          onQuery({ ...query, show: shows.find(([value]) => value === target.value)?.[0] ?? 'all' })
        }
      >
        {shows.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <div role="status">{statusOf(found, engine.facts.length)}</div>
    </search>
  )
}
