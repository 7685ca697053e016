/** What a cell may hold. A missing value is an empty cell. */
export type CsvCell = string | number | null

/** What a spreadsheet would take for the beginning of a formula. */
const begins = /^[=+\-@\t\r\n]/

const cellOf = (cell: CsvCell): string => {
  const text = cell === null ? '' : String(cell)
  const safe = begins.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as a CSV file's text: commas, lines that end in CR LF, and a mark at the front by which a spreadsheet knows UTF-8.
 * A cell that begins with = + - @, a tab or a line break gets an apostrophe before it, so that no spreadsheet runs it.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[header, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`

/** Pence as pounds for a cell: 1234.50, with no sign of the currency and no comma. */
export const poundsOf = (pence: number | null): string | null => (pence === null ? null : (pence / 100).toFixed(2))

/** A file's name from any words: small letters, digits and hyphens. */
export const csvName = (...words: readonly string[]): string => {
  const name = words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${name === '' ? 'table' : name}.csv`
}
