import type { TickRendererProps } from '@visx/axis'

/**
 * Draws the words of a tick as one text. The library's own measures each to break its lines, which takes longer than to draw the
 * whole chart, and no tick has more than one line.
 */
export const tickText = ({ x, y, dx, dy, textAnchor, visibility, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor} visibility={visibility}>
    {formattedValue}
  </text>
)
