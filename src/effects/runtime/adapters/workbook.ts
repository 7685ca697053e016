import { unzipSync, zipSync } from 'fflate'
import { readSheet, type CellValue } from 'read-excel-file/universal'
import { writeCsv } from '../../../domain/formats/csv-reading.ts'

/** The most that a workbook may hold once it is unpacked, bytes: more is no table of employees. */
const MOST = 200 * 1024 * 1024

const isPart = (name: string): boolean => /[.](xml|rels)$/i.test(name)

/** A cell as somebody would type it: a day as yyyy-mm-dd, a number with all its digits. */
const textOf = (cell: CellValue | null): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')

/**
 * The first sheet of an Excel workbook (.xlsx) as CSV. Rejects for anything else: a damaged file, one with a password, or another archive.
 * The parts are handed on unpacked: for a large one, the reader would start a worker from text, which the policy of the page forbids.
 */
export const csvOfWorkbook = async (bytes: ArrayBuffer): Promise<string> => {
  let size = 0
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => isPart(name) && (size += originalSize) <= MOST,
  })
  const rows = await readSheet(zipSync(parts, { level: 0 }).buffer, { parseNumber: String })
  return writeCsv(rows.map((row) => row.map(textOf)))
}
