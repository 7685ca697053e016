import * as t from 'io-ts'
import { isBlank, readCsv } from '../formats/csv-reading.ts'
import { folded } from '../formats/typed-text.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'

/** The largest file that the portal sends, in bytes; assumed to equal the host's own limit. */
export const MOST_BYTES = 5 * 1024 * 1024

/** The problems that version 1 of `FileRefused` could name. */
export const FileProblem1 = t.union(
  [
    t.type({ kind: t.literal('type') }),
    t.type({ kind: t.literal('tooLarge') }),
    t.type({ kind: t.literal('empty') }),
    t.type({ kind: t.literal('missing'), columns: t.array(plain) }),
    t.type({ kind: t.literal('unknown'), columns: t.array(personal) }),
    t.type({ kind: t.literal('twice'), columns: t.array(plain) }),
    t.type({ kind: t.literal('noRows') }),
  ],
  'FileProblem1',
)

/**
 * What is wrong with a chosen file. Its content counts as personal: a file without a header begins with somebody's data.
 *
 * - `type`: neither CSV nor Excel by its name. `spreadsheet`: a workbook that cannot be read. `notText`: something else that is no text.
 * - `separator`: its columns are separated by something other than commas. `separatorLine`: a line for Excel before the header. `tooLarge`, `empty`: its size. `noRows`: a header without rows.
 * - `missing`, `unknown`, `twice`: columns of the header compared with the template.
 */
export const FileProblem = t.union(
  [
    t.type({ kind: t.literal('type') }),
    t.type({ kind: t.literal('tooLarge') }),
    t.type({ kind: t.literal('empty') }),
    t.type({ kind: t.literal('spreadsheet') }),
    t.type({ kind: t.literal('notText') }),
    t.type({ kind: t.literal('separatorLine') }),
    t.type({ kind: t.literal('separator'), separator: t.union([t.literal('semicolon'), t.literal('tab')]) }),
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
  if (!/\.(csv|xlsx)$/i.test(name.trim())) return { kind: 'type' }
  if (size === 0) return { kind: 'empty' }
  return size > MOST_BYTES ? { kind: 'tooLarge' } : null
}

/** A normalised heading: spreadsheets can add spaces and invisible characters, and people use lower case. */
export const comparable = (heading: string): string => folded(heading).replaceAll(/\s+/g, ' ')

/** How the files of Excel begin when they are read as text: a zip archive, and the format before 2007. */
const WORKBOOK = /^(PK\u0003\u0004|ÐÏ\u0011à)/

/** What no file of letters has: a zero, a control character of another encoding, or a letter that an earlier program could not read. */
const NO_LETTER = /[\0\u0080-\u009f\ufffd]/

/** The employee number of the row that shows how the template is filled in; hosts ignore it. */
const EXAMPLE = 'EXAMPLE'

/** Why a text cannot be read as a table with commas. */
const unreadable = (text: string, first: string): FileProblem | null => {
  if (WORKBOOK.test(text)) return { kind: 'spreadsheet' }
  if (NO_LETTER.test(text)) return { kind: 'notText' }
  const separator = /^sep=(.)$/i.exec(first.trim())?.[1]
  if (separator === ';' || (!first.includes(',') && first.includes(';')))
    return { kind: 'separator', separator: 'semicolon' }
  if (separator === ',') return { kind: 'separatorLine' }
  return /^sep=\t/i.test(first) || (!first.includes(',') && first.trim().includes('\t'))
    ? { kind: 'separator', separator: 'tab' }
    : null
}

/** The problems of a file's text, and its number of data rows. The order of the columns does not matter. */
export const checkText = (
  text: string,
  template: readonly string[],
): { readonly problems: readonly FileProblem[]; readonly rows: number } => {
  if (text.length > MOST_BYTES) return { problems: [{ kind: 'tooLarge' }], rows: 0 } // a workbook is packed
  const problem = unreadable(text, /^\uFEFF?(.*)/.exec(text)?.[1] ?? '')
  if (problem) return { problems: [problem], rows: 0 }
  const [header = [], ...below] = readCsv(text)
  if (isBlank(header) && below.every(isBlank)) return { problems: [{ kind: 'empty' }], rows: 0 }
  const found = header.map(comparable)
  const known = new Set(template.map(comparable))
  const missing = template.filter((column) => !found.includes(comparable(column)))
  const twice = template.filter((column) => found.filter((one) => one === comparable(column)).length > 1)
  const unknown = header.filter((heading) => heading.trim() !== '' && !known.has(comparable(heading)))
  const number = found.indexOf(comparable(template[0] ?? ''))
  const rows = below.filter((row) => !isBlank(row) && row[number]?.trim() !== EXAMPLE).length
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
