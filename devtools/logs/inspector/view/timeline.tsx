import { css } from '@linaria/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../../../../src/ui/components/icons/icon.tsx'
import { VisuallyHidden } from '../../../../src/ui/components/layout/visually-hidden.tsx'
import type { Engine } from '../../engine/client.ts'
import { FLAG } from '../../engine/protocol.ts'
import { beginOf, clockText, spanText } from '../format.ts'
import { placeIn } from '../use-find.ts'
import { useSummaries } from '../use-engine.ts'

/** The height of a row, px. Browsers draw nothing much taller than 30 million px, so beyond 300,000 events a row is one line. */
const heightOf = (rows: number): number => (rows > 300_000 ? 26 : 50)

/** How many row elements are reused as rows scroll in and out of sight: more than are ever drawn at once. */
const RECYCLED = 128

const list = css`
  overflow: auto;
  block-size: 100%;
  contain: strict;
  --focus-offset: -3px;
  font-size: var(--text-s);

  & [role='option'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    display: grid;
    grid-template-columns: minmax(2.25rem, max-content) minmax(0, 1fr) auto;
    align-content: center;
    gap: 0 var(--space-2);
    padding-inline: var(--space-3);
    border-block-end: 1px solid var(--line);
    border-inline-start: 3px solid transparent;
    cursor: default;
    overflow: hidden;
    white-space: nowrap;
  }

  & [role='option']:hover {
    background: var(--canvas);
  }

  & [role='option'][data-relation] {
    background: var(--brand-wash);
    border-inline-start-color: var(--brand-mid);
  }

  & [role='option'][aria-selected='true'] {
    background: var(--brand-tint);
    border-inline-start-color: var(--brand-ui);
  }

  & [data-part='type'] {
    display: flex;
    gap: var(--space-2);
    color: var(--ink);
  }

  & b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }

  & i {
    padding-inline: var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--brand-text);
    font-style: normal;
  }

  & [role='option'][data-wrong] {
    background: var(--danger-surface);
    border-inline-start-color: var(--danger-ui);
  }

  & [data-failed] b {
    color: var(--danger-text);
  }

  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--ink-soft);
  }

  & [data-part='time'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & [data-part='maker'] {
    grid-area: 1 / 1 / span 2;
    display: grid;
    place-content: center;
    justify-items: center;
    font-variant-numeric: tabular-nums;
  }

  & [data-maker='person'] {
    color: var(--brand-text);
  }
`

const makers = {
  person: { icon: 'user', text: 'a person' },
  portal: { icon: 'home', text: 'the portal, as a screen opened' },
  clock: { icon: 'clock', text: 'the clock' },
  effect: { icon: 'refresh', text: 'an effect' },
} as const

const makerOf = (flags: number): keyof typeof makers => {
  if (flags & FLAG.clock) return 'clock'
  if (flags & FLAG.effect) return 'effect'
  return flags & FLAG.portal ? 'portal' : 'person'
}

/** Who caused an event, in words. */
export const makerText = (flags: number): string => makers[makerOf(flags)].text

/** Every event found, drawn only where in sight. `place` is the chosen event's, from 0, whether it was found or not. */
export const Timeline = ({
  engine,
  wrong,
  noted,
  places,
  place,
  onPlace,
}: {
  engine: Engine
  /** The places of events at which something is wrong. */
  wrong: ReadonlySet<number>
  /** The places of events that somebody wrote a note about. */
  noted: ReadonlySet<number>
  places: Int32Array | null
  place: number
  onPlace: (place: number) => void
}) => {
  const { columns, types, length } = engine.facts
  const scroll = useRef<HTMLDivElement>(null)
  const count = places ? places.length : length
  const height = heightOf(count)
  const placeAt = (row: number): number => (places ? (places[row] ?? 0) : row)
  const rowOf = places ? placeIn(places, place) : place
  const chosen = places?.[rowOf] === place || !places ? rowOf : -1
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 6,
  })
  // Keys work at once, without a press on the list first.
  useEffect(() => {
    if (document.activeElement === document.body) scroll.current?.focus({ preventScroll: true })
  }, [engine])
  useEffect(() => {
    if (count === 0) return
    const row = Math.min(rowOf, count - 1)
    const top = virtualizer.scrollOffset ?? 0
    const room = virtualizer.scrollRect?.height ?? 0
    if (row * height >= top && (row + 1) * height <= top + room) return
    // A step scrolls only as far as needed; a jump puts the event in the middle.
    const far = (row + 2) * height < top || (row - 1) * height > top + room
    virtualizer.scrollToIndex(row, { align: far ? 'center' : 'auto' })
  }, [virtualizer, rowOf, count, height])
  const items = virtualizer.getVirtualItems()
  const summary = useSummaries(
    engine,
    items.map(({ index }) => placeAt(index)),
  )
  const cause = columns.cause[place] ?? -1

  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 0) / height) - 1)
    const rows: Partial<Record<string, number>> = {
      ArrowDown: chosen === -1 ? rowOf : rowOf + 1,
      ArrowUp: rowOf - 1,
      PageDown: rowOf + page,
      PageUp: rowOf - page,
      Home: 0,
      End: count - 1,
    }
    const row = rows[event.key]
    if (row === undefined || count === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onPlace(placeAt(Math.min(count - 1, Math.max(0, row))))
  }

  return (
    <div
      ref={scroll}
      className={list}
      role="listbox"
      aria-label="Events"
      tabIndex={0}
      aria-activedescendant={items.some(({ index }) => placeAt(index) === place) ? `event-${place}` : undefined}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
        if (row) onPlace(Number(row.dataset['place']))
      }}
    >
      <div role="presentation" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const here = placeAt(index)
          const flags = columns.flags[here] ?? 0
          const { name } = types[columns.type[here] ?? 0] ?? { name: '' }
          const at = columns.at[here] ?? 0
          const maker = makerOf(flags)
          const relation = here === cause ? 'cause' : columns.cause[here] === place ? 'follows' : undefined
          return (
            <div
              key={index % RECYCLED}
              id={`event-${here}`}
              role="option"
              aria-selected={here === place}
              aria-setsize={count}
              aria-posinset={index + 1}
              data-failed={flags & FLAG.failed ? '' : undefined}
              data-wrong={wrong.has(here) ? '' : undefined}
              data-relation={relation}
              style={{ blockSize: height, transform: `translateY(${start}px)` }}
              data-place={here}
            >
              <span data-part="maker" data-maker={maker}>
                <Icon name={makers[maker].icon} size="small" />
                <VisuallyHidden>by {makers[maker].text}</VisuallyHidden>
                <span>{columns.seq[here]}</span>
              </span>
              <span data-part="type">
                <b>{name}</b>
                {wrong.has(here) && <i data-part="wrong">problem</i>}
                {noted.has(here) && <i>note</i>}
                {relation && <i>{relation}</i>}
              </span>
              <span data-part="time">{spanText(at - beginOf(engine.facts))}</span>
              {height > 30 && (
                <>
                  <span>{summary(here)}</span>
                  <span data-part="time">{clockText(at)}</span>
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
