import * as t from 'io-ts'
import { isBlank, readCsv } from '../formats/csv-reading.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'

/** The largest file that the portal sends, in bytes; assumed to equal the host's own limit. */
export const MOST_BYTES = 5 * 1024 * 1024

/**
 * What is wrong with a chosen file. Its content counts as personal: a file without a header begins with somebody's data.
 *
 * - `type`: not a CSV file. `tooLarge`, `empty`: its size. `noRows`: a header without rows.
 * - `missing`, `unknown`, `twice`: columns of the header compared with the template.
 */
export const FileProblem = t.union(
  [
    t.type({ kind: t.literal('type') }),
    t.type({ kind: t.literal('tooLarge') }),
    t.type({ kind: t.literal('empty') }),
    t.type({ kind: t.literal('missing'), columns: t.array(plain) }),
    t.type({ kind: t.literal('unknown'), columns: t.array(personal) }),
    t.type({ kind: t.literal('twice'), columns: t.array(plain) }),
    t.type({ kind: t.literal('noRows') }),
  ],
  'FileProblem',
)
export type FileProblem = t.TypeOf<typeof FileProblem>

/** The checks before a file is read; `size` is in bytes. */
export const fileProblem = ({ name, size }: { name: string; size: number }): FileProblem | null => {
  if (!/\.csv$/i.test(name.trim())) return { kind: 'type' }
  if (size === 0) return { kind: 'empty' }
  return size > MOST_BYTES ? { kind: 'tooLarge' } : null
}

/** A normalised heading: spreadsheets can add spaces, and people use lower case. */
const comparable = (heading: string): string => heading.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The problems of a file's text, and its number of data rows. The order of the columns does not matter. */
export const checkText = (
  text: string,
  template: readonly string[],
): { readonly problems: readonly FileProblem[]; readonly rows: number } => {
  const [header = [], ...below] = readCsv(text)
  if (isBlank(header) && below.every(isBlank)) return { problems: [{ kind: 'empty' }], rows: 0 }
  const found = header.map(comparable)
  const known = new Set(template.map(comparable))
  const missing = template.filter((column) => !found.includes(comparable(column)))
  const twice = template.filter((column) => found.filter((one) => one === comparable(column)).length > 1)
  const unknown = header.filter((heading) => heading.trim() !== '' && !known.has(comparable(heading)))
  const rows = below.filter((row) => !isBlank(row)).length
  const problems: readonly FileProblem[] = [
    ...(missing.length > 0 ? [{ kind: 'missing', columns: missing } as const] : []),
    ...(unknown.length > 0 ? [{ kind: 'unknown', columns: unknown } as const] : []),
    ...(twice.length > 0 ? [{ kind: 'twice', columns: twice } as const] : []),
    ...(rows === 0 ? [{ kind: 'noRows' } as const] : []),
  ]
  return { problems, rows }
}

/** The columns of a template: its first row. */
export const columnsOf = (text: string): readonly string[] =>
  (readCsv(text)[0] ?? []).map((heading) => heading.trim()).filter((heading) => heading !== '')
