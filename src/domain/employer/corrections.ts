import * as t from 'io-ts'
import { readCsv, writeCsv } from '../formats/csv-reading.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import { comparable } from './file-check.ts'

/** A cell of a sent file that a person typed anew: `row` as a spreadsheet counts it, `column` its heading. */
export const Correction = t.type({ row: t.number, column: plain, value: personal })
export type Correction = t.TypeOf<typeof Correction>

/** Whether two places are the same cell. */
export const isSameCell = (one: { row: number; column: string | null }, other: typeof one): boolean =>
  one.row === other.row && one.column === other.column

/** The text of a CSV file with its corrections; every other cell says what it said. A column that the file lacks is left out. */
export const correctedText = (text: string, corrections: readonly Correction[]): string => {
  const rows = readCsv(text).map((cells) => [...cells])
  const columns = (rows[0] ?? []).map(comparable)
  for (const { row, column, value } of corrections) {
    const place = columns.indexOf(comparable(column))
    const cells = rows[row - 1]
    if (!cells || place < 0) continue
    while (cells.length < place) cells.push('')
    cells[place] = value
  }
  return writeCsv(rows)
}
