import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { useWidth } from '../../../../src/ui/components/theme/use-width.ts'
import { addressOf } from '../address.ts'
import type { Slices } from '../../engine/protocol.ts'
import type { FromScreen, ToScreen } from '../screen/messages.ts'
import type { Shown } from '../use-moment.ts'
import { bar, field, mono, pane } from './parts.ts'

const widths = [390, 768, 1280] as const

const stage = css`
  position: relative;
  overflow: auto;
  min-block-size: 0;
  padding: var(--space-3);
  background: var(--sunken);

  & > div {
    position: relative;
    block-size: 100%;
    min-block-size: 20rem;
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
    font-size: var(--text-xs);
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

  & [role='status']:not(:empty) {
    flex-basis: 100%;
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-s);
    background: var(--warning-surface);
    color: var(--warning-text);
    font-size: var(--text-xs);
  }
`

/** The slices that are not the same object as before. */
const changedSlices = (before: Slices, now: Slices): Slices =>
  Object.fromEntries(Object.entries(now).filter(([name, part]) => before[name] !== part))

/** The portal's own screen at an event, in a frame as wide as is asked: it shows, and sends nothing. */
export const ScreenPane = ({ first, second }: { first: Shown | null; second: Shown | null }) => {
  const [side, setSide] = useState<'first' | 'second'>('first')
  const shown = side === 'second' && second ? second : first
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const [width, setWidth] = useState<number>(() => (window.innerWidth < 1000 ? 390 : 1280))
  const sent = useRef<Slices>({})
  const [ready, setReady] = useState(false)
  const [refused, setRefused] = useState<{ readonly what: string; readonly place: number } | null>(null)
  const address = shown ? addressOf(shown.moment) : null
  const shownPlace = shown?.place ?? -1

  useEffect(() => {
    const listener = ({ data, source, origin }: MessageEvent<FromScreen>): void => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      if (data.kind === 'ready') {
        sent.current = {}
        setReady(true)
      }
      if (data.kind === 'refused') setRefused({ what: data.what, place: shownPlace })
    }
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [shownPlace])
  useEffect(() => {
    if (!ready || !shown) return
    const message: ToScreen = {
      kind: 'show',
      slices: changedSlices(sent.current, shown.moment.state),
      address: addressOf(shown.moment).path,
      at: shown.moment.event?.at ?? 0,
    }
    sent.current = shown.moment.state
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [ready, shown])

  const scale = room > 0 ? Math.min(1, room / width) : 1
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
            value={side}
            onChange={({ target }) => setSide(target.value === 'second' ? 'second' : 'first')}
          >
            <option value="first">First</option>
            <option value="second">Second</option>
          </select>
        )}
        <span data-part="address" className={mono} title={address?.path}>
          {address?.path} {address?.known === 'guessed' && <em>(guessed: this log records no address)</em>}
        </span>
        <div role="status">
          {refused?.place === shownPlace && refused ? `Nothing is sent here: ${refused.what} was left alone.` : ''}
        </div>
      </div>
      <div className={stage}>
        <div ref={place}>
          {room > 0 && (
            <iframe
              ref={frame}
              title="The portal at the chosen event"
              src="./screen.html"
              // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this build that loads its own scripts; no window, dialog or download comes out of it
              sandbox="allow-scripts allow-same-origin"
              style={{
                inlineSize: width,
                blockSize: `${100 / scale}%`,
                insetInlineStart: Math.max(0, (room - width * scale) / 2),
                transform: `scale(${scale})`,
              }}
            />
          )}
        </div>
      </div>
    </section>
  )
}
