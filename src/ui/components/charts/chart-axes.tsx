import type { AxisScale, TickRendererProps } from '@visx/axis'
import { AxisBottom, AxisLeft } from '@visx/axis'

/**
 * Draws the words of a tick as one text. The library's own measures each to break its lines, which takes longer than to draw the
 * whole chart, and no tick has more than one line.
 */
const tickText = ({ x, y, dx, dy, textAnchor, visibility, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor} visibility={visibility}>
    {formattedValue}
  </text>
)

/** The numbers beside a chart and the names below it. */
export const ChartAxes = ({
  x,
  y,
  ticks,
  height,
  names,
  nameProps,
  format,
}: {
  x: AxisScale
  y: AxisScale
  /** The numbers of the upright axis. */
  ticks: readonly number[]
  /** Of what is drawn between the axes, px. */
  height: number
  /** The name below each place, by its key, from left to right. */
  names: ReadonlyMap<string, string>
  /** How a name stands. */
  nameProps: (index: number) => { textAnchor?: 'end'; dx?: number; visibility?: 'hidden' }
  /** A number of the axis in few letters. */
  format: (value: number) => string
}) => (
  <>
    <AxisLeft
      scale={y}
      tickValues={[...ticks]}
      hideAxisLine
      hideTicks
      tickComponent={tickText}
      tickFormat={(value) => format(Number(value))}
      tickLabelProps={{ dx: -4, dy: 4, textAnchor: 'end' }}
    />
    <AxisBottom
      scale={x}
      top={height}
      hideTicks
      tickComponent={tickText}
      tickValues={[...names.keys()]}
      tickFormat={(key) => names.get(String(key)) ?? String(key)}
      tickLabelProps={(_, index) => ({ textAnchor: 'middle', dy: 4, ...nameProps(index) })}
    />
  </>
)
