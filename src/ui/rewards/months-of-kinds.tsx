import { css } from '@linaria/core'
import { fillOf, outlineStyle } from '../components/charts/chart-paint.tsx'
import { ChartRows, type ChartRow } from '../components/charts/chart-rows.tsx'

const ground = css`
  stroke: var(--line-strong);

  @media (forced-colors: active) {
    stroke: GrayText;
  }
`

const HEIGHT = 36

export interface KindOfMonths extends ChartRow {
  /** Pence in each month. */
  readonly months: readonly number[]
}

/** A row of small columns for each kind of benefit, one a month, all on one scale, so that nothing depends on colour. */
export const MonthsOfKinds = ({ kinds }: { kinds: readonly KindOfMonths[] }) => {
  const highest = Math.max(1, ...kinds.flatMap(({ months }) => months))
  return (
    <ChartRows
      rows={kinds}
      height={HEIGHT}
      align="end"
      draw={({ months }, paints) => (
        <>
          {months.map((pence, place) => {
            if (pence <= 0) return null
            const height = Math.max(2, (pence * (HEIGHT - 2)) / highest)
            return (
              <rect
                key={place}
                className={outlineStyle}
                style={fillOf(paints, 0, 1)}
                x={`${((place + 0.15) * 100) / months.length}%`}
                width={`${70 / months.length}%`}
                y={HEIGHT - 1 - height}
                height={height}
              />
            )
          })}
          <line className={ground} x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        </>
      )}
    />
  )
}
