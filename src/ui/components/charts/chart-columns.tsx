import { useId, useRef } from 'react'
import { css } from '@linaria/core'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { ChartAxes, plotStyle } from './chart-axes.tsx'
import { ChartPaints, fillOf, outlineStyle } from './chart-paint.tsx'
import { useWidth } from '../theme/use-width.ts'

const chart = css`
  min-block-size: 20rem;

  & [data-part='sum'] {
    font-weight: 600;
  }
`

const HEIGHT = 320
const MARGIN = { top: 28, right: 4, bottom: 34, left: 60 }
/** From this width on, a column has room for its total above it. */
const ROOM_FOR_SUM = 44

export type ColumnRow = {
  readonly key: string
  /** Short: three letters fit on a phone. */
  readonly label: string
  /** One non-negative number per part. */
  readonly values: readonly number[]
}

type Datum = Readonly<Record<string, number | string>>

/** Stacked columns with an axis. Totals are above the columns where there is room, and always in the table. */
export const ChartColumns = ({
  rows,
  parts,
  named,
  format,
}: {
  rows: readonly ColumnRow[]
  /** The key of the column that the headline names, which makes the others grey. */
  named?: string | undefined
  /** How many parts a column has. */
  parts: number
  /** Formats a value of the axis in few characters. */
  format: (value: number) => string
}) => {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const keys = Array.from({ length: parts }, (_, index) => String(index))
  const data: Datum[] = rows.map(({ key, values }) => ({
    key,
    ...Object.fromEntries(keys.map((part) => [part, values[Number(part)] ?? 0])),
  }))
  const sums = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const inner = { width: Math.max(0, width - MARGIN.left - MARGIN.right), height: HEIGHT - MARGIN.top - MARGIN.bottom }
  const x = scaleBand({ domain: rows.map(({ key }) => key), range: [0, inner.width], padding: 0.3 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...sums)], range: [inner.height, 0], nice: true })
  // There is no fifth of a person, nor of a penny.
  const ticks = y.ticks(5).filter(Number.isInteger)
  const labels = new Map(rows.map(({ key, label }) => [key, label]))
  return (
    <div className={`${plotStyle} ${chart}`} ref={box}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <ChartPaints id={id} />
          <Group left={MARGIN.left} top={MARGIN.top}>
            {ticks.map((tick) => (
              <line key={tick} data-part="rule" x2={inner.width} y1={y(tick)} y2={y(tick)} />
            ))}
            <BarStack
              data={data}
              keys={keys}
              x={(datum) => String(datum['key'])}
              xScale={x}
              yScale={y}
              color={scaleOrdinal({ domain: keys, range: keys })}
            >
              {(stacks) =>
                stacks.map((stack) =>
                  stack.bars.map(
                    (bar) =>
                      bar.height > 0 && (
                        <rect
                          key={`${stack.index}-${bar.index}`}
                          className={outlineStyle}
                          data-rest={(named !== undefined && rows[bar.index]?.key !== named) || undefined}
                          x={bar.x}
                          y={bar.y}
                          width={bar.width}
                          height={bar.height}
                          style={fillOf(id, stack.index, parts)}
                        />
                      ),
                  ),
                )
              }
            </BarStack>
            {x.bandwidth() >= ROOM_FOR_SUM &&
              rows.map(({ key }, index) => (
                <text
                  key={key}
                  data-part="sum"
                  x={(x(key) ?? 0) + x.bandwidth() / 2}
                  y={y(sums[index] ?? 0) - 8}
                  textAnchor="middle"
                >
                  {format(sums[index] ?? 0)}
                </text>
              ))}
            <ChartAxes
              x={x}
              y={y}
              ticks={ticks}
              height={inner.height}
              names={labels}
              // On a phone there is room for every second name, the last one among them.
              nameProps={(index) =>
                inner.width / rows.length < 36 && (rows.length - index) % 2 === 0 ? { visibility: 'hidden' } : {}
              }
              format={format}
            />
          </Group>
        </svg>
      )}
    </div>
  )
}
