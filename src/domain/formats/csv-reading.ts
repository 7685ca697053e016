/**
 * The cells of a CSV text, line by line; a spreadsheet counts the first line as row 1. Lines end in CR LF, LF or CR, a cell in quotes
 * may hold commas, doubled quotes and line breaks, and a mark of UTF-8 at the front is left out. A line without a character is a row
 * of one empty cell, so that rows keep their numbers; the end of the last line begins no row. A quote that is never closed takes the
 * rest of the text: nothing is refused here.
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

/** Whether a row of a CSV text holds nothing but blanks. */
export const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '')
