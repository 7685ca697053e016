import type { ReactNode } from 'react'
import { memo, useMemo } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { RowTicks, Ticks } from '../inputs/ticks.tsx'
import { TickAll, TickRow } from '../inputs/ticks.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { tableFrameStyle, tableStyle } from './table-style.ts'

export type Column<Row, Sort extends string = never> = {
  key: string
  header: string | ReactNode
  /**
   * `heading` is the cell that names the row, one per table. `money` is aligned to the end. `action` holds a quiet button, which needs no
   * label on phones.
   */
  kind: 'heading' | 'text' | 'money' | 'action'
  cell: (row: Row) => ReactNode
  /** Rows can be sorted by this column; its text heading becomes a button. A phone shows no headings and needs another control. */
  sort?: Sort | undefined
}

export type TableProps<Row, Sort extends string = never> = {
  caption: string
  captionShown?: 'always' | 'to-screen-readers' | undefined
  /** `none` in a card, which has a frame already. */
  frame?: 'card' | 'none' | undefined
  /** Keep the list's identity, so that only rows that differ are redrawn. */
  columns: readonly Column<Row, Sort>[]
  /** The latest requested order; its rows may still be loading. */
  sorted?: { by: Sort; order: 'ascending' | 'descending'; onSort: (by: Sort) => void } | undefined
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Checkboxes before the rows. */
  ticks?: Ticks<Row> | undefined
  /** Cells of the last row, such as a total, by column key; below the checkboxes, by their name. */
  footer?: Readonly<Record<string, ReactNode>> | undefined
  /** Other rows are loading: the current ones stay and are marked as busy. */
  busy?: boolean | undefined
  /** Draws a subset of the rows: `long-table.tsx` draws those in the window. Without it all are drawn. */
  drawRows?: ((draw: DrawRow<Row>) => ReactNode) | undefined
}

/** Draws one row; screen readers get `index` if not all rows are drawn. */
export type DrawRow<Row> = (row: Row, index?: number, measure?: (row: HTMLTableRowElement | null) => void) => ReactNode

const cellsOf = <Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  contentOf: (column: Column<Row, Sort>) => ReactNode,
) =>
  columns.map((column) =>
    column.kind === 'heading' ? (
      <th key={column.key} role="rowheader" scope="row" data-kind={column.kind}>
        {contentOf(column)}
      </th>
    ) : (
      <td
        key={column.key}
        role="cell"
        data-kind={column.kind}
        data-label={typeof column.header === 'string' && column.kind !== 'action' ? column.header : undefined}
      >
        {contentOf(column)}
      </td>
    ),
  )

type RowProps<Row, Sort extends string> = {
  row: Row
  /** The key of a row, from `rowKey`. */
  name: string
  columns: readonly Column<Row, Sort>[]
  ticks: RowTicks<Row> | null
  ticked: boolean | undefined
  index: number | undefined
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
}

const PlainRow = <Row, Sort extends string>({
  row,
  name,
  columns,
  ticks,
  ticked,
  index,
  measure,
}: RowProps<Row, Sort>) => (
  <tr
    role="row"
    ref={measure}
    data-index={index}
    // The headings are the first row.
    aria-rowindex={index === undefined ? undefined : index + 2}
    data-selected={ticked}
  >
    {ticks && <TickRow ticks={ticks} row={row} rowKey={name} ticked={ticked === true} />}
    {cellsOf(columns, (column) => column.cell(row))}
  </tr>
)
// The cast keeps the row's type, which `memo` loses.
const DrawnRow = memo(PlainRow) as typeof PlainRow

/** What the checkboxes share; keep its identity while the content is the same. */
const useRowTicks = <Row,>(ticks: Ticks<Row> | undefined): RowTicks<Row> | null => {
  const { name, disabled = false, labelOf, onTick } = ticks ?? {}
  return useMemo(
    () => (name === undefined || !labelOf || !onTick ? null : { name, disabled, labelOf, onTick }),
    [name, disabled, labelOf, onTick],
  )
}

// Explicit roles, because a table laid out as cards on a phone loses its implicit ones.
export const Table = <Row, Sort extends string = never>({
  caption,
  captionShown = 'always',
  frame = 'card',
  columns,
  sorted,
  rows,
  rowKey,
  ticks,
  footer,
  busy = false,
  drawRows,
}: TableProps<Row, Sort>) => {
  const rowTicks = useRowTicks(ticks)
  const drawRow: DrawRow<Row> = (row, index, measure) => (
    <DrawnRow
      key={rowKey(row)}
      row={row}
      name={rowKey(row)}
      columns={columns}
      ticks={rowTicks}
      ticked={ticks?.isTicked(row)}
      index={index}
      measure={measure}
    />
  )

  return (
    <div className={tableFrameStyle} data-frame={frame}>
      <table
        className={tableStyle}
        role="table"
        aria-rowcount={drawRows && rows.length + 1}
        aria-busy={busy || undefined}
      >
        <caption>
          {captionShown === 'always' ? (
            caption
          ) : (
            <span data-part="hidden">
              <VisuallyHidden>{caption}</VisuallyHidden>
            </span>
          )}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {ticks && <TickAll ticks={ticks} rows={rows} />}
            {columns.map(({ key, header, kind, sort }) =>
              sort === undefined || sorted === undefined ? (
                <th key={key} role="columnheader" scope="col" data-kind={kind}>
                  {header}
                </th>
              ) : (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  data-kind={kind}
                  aria-sort={sorted.by === sort ? sorted.order : 'none'}
                >
                  <span data-part="label">{header}</span>
                  <button type="button" onClick={() => sorted.onSort(sort)}>
                    {header}
                    <Icon name={sorted.by === sort ? 'chevron-down' : 'sort'} size="small" />
                  </button>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">{drawRows ? drawRows(drawRow) : rows.map((row) => drawRow(row))}</tbody>
        {footer && (
          <tfoot role="rowgroup">
            <tr role="row">
              {ticks && (
                <td role="cell" data-kind="control">
                  {footer[ticks.name]}
                </td>
              )}
              {cellsOf(columns, ({ key }) => footer[key])}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
