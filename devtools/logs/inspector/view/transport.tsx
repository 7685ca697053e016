import { css } from '@linaria/core'
import { useState, type ReactNode, type RefObject } from 'react'
import type { IconName } from '../../../../src/ui/components/icons/icon-paths.ts'
import { Icon } from '../../../../src/ui/components/icons/icon.tsx'
import type { Engine } from '../../engine/client.ts'
import { beginOf, countText, dayText, spanText } from '../format.ts'
import { paces, type Pace } from '../use-player.ts'
import { bar, button, field } from './parts.ts'

const strip = css`
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }

  & [type='range'] {
    flex: 1 1 12rem;
    min-inline-size: 6rem;
    accent-color: var(--brand-ui);
  }

  & output {
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }

  & form {
    display: flex;
    gap: var(--space-1);
  }

  & form input {
    inline-size: 6rem;
  }

  & svg[data-part='filled'] {
    inline-size: 1.125em;
    block-size: 1.125em;
    fill: currentColor;
  }
`

const paceWords: Record<Pace, string> = {
  '1': '1 a second',
  '4': '4 a second',
  '16': '16 a second',
  recorded: 'As recorded',
}

const Step = ({ label, icon, onPress, off }: { label: string; icon: IconName; onPress: () => void; off: boolean }) => (
  <button
    type="button"
    className={button}
    data-variant="bare"
    aria-label={label}
    title={label}
    disabled={off}
    onClick={onPress}
  >
    <Icon name={icon} size="small" />
  </button>
)

/** Steps, plays and jumps. */
export const Transport = ({
  engine,
  place,
  playing,
  pace,
  jumpField,
  onPlace,
  onStep,
  onPlaying,
  onPace,
  children,
}: {
  engine: Engine
  place: number
  playing: boolean
  pace: Pace
  jumpField: RefObject<HTMLInputElement | null>
  onPlace: (place: number) => void
  onStep: (steps: number) => void
  onPlaying: (playing: boolean) => void
  onPace: (pace: Pace) => void
  children?: ReactNode
}) => {
  const { columns, length } = engine.facts
  const [typed, setTyped] = useState('')
  const [missed, setMissed] = useState('')
  const jump = (): void => {
    const wanted = Number(typed)
    const found = Number.isInteger(wanted) ? columns.seq.findIndex((seq) => seq >= wanted) : -1
    setMissed(found === -1 ? `The log has no event ${typed}.` : '')
    if (found !== -1) onPlace(found)
  }
  const at = columns.at[place] ?? beginOf(engine.facts)
  return (
    <div className={`${bar} ${strip}`} role="group" aria-label="Move through the log">
      <div>
        <Step label="Step back" icon="chevron-left" onPress={() => onStep(-1)} off={place === 0} />
        <button type="button" className={button} onClick={() => onPlaying(!playing)} disabled={length < 2}>
          <svg data-part="filled" viewBox="0 0 24 24" aria-hidden="true">
            <path d={playing ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M7 4.5v15l12-7.5z'} />
          </svg>
          {playing ? 'Pause' : 'Play'}
        </button>
        <Step label="Step forward" icon="chevron-right" onPress={() => onStep(1)} off={place >= length - 1} />
      </div>
      <select
        className={field}
        aria-label="Pace of playing"
        value={pace}
        onChange={({ target }) => onPace(paces.find((one) => one === target.value) ?? '4')}
      >
        {paces.map((one) => (
          <option key={one} value={one}>
            {paceWords[one]}
          </option>
        ))}
      </select>
      <input
        type="range"
        aria-label="Place in the log"
        aria-valuetext={`Event ${Math.min(place + 1, length)} of ${length}`}
        min={0}
        max={Math.max(0, length - 1)}
        value={place}
        onChange={({ target }) => onPlace(Number(target.value))}
      />
      <output title={dayText(at)}>
        {countText(Math.min(place + 1, length))} of {countText(length)} · {spanText(at - beginOf(engine.facts))}
      </output>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          jump()
        }}
      >
        <input
          ref={jumpField}
          className={field}
          aria-label="Number of an event"
          aria-invalid={missed !== ''}
          placeholder="Number"
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setMissed('')
          }}
        />
        <button type="submit" className={button}>
          Jump
        </button>
      </form>
      {children}
      <span role="status">{missed}</span>
    </div>
  )
}
