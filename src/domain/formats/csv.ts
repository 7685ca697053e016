/** The content of a cell. A missing value is an empty cell. */
export type CsvCell = string | number | null

const plainNumber = /^-?\d+(\.\d+)?$/

/** Whether a spreadsheet could take a text for a formula; some also drop what is invisible before it, or read full-width signs. */
const isFormula = (text: string): boolean =>
  !plainNumber.test(text) && (/^[\t\r\n]/.test(text) || /^[\s\p{Cf}\p{Cc}]*[=+\-@]/u.test(text.normalize('NFKC')))

const cellOf = (cell: CsvCell): string => {
  const text = cell === null ? '' : String(cell)
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as a CSV file's text: commas, CR LF line ends, and a byte order mark so that spreadsheets recognise UTF-8. A number is
 * written as it is. A text that begins like a formula gets a leading apostrophe, so that no spreadsheet runs it.
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
