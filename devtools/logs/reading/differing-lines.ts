/** The places of lines that only one of two texts has: those outside a longest common subsequence. */
export interface DifferingLines {
  readonly one: readonly number[]
  readonly other: readonly number[]
}

/** Compares two texts line by line. */
export const differingLines = (one: readonly string[], other: readonly string[]): DifferingLines => {
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1
  let [endOne, endOther] = [one.length, other.length]
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne -= 1
    endOther -= 1
  }
  const [rows, columns] = [endOne - start, endOther - start]
  const width = columns + 1
  const lengths = new Uint32Array((rows + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[start + row] === other[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const found = { one: [] as number[], other: [] as number[] }
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    if (row < rows && column < columns && one[start + row] === other[start + column]) {
      row += 1
      column += 1
    } else if (row < rows && (column === columns || at(row + 1, column) >= at(row, column + 1)))
      found.one.push(start + row++)
    else found.other.push(start + column++)
  }
  return found
}

/**
 * Two texts as one, in which `-` marks a line that only the first has and `+` one that only the other has.
 * @param context how many common lines are kept around each difference
 */
export const markedLines = (
  one: readonly string[],
  other: readonly string[],
  context = Infinity,
): readonly string[] => {
  const found = differingLines(one, other)
  const [gone, come] = [new Set(found.one), new Set(found.other)]
  const lines: { readonly text: string; readonly isMarked: boolean }[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    if (gone.has(i)) lines.push({ text: `- ${one[i++]}`, isMarked: true })
    else if (come.has(j)) lines.push({ text: `+ ${other[j++]}`, isMarked: true })
    else {
      lines.push({ text: `  ${one[i++]}`, isMarked: false })
      j += 1
    }
  }
  const near = (place: number): boolean =>
    lines.slice(Math.max(0, place - context), place + context + 1).some(({ isMarked }) => isMarked)
  return lines.flatMap(({ text }, place) => (near(place) ? [text] : []))
}
