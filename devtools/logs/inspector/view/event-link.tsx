import { css } from '@linaria/core'
import type { Engine } from '../../engine/client.ts'
import { beginOf, countText, spanText } from '../format.ts'
import { button } from './parts.ts'

const link = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);

  & > span {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`

/** The props of a view that shows an event of the log and leads to others. */
export interface AtEvent {
  readonly engine: Engine
  /** The place of the event in the log, from 0. */
  readonly place: number
  readonly onPlace: (place: number) => void
}

/** A link to an event, with its number and type. */
export const EventLink = ({ engine, place, onPlace }: AtEvent) => {
  const { columns, types } = engine.facts
  return (
    <span className={link}>
      <button type="button" className={button} data-variant="link" onClick={() => onPlace(place)}>
        {countText(columns.seq[place] ?? 0)} {types[columns.type[place] ?? 0]?.name}
      </button>
      <span>{spanText((columns.at[place] ?? 0) - beginOf(engine.facts))}</span>
    </span>
  )
}
