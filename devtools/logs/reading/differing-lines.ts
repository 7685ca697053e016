/** The places of lines that only one of two texts has: those outside a longest common subsequence. */
export interface DifferingLines {
  readonly one: readonly number[]
  readonly other: readonly number[]
}

/**
 * Compares two texts of so many lines.
 * @param isSame whether a line of the first text and one of the other are the same, by their places
 */
export const differingPlaces = (
  one: number,
  other: number,
  isSame: (place: number, otherPlace: number) => boolean,
): DifferingLines => {
  let start = 0
  while (start < Math.min(one, other) && isSame(start, start)) start += 1
  let [endOne, endOther] = [one, other]
  while (endOne > start && endOther > start && isSame(endOne - 1, endOther - 1)) {
    endOne -= 1
    endOther -= 1
  }
  const width = endOther - start + 1
  const lengths = new Uint32Array((endOne - start + 1) * width)
  const at = (i: number, j: number): number => lengths[(i - start) * width + j - start] ?? 0
  for (let i = endOne - 1; i >= start; i--)
    for (let j = endOther - 1; j >= start; j--)
      lengths[(i - start) * width + j - start] = isSame(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1))
  const found = { one: [] as number[], other: [] as number[] }
  for (let [i, j] = [start, start]; i < endOne || j < endOther;)
    if (i < endOne && j < endOther && isSame(i, j)) {
      i += 1
      j += 1
    } else if (i < endOne && (j === endOther || at(i + 1, j) >= at(i, j + 1))) found.one.push(i++)
    else found.other.push(j++)
  return found
}

/** Compares two texts line by line. */
export const differingLines = (one: readonly string[], other: readonly string[]): DifferingLines =>
  differingPlaces(one.length, other.length, (i, j) => one[i] === other[j])

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
