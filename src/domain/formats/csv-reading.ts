/**
 * The cells of a CSV text, row by row; a spreadsheet counts the first line as row 1. Lines end in CR LF, LF or CR; a quoted cell can
 * contain commas, doubled quotes and line breaks; a leading byte order mark is skipped. An empty line is a row with one empty cell, so that
 * rows keep their numbers; the last line break starts no row. An unclosed quote takes the rest of the text: nothing is refused here.
 */
export const readCsv = (text: string): readonly (readonly string[])[] => {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  let begun = false
  const endRow = (): void => {
    rows.push([...row, cell])
    row = []
    cell = ''
    begun = false
  }
  for (let i = 0; i < body.length; i++) {
    const char = body[i] ?? ''
    const ends = !quoted && (char === '\n' || char === '\r')
    begun = !ends
    if (quoted) {
      if (char !== '"') cell += char
      else if (body[i + 1] === '"') {
        cell += '"'
        i += 1
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === ',') {
      row.push(cell)
      cell = ''
    } else if (ends) {
      if (char === '\r' && body[i + 1] === '\n') i += 1
      endRow()
    } else cell += char
  }
  if (begun) endRow()
  return rows
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The CSV text that `readCsv` reads as these rows, for a host: each cell says what it said. `csvOf` is for spreadsheets. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

/** Whether a row of a CSV text is blank. */
export const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '')
