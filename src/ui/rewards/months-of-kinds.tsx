import { useId } from 'react'
import { css } from '@linaria/core'
import { ChartPaints, outlineStyle, paintOf } from '../components/charts/chart-paint.tsx'
import { rewardsText } from '../text/rewards.ts'

const words = rewardsText.total

const list = css`
  display: grid;
  gap: var(--space-3);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--space-1) var(--space-4);
    font-size: var(--text-s);
    break-inside: avoid;
  }

  & > div > span:last-of-type {
    grid-area: 1 / 2;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & svg {
    grid-area: 2 / 1 / auto / -1;
    inline-size: 100%;
    block-size: 2.25rem;
  }

  & line {
    stroke: var(--line-strong);
  }

  @media (forced-colors: active) {
    & line {
      stroke: GrayText;
    }
  }

  @media (min-width: 700px), print {
    grid-template-columns: fit-content(40%) minmax(0, 1fr) max-content;

    & > div {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }

    & svg {
      grid-area: 1 / 2;
    }

    & > div > span:last-of-type {
      grid-area: 1 / 3;
    }
  }
`

const HEIGHT = 36

export interface KindOfMonths {
  readonly key: string
  readonly name: string
  /** The total of the year in words. */
  readonly text: string
  /** Pence in each month. */
  readonly months: readonly number[]
}

/** A row of small columns for each kind of benefit, one a month, all on one scale, so that nothing needs a colour to be told apart. */
export const MonthsOfKinds = ({ kinds }: { kinds: readonly KindOfMonths[] }) => {
  const id = useId()
  const highest = Math.max(1, ...kinds.flatMap(({ months }) => months))
  return (
    <div className={list}>
      {kinds.map(({ key, name, text, months }, row) => (
        <div key={key}>
          <span>{name}</span>
          <svg aria-hidden="true" focusable="false">
            <ChartPaints id={`${id}-${row}`} />
            {months.map((pence, place) => {
              if (pence <= 0) return null
              const height = Math.max(2, (pence * (HEIGHT - 2)) / highest)
              return (
                <rect
                  key={place}
                  className={outlineStyle}
                  style={{ fill: paintOf(`${id}-${row}`, 0) }}
                  x={`${((place + 0.15) * 100) / months.length}%`}
                  width={`${70 / months.length}%`}
                  y={HEIGHT - 1 - height}
                  height={height}
                />
              )
            })}
            <line x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
          </svg>
          <span>{words.amountAYear(text)}</span>
        </div>
      ))}
    </div>
  )
}
