import { Fragment, memo, useMemo, useState, type ReactNode } from 'react'
import { Announcer } from '../feedback/announcer.tsx'
import { Icon } from '../icons/icon.tsx'
import { TickAll, TickGroup, TickRow, type RowTicks, type Ticks } from '../inputs/ticks.tsx'
import { verbatimOf } from '../content/verbatim.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { compactFrameStyle, compactTableStyle } from './compact-table-style.ts'
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
  /**
   * Where a compact table puts it below 860 px: at the end of the first line, on the second line, or at its end; `only` is the second line there
   * and stands nowhere else; `below` has lines of its own, which wrap. Without it the column is left out there; the heading is always there.
   */
  compact?: 'end' | 'line' | 'line-end' | 'only' | 'below' | undefined
  /** Its cells are names, which no translator changes. */
  verbatim?: boolean | undefined
  /** A compact table leaves it out between 860 and 1,200 px. */
  optional?: boolean | undefined
}

/** A line above a group of rows: what they have in common, and a checkbox for all of them. */
export type Band<Row> = {
  readonly key: string
  readonly label: ReactNode
  readonly ticks?: { readonly label: string; readonly all: 'none' | 'some' | 'all'; readonly rows: readonly Row[] }
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
  /** `cards`: below 600 px each row is a card. `compact`: below 860 px each row is two lines. */
  layout?: 'cards' | 'compact' | undefined
  /** The band above a row, if a group begins with it. */
  bandOf?: ((row: Row) => Band<Row> | null) | undefined
  /** A sentence about a row, below it. */
  noteOf?: ((row: Row) => string | null) | undefined
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
  columns.map((column) => {
    const content = contentOf(column)
    const translate = column.verbatim ? 'no' : verbatimOf(content)
    return column.kind === 'heading' ? (
      <th
        key={column.key}
        role="rowheader"
        scope="row"
        data-kind={column.kind}
        data-compact="name"
        translate={translate}
      >
        {content}
      </th>
    ) : (
      <td
        key={column.key}
        role="cell"
        data-kind={column.kind}
        data-compact={column.compact}
        data-optional={column.optional}
        data-label={typeof column.header === 'string' && column.kind !== 'action' ? column.header : undefined}
        translate={translate}
      >
        {content}
      </td>
    )
  })

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

/** How many columns a band or a note spans: those that are always there, and beside them those that a narrower window leaves out. */
type Span = { readonly always: number; readonly optional: number }

const spanOf = (columns: readonly { compact?: string | undefined; optional?: boolean | undefined }[]): Span => {
  const shown = columns.filter(({ compact }) => compact !== 'only')
  const optional = shown.filter((column) => column.optional === true).length
  return { always: shown.length - optional, optional }
}

const Rest = ({ optional }: Span) =>
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, not a control
  optional > 0 && <td role="cell" colSpan={optional} data-optional />

const BandRow = <Row,>({ band, ticks, span }: { band: Band<Row> | null; ticks: RowTicks<Row> | null; span: Span }) =>
  band && (
    <tr role="row" data-part="band">
      {ticks && (
        <td role="cell" data-kind="control">
          {band.ticks && <TickGroup ticks={ticks} band={band.key} {...band.ticks} />}
        </td>
      )}
      <th role="rowheader" scope="rowgroup" colSpan={span.always}>
        {band.label}
      </th>
      <Rest {...span} />
    </tr>
  )

const NoteRow = ({ note, hasTicks, span }: { note: string | null; hasTicks: boolean; span: Span }) =>
  note !== null && (
    <tr role="row" data-part="note">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, not a control */}
      {hasTicks && <td role="cell" />}
      <td role="cell" colSpan={span.always} data-compact="note">
        <span>
          <Icon name="warning" size="small" />
          <span>{note}</span>
        </span>
      </td>
      <Rest {...span} />
    </tr>
  )

/** What a screen reader says after another order was asked for; nothing about the first one. */
const useSortMessage = <Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  sorted: TableProps<Row, Sort>['sorted'],
): string => {
  const [first] = useState(sorted && `${sorted.by} ${sorted.order}`)
  const [isMoved, setMoved] = useState(false)
  if (!sorted) return ''
  if (!isMoved && `${sorted.by} ${sorted.order}` !== first) setMoved(true)
  if (!isMoved) return ''
  const header = columns.find(({ sort }) => sort === sorted.by)?.header
  return typeof header === 'string' ? `Sorted by ${header}, ${sorted.order}` : ''
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
  layout = 'cards',
  bandOf,
  noteOf,
  busy = false,
  drawRows,
}: TableProps<Row, Sort>) => {
  const rowTicks = useRowTicks(ticks)
  const sortMessage = useSortMessage(columns, sorted)
  const isCompact = layout === 'compact'
  const span = spanOf(columns)
  const hasLineEnd = columns.some(({ compact, kind }) => compact === 'line-end' || kind === 'action')
  const drawRow: DrawRow<Row> = (row, index, measure) => (
    <Fragment key={rowKey(row)}>
      <BandRow band={bandOf?.(row) ?? null} ticks={rowTicks} span={span} />
      <DrawnRow
        row={row}
        name={rowKey(row)}
        columns={columns}
        ticks={rowTicks}
        ticked={ticks?.isTicked(row)}
        index={index}
        measure={measure}
      />
      <NoteRow note={noteOf?.(row) ?? null} hasTicks={rowTicks !== null} span={span} />
    </Fragment>
  )

  return (
    <div className={isCompact ? compactFrameStyle : tableFrameStyle} data-frame={frame}>
      <Announcer message={sortMessage} />
      <table
        className={isCompact ? compactTableStyle : tableStyle}
        role="table"
        aria-rowcount={drawRows && rows.length + 1}
        aria-busy={busy || undefined}
        data-lines={isCompact && !hasLineEnd ? 'whole' : undefined}
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
            {columns.map(({ key, header, kind, sort, compact, optional }) =>
              sort === undefined || sorted === undefined ? (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  data-kind={kind}
                  data-compact={compact}
                  data-optional={optional}
                >
                  {header}
                </th>
              ) : (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  data-kind={kind}
                  data-optional={optional}
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
