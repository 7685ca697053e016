import { css } from '@linaria/core'
import type { SquareRun } from '../../domain/employer/overview.ts'

/** The pixels of a square with its gap. */
const STEP = 8
const GAP = 2

const squares = css`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  margin-block-start: var(--space-2);
  forced-color-adjust: none;

  & > path {
    fill: none;
    stroke: var(--part-3);
    stroke-width: 6;
    stroke-dasharray: 6 2;
    transition: opacity var(--motion-base);
  }

  & > [data-kind='check'] {
    stroke: var(--warning-ui);
  }

  /* Hollow: the ground lies on the middle. */
  & > [data-kind='hollow'] {
    stroke: var(--surface);
    stroke-width: 4;
    stroke-dasharray: 4 4;
  }

  @media (forced-colors: active) {
    & > path {
      stroke: GrayText;
    }

    & > [data-kind='check'] {
      stroke: CanvasText;
    }

    & > [data-kind='hollow'] {
      stroke: Canvas;
    }
  }
`

/** The squares of these runs as one dashed line, row after row; `inset` px smaller at each side. */
const pathOf = (runs: readonly SquareRun[], columns: number, inset = 0): string =>
  runs
    .flatMap(({ from, count }) => {
      const lines: string[] = []
      for (let at = from; at < from + count;) {
        const column = at % columns
        const length = Math.min(columns - column, from + count - at)
        const y = Math.floor(at / columns) * STEP + 3
        lines.push(`M${column * STEP + inset} ${y}h${length * STEP - GAP - 2 * inset}`)
        at += length
      }
      return lines
    })
    .join('')

/** One square a selection: a picture of what the words beside it say. Each state is one path, so that thousands would cost nothing. */
export const Squares = ({
  runs,
  columns = 50,
}: {
  runs: readonly SquareRun[]
  /** How many stand in a row. */
  columns?: number
}) => {
  const of = (kind: SquareRun['kind']) => runs.filter((run) => run.kind === kind)
  const all = runs.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  const width = Math.min(all, columns) * STEP - GAP
  const height = Math.ceil(all / columns) * STEP - GAP
  return (
    <svg className={squares} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={pathOf(of('others'), columns)} />
      <path d={pathOf(of('check'), columns)} data-kind="check" />
      <path d={pathOf(of('decided'), columns)} />
      <path d={pathOf(of('decided'), columns, 1)} data-kind="hollow" />
    </svg>
  )
}
