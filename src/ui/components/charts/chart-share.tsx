import { useId } from 'react'
import { css } from '@linaria/core'
import { Group } from '@visx/group'
import { Pie } from '@visx/shape'
import { Swatch } from './chart.tsx'
import { ChartPaints, fillOf, outlineStyle } from './chart-paint.tsx'

const layout = css`
  display: grid;
  gap: var(--space-5);
  align-items: center;

  & > svg {
    inline-size: min(17rem, 100%);
    block-size: auto;
    margin-inline: auto;
    font-family: var(--font-base);
  }

  & text {
    fill: var(--ink);
    text-anchor: middle;
  }

  & [data-part='sum'] {
    font-size: 25px;
    font-weight: 700;
  }

  & [data-part='under'] {
    font-size: 14px;
  }

  & [data-part='mark'] {
    fill: var(--surface);
    stroke: var(--ink);
  }

  & [data-part='number'] {
    font-size: 13px;
    font-weight: 700;
  }

  & > ol {
    display: grid;
    padding: 0;
    list-style: none;
    font-size: var(--text-s);
  }

  & > ol > li {
    display: grid;
    grid-template-columns: 1.25rem auto minmax(0, 1fr) auto 3rem;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  & > ol > li:last-child {
    border-block-end: 0;
  }

  & > ol svg {
    inline-size: 1.75rem;
    block-size: 1.125rem;
  }

  & > ol > li > strong {
    text-align: end;
  }

  @media (min-width: 700px) {
    grid-template-columns: minmax(13rem, 2fr) 3fr;
  }

  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }

    & [data-part='mark'] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`

const SIZE = 260
const RADIUS = SIZE / 2 - 2
/** A smaller part has no room for its number, which the list also shows. */
const ROOM_FOR_NUMBER = 0.035

export type SharePart = {
  readonly key: string
  readonly label: string
  readonly value: number
  /** The value in words. */
  readonly text: string
  /** Whole per cent. */
  readonly percent: number
}

/** The parts of a whole as a ring. Parts are numbered, and the list beside the ring names the numbers. */
export const ChartShare = ({
  parts,
  sum,
  under,
}: {
  parts: readonly SharePart[]
  /** The total and its label, shown in the middle. */
  sum: string
  under: string
}) => {
  const id = useId()
  const whole = parts.reduce((all, { value }) => all + value, 0)
  return (
    <div className={layout}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <ChartPaints id={id} />
        <Group top={SIZE / 2} left={SIZE / 2}>
          <Pie
            data={[...parts]}
            pieValue={({ value }) => value}
            pieSort={null}
            pieSortValues={null}
            outerRadius={RADIUS}
            innerRadius={RADIUS * 0.62}
            padAngle={0.02}
          >
            {({ arcs, path }) =>
              arcs.map((arc, index) => {
                const [x, y] = path.centroid(arc)
                return (
                  <g key={arc.data.key}>
                    <path className={outlineStyle} d={path(arc) ?? ''} style={fillOf(id, index)} />
                    {arc.data.value / whole >= ROOM_FOR_NUMBER && (
                      <>
                        <circle data-part="mark" cx={x} cy={y} r="11" />
                        <text data-part="number" x={x} y={y + 4.5}>
                          {index + 1}
                        </text>
                      </>
                    )}
                  </g>
                )
              })
            }
          </Pie>
          <text data-part="sum" y="2">
            {sum}
          </text>
          <text data-part="under" y="24">
            {under}
          </text>
        </Group>
      </svg>
      <ol role="list">
        {parts.map(({ key, label, text, percent }, index) => (
          <li key={key}>
            <span>{index + 1}</span>
            <Swatch id={id} index={index} />
            <span>{label}</span>
            <span>{text}</span>
            <strong>{`${percent}%`}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}
