import { css } from '@linaria/core'
import { useRef, useState } from 'react'
import { addressOf } from '../address.ts'
import { countText } from '../format.ts'
import { useDifferences, type Differences } from '../use-differences.ts'
import type { Shown } from '../use-engine.ts'
import { bar, field, mono, oldAndNew, pane } from './parts.ts'
import { ScreenFrame } from './screen-frame.tsx'

const widths = [390, 768, 1280] as const

const frameBox = css`
  position: relative;
  overflow: auto;
  min-block-size: 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-3);
  padding: var(--space-3);
  background: var(--sunken);

  & figure {
    display: grid;
    grid-template: auto minmax(20rem, 1fr) / minmax(0, 1fr);
    margin: 0;
  }

  & figcaption {
    overflow: hidden;
    padding-block-end: var(--space-1);
    font-size: var(--text-s);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & figure > div {
    position: relative;
    grid-row: 2;
    overflow: hidden;
  }

  & iframe {
    position: absolute;
    inset-block-start: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--surface);
    transform-origin: 0 0;
    box-shadow: var(--shadow-1);
  }
`

const head = css`
  & fieldset {
    display: flex;
    align-items: center;
    gap: 1px;
    padding: 2px;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--sunken);
  }

  & fieldset label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 1.75rem;
    padding-inline: var(--space-2);
    border-radius: 0.25rem;
    font-size: var(--text-s);
    font-weight: 600;
  }

  & fieldset label:has(:checked) {
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }

  & fieldset label:has(:focus-visible) {
    outline: 3px solid var(--focus-outer);
  }

  & fieldset [type='radio'] {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }

  & [type='number'] {
    inline-size: 5rem;
  }

  & [data-part='address'] {
    flex: 1 1 10rem;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & em {
    color: var(--ink-soft);
    font-style: normal;
  }

  & details {
    flex-basis: 100%;
    font-size: var(--text-s);
  }

  & details ul {
    max-block-size: 12rem;
    overflow: auto;
    padding-inline-start: var(--space-4);
  }

  & [role='status']:not(:empty) {
    flex-basis: 100%;
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-s);
    background: var(--warning-surface);
    color: var(--warning-text);
    font-size: var(--text-s);
  }
`

/** One side: what it shows, the page that draws it, and the name of its build or log. */
export interface Side {
  readonly shown: Shown | null
  readonly startedAt: number
  readonly page: string
  readonly name: string
}

const Differing = ({ found }: { found: Differences }) => {
  const count = found.first.length + found.second.length
  if (count === 0) return <p role="status">Both screens say the same.</p>
  return (
    <details>
      <summary>
        {count === 1 ? 'One line differs' : `${countText(count)} lines differ`}: marked on the screens, and listed here
      </summary>
      <ul tabIndex={0} aria-label="Lines that differ" className={`${oldAndNew} ${mono}`}>
        {found.first.map((text, index) => (
          <li key={`first ${index} ${text}`}>
            <del>first {text}</del>
          </li>
        ))}
        {found.second.map((text, index) => (
          <li key={`second ${index} ${text}`}>
            <ins>second {text}</ins>
          </li>
        ))}
      </ul>
    </details>
  )
}

const choices = ['first', 'second', 'both'] as const
const choiceWords = { first: 'First', second: 'Second', both: 'Side by side' }

/** The portal's own screen at an event, in a frame of the chosen width; the screens of two logs or two builds side by side. */
export const ScreenPane = ({
  first,
  second,
  recordedWidth,
}: {
  first: Side
  second: Side | null
  /** The width of the window in which the log was recorded, px; null if the log does not say. */
  recordedWidth: number | null
}) => {
  const [wanted, setWanted] = useState<(typeof choices)[number]>('both')
  const [width, setWidth] = useState<number>(() => recordedWidth ?? (window.innerWidth < 1000 ? 390 : 1280))
  const [refused, setRefused] = useState<{ readonly what: string; readonly place: number } | null>(null)
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const
  const chosen = second ? wanted : 'first'
  const sides = chosen === 'both' && second ? [first, second] : [chosen === 'second' && second ? second : first]
  const differences = useDifferences(sides.length === 2, ...frames)
  const shown = sides[0]?.shown ?? null
  const address = shown ? addressOf(shown.moment) : null
  const shownPlace = shown?.place ?? -1
  return (
    <section className={pane} aria-label="Screen">
      <div className={`${bar} ${head}`}>
        <fieldset aria-label="Width of the screen in pixels">
          {widths.map((one) => (
            <label key={one}>
              <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />
              {one}
            </label>
          ))}
        </fieldset>
        <input
          className={field}
          type="number"
          aria-label="Own width in pixels"
          min={240}
          max={3840}
          value={width}
          onChange={({ target }) => {
            if (target.valueAsNumber >= 240 && target.valueAsNumber <= 3840) setWidth(target.valueAsNumber)
          }}
        />
        {second && (
          <select
            className={field}
            aria-label="Whose screen"
            value={chosen}
            onChange={({ target }) => setWanted(choices.find((one) => one === target.value) ?? 'both')}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {choiceWords[one]}
              </option>
            ))}
          </select>
        )}
        <span data-part="address" className={mono} title={address?.path}>
          {address?.path} {address?.known === 'guessed' && <em>(guessed: no address is recorded by then)</em>}
        </span>
        {differences && <Differing found={differences} />}
        <div role="status">
          {refused?.place === shownPlace && refused ? `Nothing is sent here: ${refused.what} was left alone.` : ''}
        </div>
      </div>
      <div className={frameBox}>
        {sides.map((side, index) => (
          <ScreenFrame
            key={`${sides.length} ${index} ${side.page}`}
            frame={frames[index === 0 ? 0 : 1]}
            shown={side.shown}
            startedAt={side.startedAt}
            page={side.page}
            title={
              sides.length === 2 ? `The portal at the chosen event: ${side.name}` : 'The portal at the chosen event'
            }
            caption={sides.length === 2 ? side.name : null}
            width={width}
            onRefused={(what) => setRefused({ what, place: shownPlace })}
          />
        ))}
      </div>
    </section>
  )
}
