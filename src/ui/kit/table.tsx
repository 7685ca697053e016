import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { tableFrameStyle, tableStyle } from './table-style.ts'

export type Column<Row> = {
  key: string
  /** A control column may have a control as its heading, which stays in sight on phones. */
  header: string | ReactNode
  /** `heading` is the cell that names the row: one a table. `money` is set at the end. `control` holds a checkbox or a button. */
  kind: 'heading' | 'text' | 'money' | 'control'
  cell: (row: Row) => ReactNode
  /** Rows can be put in the order of this column; its heading, a text, is then a button. A phone, which shows no headings, needs another way. */
  sort?: { order: 'ascending' | 'descending' | 'none'; onSort: () => void } | undefined
}

export type TableProps<Row> = {
  caption: string
  captionShown?: 'always' | 'to-screen-readers' | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isSelected?: ((row: Row) => boolean) | undefined
  /** Cells of a last row such as a total, by column key. */
  footer?: Readonly<Record<string, ReactNode>> | undefined
  /** Other rows are on their way: these stay, and say so. */
  busy?: boolean | undefined
}

// The roles are spelt out because a table laid out as cards on a phone otherwise loses them.
export const Table = <Row,>({
  caption,
  captionShown = 'always',
  columns,
  rows,
  rowKey,
  isSelected,
  footer,
  busy = false,
}: TableProps<Row>) => {
  const cellsOf = (contentOf: (column: Column<Row>) => ReactNode) =>
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
          data-label={typeof column.header === 'string' && column.kind !== 'control' ? column.header : undefined}
        >
          {contentOf(column)}
        </td>
      ),
    )

  return (
    <div className={tableFrameStyle}>
      <table className={tableStyle} role="table" aria-busy={busy || undefined}>
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
            {columns.map(({ key, header, kind, sort }) => (
              <th key={key} role="columnheader" scope="col" data-kind={kind} aria-sort={sort?.order}>
                {sort ? (
                  <>
                    <span data-part="label">{header}</span>
                    <button type="button" onClick={sort.onSort}>
                      {header}
                      <Icon name={sort.order === 'none' ? 'sort' : 'chevron-down'} size="small" />
                    </button>
                  </>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" data-selected={isSelected?.(row)}>
              {cellsOf((column) => column.cell(row))}
            </tr>
          ))}
        </tbody>
        {footer && (
          <tfoot role="rowgroup">
            <tr role="row">{cellsOf(({ key }) => footer[key])}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
