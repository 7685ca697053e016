/** The content of a cell. A missing value is an empty cell. */
export type CsvCell = string | number | null

/** What a spreadsheet would take for the start of a formula. */
const begins = /^[=+\-@\t\r\n]/

const cellOf = (cell: CsvCell): string => {
  const text = cell === null ? '' : String(cell)
  const safe = begins.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as a CSV file's text: commas, CR LF line ends, and a byte order mark so that spreadsheets recognise UTF-8. A cell that starts
 * with = + - @, a tab or a line break gets a leading apostrophe, so that no spreadsheet runs it.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[header, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`

/** Pence as pounds for a cell: 1234.50, without currency sign and commas. */
export const poundsOf = (pence: number | null): string | null => (pence === null ? null : (pence / 100).toFixed(2))

/** A file's name from any words: lower-case letters, digits and hyphens. */
export const csvName = (...words: readonly string[]): string => {
  const name = words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${name === '' ? 'table' : name}.csv`
}
