import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { hiddenRules } from '../components/layout/hidden-rules.ts'

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
    overflow-wrap: anywhere;
    white-space: normal;
  }

  /* As high as a finger needs; the row keeps its height. */
  & th > a {
    display: inline-block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
  }

  & thead th {
    border-block-end: 2px solid var(--line-strong);
    color: var(--ink-soft);
    font-size: var(--text-s);
    vertical-align: bottom;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & [data-head='true'] > :is(th, td) {
    padding-block-start: var(--space-4);
    font-weight: 700;
  }

  & [data-head='true'] > th::before {
    content: '';
    display: inline-block;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: var(--space-2);
    border-radius: 4px;
    background: var(--part);
    forced-color-adjust: none;
  }

  & tfoot > tr > :is(th, td) {
    padding-block-start: var(--space-3);
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

  /* Too narrow for columns, as on a phone: the amounts stand under the name, each with the name of its column. */
  @media screen {
    @container (max-width: 24rem) {
      &,
      & :is(tbody, tfoot, th, td) {
        display: block;
      }

      & :is(tbody, tfoot) > tr {
        display: flex;
        flex-wrap: wrap;
        gap: 2px var(--space-3);
        padding-block: 0.625rem;
        border-block-end: 1px solid var(--line);
      }

      & tfoot > tr {
        border-block: 2px solid var(--line-strong) 0;
      }

      & thead {
        ${hiddenRules}
      }

      & :is(tbody, tfoot) > tr:nth-child(n) > :is(th, td) {
        padding: 0;
        border: 0;
      }

      & :is(tbody, tfoot) th {
        flex: 1 0 100%;
        font-weight: 600;
      }

      & td {
        overflow-wrap: anywhere;
        white-space: normal;
      }

      & td::before {
        content: attr(data-label) ' ';
        color: var(--ink-soft);
        font-size: var(--text-s);
        font-weight: 400;
      }
    }
  }

  @media print {
    & :is(thead, tbody, tfoot) :is(th, td) {
      padding-block: 0.12rem;
      font-size: 9pt;
      line-height: var(--leading-snug);
    }

    & [data-head='true'] > :is(th, td) {
      padding-block-start: var(--space-1);
    }
  }
`

export interface SumRow {
  readonly key: string
  readonly name: ReactNode
  /** One cell for each column after the first. */
  readonly cells: readonly ReactNode[]
}

/** Rows under a row with their sum, whose swatch has the group's colour. */
export interface SumGroup {
  readonly head: SumRow
  readonly colour: string
  readonly rows: readonly SumRow[]
}

const Row = ({
  row: { name, cells },
  labels,
  head = false,
}: {
  row: SumRow
  labels: readonly string[]
  head?: boolean
}) => (
  <tr role="row" data-head={head}>
    <th role="rowheader" scope="row">
      {name}
    </th>
    {cells.map((cell, place) => (
      <td key={place} role="cell" data-label={labels[place]}>
        {cell}
      </td>
    ))}
  </tr>
)

// Explicit roles, because a table without room for columns loses its implicit ones.
/** Amounts in columns, on a phone under the name, in groups if the groups are more than one. The last row can be their sum. */
export const SumTable = ({
  labelledBy,
  columns,
  labels,
  groups,
  rows,
  sum,
}: {
  /** The id of the heading that names the table. */
  labelledBy: string
  columns: readonly string[]
  /** What stands before each amount where columns have no room. */
  labels: readonly string[]
  groups?: readonly SumGroup[] | undefined
  /** The rows without groups. */
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
      {groups && groups.length > 1 ? (
        groups.map((group) => (
          // React's type of styles has no custom properties.
          <tbody key={group.head.key} role="rowgroup" style={{ '--part': group.colour } as React.CSSProperties}>
            <Row row={group.head} labels={labels} head />
            {group.rows.map((row) => (
              <Row key={row.key} row={row} labels={labels} />
            ))}
          </tbody>
        ))
      ) : (
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.key} row={row} labels={labels} />
          ))}
        </tbody>
      )}
      {sum && (
        <tfoot role="rowgroup">
          <Row row={sum} labels={labels} />
        </tfoot>
      )}
    </table>
  </div>
)
