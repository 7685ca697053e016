import { useId } from 'react'
import { css } from '@linaria/core'
import { ChartPaints, fillOf, outlineStyle } from './chart-paint.tsx'

const bars = css`
  display: grid;
  gap: var(--space-3);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
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
    block-size: 1.375rem;
    overflow: visible;
  }

  & [data-part='whole'] {
    fill: var(--sunken);
  }

  @media (forced-colors: active) {
    & [data-part='whole'] {
      fill: none;
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

  @media print {
    gap: var(--space-2);
  }
`

export type BarRow = {
  readonly key: string
  readonly label: string
  /** One non-negative number per part. */
  readonly values: readonly number[]
  /** The row's total in words: its direct label. */
  readonly text: string
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

/** Rows of stacked bars, each with its name and its total. It needs no measuring, so it prints and reflows like text. */
export const ChartBars = ({
  rows,
  full,
}: {
  rows: readonly BarRow[]
  /** The value of the full width, such as 100 for a percentage; the longest row if omitted. */
  full?: number | undefined
}) => {
  const id = useId()
  const longest = full ?? Math.max(0, ...rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  return (
    <div className={bars}>
      {rows.map(({ key, label, values, text }, place) => (
        <div key={key}>
          <span>{label}</span>
          <svg aria-hidden="true" focusable="false">
            <ChartPaints id={`${id}-${place}`} />
            {full !== undefined && <rect data-part="whole" x="0" width="100%" y="1" height="20" />}
            {shareOfWidth(values, longest).map(
              ({ from, width }, index) =>
                width > 0 && (
                  <rect
                    key={index}
                    className={outlineStyle}
                    x={`${from}%`}
                    width={`${width}%`}
                    y="1"
                    height="20"
                    style={fillOf(`${id}-${place}`, index)}
                  />
                ),
            )}
          </svg>
          <span>{text}</span>
        </div>
      ))}
    </div>
  )
}
