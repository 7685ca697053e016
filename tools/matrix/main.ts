import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { columns, matrixOf, type Cell } from './matrix.ts'
import { pageOf } from './page.ts'
import { readMatrixInput, runFirst } from './read.ts'

/**
 * `npm run matrix`: lists every declared response of every operation, with the layers that handled it in the last test run. Writes
 * `reports/matrix.html`, and exits with 1 and a sentence for each hole. `--holes` prints only the holes. If no test has run yet, it says so.
 */
const page = fileURLToPath(new URL('../../reports/matrix.html', import.meta.url))

const short = (cell: Cell): string => {
  switch (cell.kind) {
    case 'filled':
      return String(cell.by.length)
    case 'waived':
      return 'waived'
    case 'hole':
      return '-'
  }
}

const input = readMatrixInput(new Date().toISOString().slice(0, 10))
// `npm test` leaves out some journeys: their column is judged in a run of everything.
const isBrief = process.env['PORTAL_CHECKS'] === 'brief'
const matrix = matrixOf(input, isBrief ? columns.filter((column) => column !== 'journey') : columns)
const print = (): void => {
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, pageOf(matrix))
  if (!process.argv.includes('--holes')) {
    console.log(['host', 'operation', 'status', ...columns].join('\t'))
    for (const { host, operation, status, variant, cells } of matrix.rows)
      console.log(
        [host, operation, `${status}${variant === null ? '' : ` ${variant}`}`]
          .concat(columns.map((column) => short(cells[column])))
          .join('\t'),
      )
  }
  for (const problem of matrix.problems) console.error(problem)
  console.log(`${matrix.rows.length} declared responses, ${matrix.problems.length} problems; see reports/matrix.html`)
}
const first = runFirst(input.observations)
if (first === null) print()
else console.error(first)
process.exitCode = first === null && matrix.problems.length === 0 ? 0 : 1
