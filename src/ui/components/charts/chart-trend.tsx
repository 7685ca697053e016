import { useMemo, useRef } from 'react'
import { css } from '@linaria/core'
import { Group } from '@visx/group'
import { scaleLinear, scalePoint } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { ChartAxes, plotStyle } from './chart-axes.tsx'
import { useWidth } from '../theme/use-width.ts'

const chart = css`
  min-block-size: 16rem;

  & > svg {
    touch-action: pan-y;
  }

  & [data-part='area'] {
    fill: var(--brand-tint);
  }

  & [data-part='trend'] {
    fill: none;
    stroke: var(--brand-ui);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }

  & [data-part='at'] {
    stroke: var(--ink);
    stroke-dasharray: 3 3;
  }

  & [data-part='point'] {
    fill: var(--surface);
    stroke: var(--brand-ui);
    stroke-width: 3;
  }

  @media (forced-colors: active) {
    & :is([data-part='trend'], [data-part='at'], [data-part='point']) {
      stroke: CanvasText;
    }

    & [data-part='area'] {
      fill: none;
    }

    & [data-part='point'] {
      fill: Canvas;
    }
  }
`

const HEIGHT = 256
const MARGIN = { top: 12, right: 14, bottom: 34, left: 60 }
/** The approximate width of a label below the axis. */
const ROOM_FOR_NAME = 96

export type TrendPoint = {
  readonly key: string
  /** Short, because it is shown below the axis. */
  readonly label: string
  readonly value: number
}

/** The index of the point nearest to a share of the width, from 0 to 1. */
export const nearestPoint = (share: number, points: number): number =>
  Math.max(0, Math.min(points - 1, Math.round(share * (points - 1))))

/** The labels that fit below the axis: always the last one, and every nth before it. */
export const namesShown = (points: number, width: number): ReadonlySet<number> => {
  const step = Math.max(1, Math.ceil((points * ROOM_FOR_NAME) / Math.max(1, width)))
  return new Set(
    Array.from({ length: points }, (_, index) => index).filter((index) => (points - 1 - index) % step === 0),
  )
}

/** A line over time above its area. One point is marked; a touch or the pointer marks another. */
export const ChartTrend = ({
  points,
  at,
  onMark,
  format,
  axis,
}: {
  points: readonly TrendPoint[]
  /** The index of the marked point. */
  at: number
  onMark: (at: number) => void
  /** Formats a value of the axis in few characters. */
  format: (value: number) => string
  /** The axis; from 0 to the highest point if omitted. The area below the line is drawn only from 0. */
  axis?: { readonly from: number; readonly to: number } | undefined
}) => {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  // Only the mark follows the pointer.
  const { inner, placeOf, heightOf, below, above } = useMemo(() => {
    const inner = {
      width: Math.max(0, width - MARGIN.left - MARGIN.right),
      height: HEIGHT - MARGIN.top - MARGIN.bottom,
    }
    const x = scalePoint({ domain: points.map(({ key }) => key), range: [0, inner.width] })
    const y = scaleLinear({
      domain: [axis?.from ?? 0, axis?.to ?? Math.max(1, ...points.map(({ value }) => value))],
      range: [inner.height, 0],
      nice: axis === undefined,
    })
    const ticks = y.ticks(4)
    const labels = new Map(points.map(({ key, label }) => [key, label]))
    const named = namesShown(points.length, inner.width)
    const placeOf = ({ key }: TrendPoint): number => x(key) ?? 0
    const heightOf = ({ value }: TrendPoint): number => y(value)
    const below = (
      <>
        {ticks.map((tick) => (
          <line key={tick} data-part="rule" x2={inner.width} y1={y(tick)} y2={y(tick)} />
        ))}
        {(axis?.from ?? 0) === 0 && (
          <AreaClosed data={[...points]} x={placeOf} y={heightOf} yScale={y} data-part="area" />
        )}
        <LinePath data={[...points]} x={placeOf} y={heightOf} data-part="trend" />
      </>
    )
    const isLast = (index: number): boolean => index === points.length - 1 && points.length > 1
    const above = (
      <ChartAxes
        x={x}
        y={y}
        ticks={ticks}
        height={inner.height}
        names={labels}
        nameProps={(index) => ({
          ...(isLast(index) && { textAnchor: 'end', dx: MARGIN.right }),
          ...(!named.has(index) && { visibility: 'hidden' }),
        })}
        format={format}
      />
    )
    return { inner, placeOf, heightOf, below, above }
  }, [points, width, format, axis])
  const marked = points[at]
  return (
    <div className={`${plotStyle} ${chart}`} ref={box}>
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          aria-hidden="true"
          focusable="false"
          onPointerMove={(event) => {
            const { left } = event.currentTarget.getBoundingClientRect()
            onMark(nearestPoint((event.clientX - left - MARGIN.left) / Math.max(1, inner.width), points.length))
          }}
        >
          <rect width={width} height={HEIGHT} fill="none" pointerEvents="all" />
          <Group left={MARGIN.left} top={MARGIN.top}>
            {below}
            {marked && (
              <>
                <line data-part="at" x1={placeOf(marked)} x2={placeOf(marked)} y2={inner.height} />
                <circle data-part="point" cx={placeOf(marked)} cy={heightOf(marked)} r="6" />
              </>
            )}
            {above}
          </Group>
        </svg>
      )}
    </div>
  )
}
