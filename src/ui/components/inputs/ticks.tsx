import { Checkbox } from './checkbox.tsx'

/** Checkboxes before the rows of a table, and one above them for all. */
export type Ticks<Row> = {
  /** The prefix of the checkboxes' ids. */
  readonly name: string
  readonly label: string
  readonly all: 'none' | 'some' | 'all'
  readonly isTicked: (row: Row) => boolean
  readonly disabled?: boolean
  /** The accessible name of a row's checkbox. Keep this, `onTick` and the columns stable, so that a tick redraws one row. */
  readonly labelOf: (row: Row) => string
  readonly onTick: (rows: readonly Row[], ticked: boolean) => void
}

/** What all checkboxes of the rows have in common. */
export type RowTicks<Row> = Required<Pick<Ticks<Row>, 'name' | 'disabled' | 'labelOf' | 'onTick'>>

export const TickAll = <Row,>({ ticks, rows }: { ticks: Ticks<Row>; rows: readonly Row[] }) => (
  <th role="columnheader" scope="col" data-kind="control">
    <Checkbox
      id={`${ticks.name}-all`}
      label={ticks.label}
      checked={ticks.all === 'some' ? 'mixed' : ticks.all === 'all'}
      disabled={ticks.disabled}
      onChange={(ticked) => ticks.onTick(rows, ticked)}
    />
  </th>
)

/** The checkbox of a group of rows. */
export const TickGroup = <Row,>({
  ticks: { name, disabled, onTick },
  band,
  label,
  all,
  rows,
}: {
  ticks: RowTicks<Row>
  band: string
  label: string
  all: 'none' | 'some' | 'all'
  rows: readonly Row[]
}) => (
  <Checkbox
    id={`${name}-group-${band}`}
    label={label}
    labelShown="to-screen-readers"
    checked={all === 'some' ? 'mixed' : all === 'all'}
    disabled={disabled}
    onChange={(ticked) => onTick(rows, ticked)}
  />
)

export const TickRow = <Row,>({
  ticks: { name, disabled, labelOf, onTick },
  row,
  rowKey,
  ticked,
}: {
  ticks: RowTicks<Row>
  row: Row
  rowKey: string
  ticked: boolean
}) => (
  <td role="cell" data-kind="control">
    <Checkbox
      id={`${name}-${rowKey}`}
      label={labelOf(row)}
      labelShown="to-screen-readers"
      checked={ticked}
      disabled={disabled}
      onChange={(now) => onTick([row], now)}
    />
  </td>
)
