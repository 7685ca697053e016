import { css } from '@linaria/core'
import { fillOf, outlineStyle } from './chart-paint.tsx'
import type { ChartRow } from './chart-rows.tsx'
import { ChartRows } from './chart-rows.tsx'

const track = css`
  fill: var(--sunken);

  @media (forced-colors: active) {
    fill: none;
  }
`

export interface BarRow extends ChartRow {
  /** One non-negative number per part. */
  readonly values: readonly number[]
  /** Not one of those that the headline names: grey. */
  readonly isRest?: boolean | undefined
}

/** The longest row takes the full width. */
export const shareOfWidth = (
  values: readonly number[],
  longest: number,
): readonly { from: number; width: number }[] => {
  let from = 0
  return values.map((value) => {
    const width = longest <= 0 ? 0 : (Math.max(0, value) * 100) / longest
    const part = { from, width }
    from += width
    return part
  })
}

/** Rows of stacked bars, each with its name and its total. */
export const ChartBars = ({
  rows,
  full,
}: {
  rows: readonly BarRow[]
  /** The value of the full width, such as 100 for a percentage; the longest row if omitted. */
  full?: number | undefined
}) => {
  const longest = full ?? Math.max(0, ...rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  return (
    <ChartRows
      rows={rows}
      height={22}
      draw={({ values, isRest }, paints) => (
        <>
          {full !== undefined && <rect className={track} x="0" width="100%" y="1" height="20" />}
          {shareOfWidth(values, longest).map(
            ({ from, width }, index) =>
              width > 0 && (
                <rect
                  key={index}
                  className={outlineStyle}
                  data-rest={isRest || undefined}
                  x={`${from}%`}
                  width={`${width}%`}
                  y="1"
                  height="20"
                  style={fillOf(paints, index, values.length)}
                />
              ),
          )}
        </>
      )}
    />
  )
}
