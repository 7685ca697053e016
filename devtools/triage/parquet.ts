import { fileWriter, ParquetWriter, schemaFromColumnData, type BasicType } from 'hyparquet-writer'
import type { LogRow } from './row.ts'
import { rowsIn } from './rows.ts'

/** How many rows are in memory at a time, and form one group in the file. */
const TOGETHER = 5000

const moment = (at: number | null): Date | null => (at === null || Math.abs(at) > 8.64e15 ? null : new Date(at))

/** The columns: the fields of a row, with nested values as JSON. */
const columns: readonly {
  readonly name: keyof LogRow
  readonly type: BasicType
  readonly of: (row: LogRow) => unknown
}[] = [
  { name: 'path', type: 'STRING', of: ({ path }) => path },
  { name: 'size', type: 'INT64', of: ({ size }) => BigInt(size) },
  { name: 'build', type: 'STRING', of: ({ build }) => build },
  { name: 'brand', type: 'STRING', of: ({ brand }) => brand },
  { name: 'browser', type: 'STRING', of: ({ browser }) => browser },
  { name: 'startedAt', type: 'TIMESTAMP', of: ({ startedAt }) => moment(startedAt) },
  { name: 'endedAt', type: 'TIMESTAMP', of: ({ endedAt }) => moment(endedAt) },
  { name: 'cut', type: 'STRING', of: ({ cut }) => cut },
  { name: 'page', type: 'STRING', of: ({ page }) => page },
  { name: 'events', type: 'INT32', of: ({ events }) => events },
  { name: 'hashMatches', type: 'BOOLEAN', of: ({ hashMatches }) => hashMatches },
  { name: 'damage', type: 'INT32', of: ({ damage }) => damage },
  { name: 'refused', type: 'INT32', of: ({ refused }) => refused },
  { name: 'findings', type: 'JSON', of: ({ findings }) => findings },
  { name: 'types', type: 'JSON', of: ({ types }) => types },
  { name: 'calls', type: 'JSON', of: ({ calls }) => calls },
  { name: 'funnels', type: 'JSON', of: ({ funnels }) => funnels },
  { name: 'found', type: 'JSON', of: ({ found }) => found },
]

/** Writes rows as Parquet, which DuckDB, ClickHouse and Spark read fastest, a few thousand at a time. */
export const writeParquet = (rowsFile: string, out: string): void => {
  const dataOf = (rows: readonly LogRow[]) => columns.map(({ name, type, of }) => ({ name, type, data: rows.map(of) }))
  const writer = new ParquetWriter({
    writer: fileWriter(out),
    schema: schemaFromColumnData({ columnData: dataOf([]) }),
    createdBy: 'benefits-portal-triage',
  })
  let rows: LogRow[] = []
  const write = (): void => {
    if (rows.length > 0) void writer.write({ columnData: dataOf(rows), rowGroupSize: TOGETHER })
    rows = []
  }
  for (const row of rowsIn(rowsFile)) {
    rows.push(row)
    if (rows.length === TOGETHER) write()
  }
  write()
  void writer.finish()
}
