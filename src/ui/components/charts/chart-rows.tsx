import { useId, type ReactNode } from 'react'
import { css } from '@linaria/core'
import { ChartPaints } from './chart-paint.tsx'
import { verbatimOf } from '../content/verbatim.ts'

/** The rows of a chart. */
export const rowsStyle = css`
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

  &[data-align='end'] > div {
    align-items: end;
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
    overflow: visible;
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

export interface ChartRow {
  readonly key: string
  readonly label: string
  /** The row's total in words: its direct label. */
  readonly text: string
}

/** Rows of one drawing each, with its name and its total. They need no measuring, so they print and reflow like text. */
export const ChartRows = <Row extends ChartRow>({
  rows,
  height,
  align = 'center',
  draw,
}: {
  rows: readonly Row[]
  /** The height of a drawing, px. */
  height: number
  /** Whether the words are level with the middle of a drawing or with its foot. */
  align?: 'center' | 'end'
  /** Draws a row with the paints of this id. */
  draw: (row: Row, paints: string) => ReactNode
}) => {
  const id = useId()
  return (
    <div className={rowsStyle} data-align={align}>
      {rows.map((row, place) => (
        <div key={row.key}>
          <span>{row.label}</span>
          <svg aria-hidden="true" focusable="false" height={height}>
            <ChartPaints id={`${id}-${place}`} />
            {draw(row, `${id}-${place}`)}
          </svg>
          <span translate={verbatimOf(row.text)}>{row.text}</span>
        </div>
      ))}
    </div>
  )
}
