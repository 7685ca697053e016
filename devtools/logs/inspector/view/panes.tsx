import { css } from '@linaria/core'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'

const NARROWEST = 220
const STEP = 24

const grid = css`
  display: grid;
  min-block-size: 0;
  grid-template-columns: min(var(--left), 40%) 5px minmax(15rem, 1fr) 5px min(var(--right), 45%);

  & > [role='separator'] {
    position: relative;
    cursor: col-resize;
    background: var(--line);
    touch-action: none;
    --focus-offset: 0;
  }

  & > [role='separator']::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -5px;
  }

  & > [role='separator']:hover,
  & > [role='separator']:focus-visible {
    background: var(--brand-ui);
  }
`

type Widths = readonly [left: number, right: number]
const isWidths = (value: unknown): value is Widths =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')

const USUAL: Widths = [260, 400]

// oxlint-disable-next-line no-restricted-globals -- the inspector is a separate page, without the portal's ports
const browserStorage = (): Storage => localStorage
const KEY = 'inspector-panes'

/** The widths that the browser stores, if it stores anything; nothing from a log. */
const useWidths = (): readonly [Widths, (widths: Widths) => void] => {
  const [widths, setWidths] = useState(() => {
    try {
      const stored: unknown = JSON.parse(browserStorage().getItem(KEY) ?? 'null')
      return isWidths(stored) ? stored : USUAL
    } catch {
      return USUAL // the browser stores nothing, or something else is stored under this name
    }
  })
  const keep = (next: Widths): void => {
    setWidths(next)
    try {
      browserStorage().setItem(KEY, JSON.stringify(next))
    } catch {
      // the widths then last only while the page is open
    }
  }
  return [widths, keep]
}

/** Divides two panes; moved by dragging or with the arrow keys. `grows`: the direction in which the pane that it sizes grows. */
const Divider = ({
  label,
  width,
  grows,
  usual,
  onWidth,
}: {
  label: string
  width: number
  grows: 'right' | 'left'
  usual: number
  onWidth: (width: number) => void
}) => {
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const way = grows === 'right' ? 1 : -1
  const most = Math.round(window.innerWidth * 0.45)
  const set = (to: number): void => onWidth(Math.min(most, Math.max(NARROWEST, Math.round(to))))
  const onKeyDown = (event: KeyboardEvent): void => {
    const to: Partial<Record<string, number>> = {
      ArrowRight: width + way * STEP,
      ArrowLeft: width - way * STEP,
      Home: NARROWEST,
      End: most,
      Enter: usual,
    }
    const next = to[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    set(next)
  }
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    if (from.current) set(from.current.width + way * (clientX - from.current.x))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is a widget
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus nobody could move it by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(usual)}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, width }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
      }}
    />
  )
}

/** Three panes side by side; the outer two keep the widths that the user gave them, even until the next visit. */
export const Panes = ({ left, middle, right }: { left: ReactNode; middle: ReactNode; right: ReactNode }) => {
  const [[first, last], setWidths] = useWidths()
  return (
    <div
      className={grid}
      ref={(place) => {
        place?.style.setProperty('--left', `${first}px`)
        place?.style.setProperty('--right', `${last}px`)
      }}
    >
      {left}
      <Divider
        label="Width of the timeline"
        width={first}
        grows="right"
        usual={USUAL[0]}
        onWidth={(width) => setWidths([width, last])}
      />
      {middle}
      <Divider
        label="Width of the details"
        width={last}
        grows="left"
        usual={USUAL[1]}
        onWidth={(width) => setWidths([first, width])}
      />
      {right}
    </div>
  )
}
