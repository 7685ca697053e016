import { css } from '@linaria/core'
import type { AxisScale, TickRendererProps } from '@visx/axis'
import { AxisBottom, AxisLeft } from '@visx/axis'

/** A chart with `ChartAxes`; its grid lines are `rule` parts. */
export const plotStyle = css`
  & > svg {
    overflow: visible;
    max-inline-size: 100%;
    block-size: auto;
    font-family: var(--font-base);
  }

  & text {
    fill: var(--ink);
    font-size: 15px;
    font-variant-numeric: tabular-nums;
  }

  & [data-part='rule'] {
    stroke: var(--line);
  }

  & .visx-axis-line {
    stroke: var(--line-strong);
  }

  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }

    & [data-part='rule'],
    & .visx-axis-line {
      stroke: GrayText;
    }
  }
`

/**
 * Draws the label of a tick as one line of text. The library's own component measures each label to break its lines, which takes longer
 * than drawing the whole chart.
 */
const tickText = ({ x, y, dx, dy, textAnchor, visibility, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor} visibility={visibility}>
    {formattedValue}
  </text>
)

/** The value axis beside a chart and the labels below it. */
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
  /** The values of the vertical axis. */
  ticks: readonly number[]
  /** The plot area between the axes, px. */
  height: number
  /** The labels of the horizontal axis by key, from left to right. */
  names: ReadonlyMap<string, string>
  /** How labels are aligned. */
  nameProps: (index: number) => { textAnchor?: 'end'; dx?: number; visibility?: 'hidden' }
  /** Formats a value of the axis in few characters. */
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
      tickLabelProps={{ dx: -4, dy: 5, textAnchor: 'end' }}
    />
    <AxisBottom
      scale={x}
      top={height}
      hideTicks
      tickComponent={tickText}
      tickValues={[...names.keys()]}
      tickFormat={(key) => names.get(String(key)) ?? String(key)}
      tickLabelProps={(_, index) => ({ textAnchor: 'middle', dy: 6, ...nameProps(index) })}
    />
  </>
)
