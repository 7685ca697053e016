import type { ReactNode } from 'react'
import { css } from '@linaria/core'

const frame = css`
  container-type: inline-size;
`

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
    white-space: nowrap;
  }

  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }

  & thead th {
    border-block-end: 2px solid var(--line-strong);
    color: var(--ink-soft);
    font-size: var(--text-s);
    vertical-align: bottom;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & [data-strong='true'] > :is(th, td) {
    font-weight: 700;
  }

  & tfoot :is(th, td) {
    border-block: 2px solid var(--line-strong) 0;
    font-weight: 700;
  }

  & tbody:last-child > tr:last-child > :is(th, td) {
    border-block-end: 0;
  }

  @media (max-width: 599px), print {
    & thead th:not(:first-child) {
      inline-size: 5.5em;
    }
  }

  @media (max-width: 599px) {
    & :is(th, td) {
      padding-inline-start: var(--space-2);
      font-size: var(--text-s);
    }
  }

  /* Too narrow for columns, as with large text: the amounts are stacked, each with the name of its column. */
  @container (max-width: 17rem) {
    &,
    & :is(tbody, tfoot, tr, th, td) {
      display: block;
    }

    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & :is(tbody, tfoot) th {
      border-block-end: 0;
      font-weight: 600;
    }

    & td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 var(--space-3);
      padding-inline-start: 0;
    }

    & td:not(:last-child) {
      border-block-end: 0;
    }

    & td::before {
      content: attr(data-label);
      color: var(--ink-soft);
      font-weight: 400;
      white-space: normal;
    }
  }

  @media print {
    & :is(thead, tbody, tfoot) :is(th, td) {
      padding-block: 0.12rem;
      font-size: 9pt;
      line-height: var(--leading-snug);
    }
  }
`

export interface SumRow {
  readonly key: string
  readonly name: ReactNode
  /** One cell for each column after the first. */
  readonly cells: readonly ReactNode[]
  readonly strong?: boolean | undefined
}

const Row = ({ row: { name, cells, strong = false }, columns }: { row: SumRow; columns: readonly string[] }) => (
  <tr role="row" data-strong={strong}>
    <th role="rowheader" scope="row">
      {name}
    </th>
    {cells.map((cell, place) => (
      <td key={place} role="cell" data-label={columns[place + 1]}>
        {cell}
      </td>
    ))}
  </tr>
)

// Explicit roles, because a table without room for columns loses its implicit ones.
/** Amounts in columns that stay columns on a phone. The last row can be their sum. */
export const SumTable = ({
  labelledBy,
  columns,
  rows,
  sum,
}: {
  /** The id of the heading that names the table. */
  labelledBy: string
  columns: readonly string[]
  rows: readonly SumRow[]
  sum?: SumRow | undefined
}) => (
  <div className={frame}>
    <table className={table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
      {sum && (
        <tfoot role="rowgroup">
          <Row row={sum} columns={columns} />
        </tfoot>
      )}
    </table>
  </div>
)
