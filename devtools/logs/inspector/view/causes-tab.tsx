import { css } from '@linaria/core'
import { useMemo, useState } from 'react'
import type { Engine } from '../../engine/client.ts'
import type { Columns } from '../../engine/protocol.ts'
import { countText } from '../format.ts'
import { EventLink, type AtEvent } from './event-link.tsx'
import { button, scroller } from './parts.ts'
import { makerText } from './timeline.tsx'

const chain = css`
  display: grid;
  gap: var(--space-2);
  list-style: none;

  & ul {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
    padding-inline-start: var(--space-3);
    border-inline-start: 1px solid var(--line-strong);
    list-style: none;
  }

  & [aria-current] {
    font-weight: 700;
  }
`

/** The events that led to one, the first cause first. */
export const causesOf = (cause: Columns['cause'], place: number): readonly number[] => {
  const above: number[] = []
  for (let next = cause[place] ?? -1; next !== -1; next = cause[next] ?? -1) above.unshift(next)
  return above
}

/** What each event caused directly: an event's places, in order. */
export const effectsOf = (cause: Columns['cause']): ReadonlyMap<number, readonly number[]> => {
  const below = new Map<number, number[]>()
  for (let place = 0; place < cause.length; place++) {
    const by = cause[place] ?? -1
    if (by === -1) continue
    const all = below.get(by)
    if (all) all.push(place)
    else below.set(by, [place])
  }
  return below
}

const SHOWN = 20

const Below = ({
  engine,
  place,
  below,
  onPlace,
}: {
  engine: Engine
  place: number
  below: ReadonlyMap<number, readonly number[]>
  onPlace: (place: number) => void
}) => {
  const [shown, setShown] = useState(SHOWN)
  const caused = below.get(place) ?? []
  return (
    <ul>
      {caused.slice(0, shown).map((one) => (
        <li key={one}>
          <EventLink engine={engine} place={one} onPlace={onPlace} />
          {below.has(one) && <Below engine={engine} place={one} below={below} onPlace={onPlace} />}
        </li>
      ))}
      {caused.length > shown && (
        <li>
          <button type="button" className={button} onClick={() => setShown(shown + 5 * SHOWN)}>
            {countText(caused.length - shown)} more
          </button>
        </li>
      )}
    </ul>
  )
}

/** Why the chosen event happened, and what followed from it. */
export const CausesTab = ({ engine, place, onPlace }: AtEvent) => {
  const { cause, flags } = engine.facts.columns
  const below = useMemo(() => effectsOf(cause), [cause])
  const above = causesOf(cause, place)
  return (
    <div className={scroller}>
      <h2>What led to it</h2>
      <ol className={chain}>
        <li>By {makerText(flags[above[0] ?? place] ?? 0)}</li>
        {above.map((one) => (
          <li key={one}>
            <EventLink engine={engine} place={one} onPlace={onPlace} />
          </li>
        ))}
        <li aria-current="true">
          <EventLink engine={engine} place={place} onPlace={onPlace} />
        </li>
      </ol>
      <h2>What it caused</h2>
      {below.has(place) ? (
        <div className={chain}>
          <Below key={place} engine={engine} place={place} below={below} onPlace={onPlace} />
        </div>
      ) : (
        <p>Nothing.</p>
      )}
    </div>
  )
}
