/** The cells of a CSV text, line by line. It is separate from the portal's reader, so that the two share no bug. */
export const cellsOf = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/gy
  const body = text.replace(/^\uFEFF/, '')
  while (cells.lastIndex < body.length) {
    // It always matches: any cell that is not quoted is a plain one, even if it holds quotes.
    const [, quoted, plain = '', end = ''] = cells.exec(body) ?? []
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      rows.push(row)
      row = []
    } else if (cells.lastIndex === body.length) {
      rows.push([...row, ''])
      row = []
    }
  }
  return rows
}

/** A CSV text of these rows. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map(String)
        .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    )
    .map((line) => `${line}\r\n`)
    .join('')
