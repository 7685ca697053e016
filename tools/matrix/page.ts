import { escape, reportPage } from '../html.ts'
import { columns, type Cell, type Matrix, type Row } from './matrix.ts'

const style = `
table { min-width: 44rem } th, td { padding: .35rem .6rem; overflow-wrap: normal }
thead th { position: sticky; top: 0; background: #fff }
tbody th { font-weight: 600; min-width: 13rem } tbody th small { display: block; font-weight: 400; color: #5a6472; overflow-wrap: anywhere }
td.status { font-variant-numeric: tabular-nums } td.status small { display: block; color: #5a6472 } summary { cursor: pointer; color: #14603c }
details ul { margin: .25rem 0; padding-left: 1rem; font-size: .85rem; color: #5a6472; max-width: 20rem; overflow-wrap: anywhere }
.hole { background: #fdeceb; color: #8f1d14; font-weight: 600 } .waived { background: #fff7e0; color: #6b4e00 }
.problems { background: #fdeceb; border-radius: 8px; padding: .75rem 1rem } .problems summary, .problems li { color: #6f1710; max-width: none }
.problems ul { max-width: none; font-size: 1rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 1rem }
`

const cellText = (cell: Cell): string => {
  switch (cell.kind) {
    case 'filled': {
      const shown = cell.by.slice(0, 12).map((by) => `<li>${escape(by)}</li>`)
      const more = cell.by.length > 12 ? `<li>and ${cell.by.length - 12} more</li>` : ''
      return `<td><details><summary>${cell.by.length}</summary><ul>${shown.join('')}${more}</ul></details></td>`
    }
    case 'waived':
      return `<td class="waived">waived until ${escape(cell.waiver.until)}: ${escape(cell.waiver.reason)}</td>`
    case 'hole':
      return '<td class="hole">empty</td>'
  }
}

const rowsOf = (rows: readonly Row[]): string =>
  rows
    .map((row, index) => {
      const isFirst = rows[index - 1]?.operation !== row.operation
      const count = rows.filter(({ operation }) => operation === row.operation).length
      const name = isFirst
        ? `<th scope="rowgroup" rowspan="${count}">${escape(row.operation)}<small>${escape(row.address)}</small></th>`
        : ''
      return `<tr>${name}<td class="status">${row.status}${row.variant === null ? '' : `<small>${escape(row.variant)}</small>`}</td>${columns.map((column) => cellText(row.cells[column])).join('')}</tr>`
    })
    .join('\n')

const table = (host: string, rows: readonly Row[]): string =>
  `<h2>${host}</h2><div class="scroll" tabindex="0" role="region" aria-label="Operations of the host ${host}"><table>` +
  `<caption>Declared responses of the host ${host}</caption><thead><tr><th scope="col">Operation</th><th scope="col">Status</th>` +
  `${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead><tbody>${rowsOf(rows)}</tbody></table></div>`

/** The matrix as one page that needs no script. */
export const pageOf = ({ rows, unused, problems }: Matrix): string => {
  const cells = rows.length * columns.length
  const holes = rows.flatMap((row) => columns.filter((column) => row.cells[column].kind === 'hole')).length
  const hosts = [...new Set(rows.map(({ host }) => host))]
  return reportPage(
    'Matrix of operations',
    style,
    `<p class="quiet">${rows.length} declared responses of ${new Set(rows.map(({ operation }) => operation)).size} operations; ${cells - holes} of ${cells} cells are filled or waived.</p>`,
    `<dl><dt>client</dt><dd>the client and its decoder, in a contract</dd><dt>effect</dt><dd>an effect, in virtual time</dd>
<dt>handler</dt><dd>the mock, in a provider state</dd><dt>pact</dt><dd>an interaction of the pact</dd><dt>journey</dt><dd>a page in a browser</dd></dl>
${problems.length === 0 ? '<p>There is no hole.</p>' : `<details class="problems"${problems.length > 20 ? '' : ' open'}><summary>${problems.length} problems</summary><ul>${problems.map((one) => `<li>${escape(one)}</li>`).join('')}</ul></details>`}
${hosts
  .map((host) =>
    table(
      host,
      rows.filter((row) => row.host === host),
    ),
  )
  .join('\n')}
${unused.length === 0 ? '' : `<h2>Described and not used</h2><dl>${unused.map(({ operation, reason, until }) => `<dt>${escape(operation)}</dt><dd>${escape(reason)} <span class="quiet">Until ${escape(until)}.</span></dd>`).join('')}</dl>`}`,
  )
}
