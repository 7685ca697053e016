/** The part of DuckDB that is used. It is not one of our packages, so its own types are missing. */
interface DuckDb {
  readonly DuckDBInstance: {
    readonly create: (file: string) => Promise<{
      readonly connect: () => Promise<{
        readonly run: (sql: string) => Promise<unknown>
        readonly runAndReadAll: (sql: string) => Promise<{
          readonly columnNames: () => readonly string[]
          readonly getRowObjectsJson: () => readonly Readonly<Record<string, unknown>>[]
        }>
      }>
    }>
  }
}

/** The result of a query. */
export interface Queried {
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

const PACKAGE = '@duckdb/node-api'

const loaded = async (): Promise<DuckDb> => {
  try {
    return (await import(PACKAGE)) as DuckDb // the part of it that is used
  } catch (error) {
    throw new Error(
      `--sql runs on DuckDB, which is not installed: npm install --no-save ${PACKAGE}. Any other tool can query rows.jsonl as well.`,
      { cause: error },
    )
  }
}

/** `logs` has a row for each log, `findings` one for each finding of a log. */
const views = (rowsFile: string): readonly string[] => [
  `CREATE VIEW logs AS SELECT * REPLACE (epoch_ms(startedAt) AS startedAt, epoch_ms(endedAt) AS endedAt)
   FROM read_json('${rowsFile.replaceAll("'", "''")}', format = 'newline_delimited', columns = {
     path: 'VARCHAR', size: 'BIGINT', build: 'VARCHAR', brand: 'VARCHAR', browser: 'VARCHAR', startedAt: 'BIGINT',
     endedAt: 'BIGINT', cut: 'VARCHAR', page: 'VARCHAR', events: 'BIGINT', hashMatches: 'BOOLEAN', damage: 'BIGINT',
     refused: 'BIGINT', findings: 'JSON[]', types: 'MAP(VARCHAR, BIGINT)', calls: 'MAP(VARCHAR, JSON)',
     funnels: 'MAP(VARCHAR, BIGINT[])', found: 'MAP(VARCHAR, JSON)' })`,
  `CREATE VIEW findings AS SELECT path, build, brand, browser, startedAt, finding->>'kind' AS kind, finding->>'sort' AS sort,
     finding->>'sentence' AS sentence, CAST(finding->>'seq' AS BIGINT) AS seq, finding->>'page' AS page,
     CAST(finding->>'times' AS BIGINT) AS times
   FROM (SELECT *, unnest(findings) AS finding FROM logs)`,
]

/** Queries the rows of a report. Throws a sentence if DuckDB is not installed, or if it refuses the query. */
export const query = async (rowsFile: string, sql: string): Promise<Queried> => {
  const { DuckDBInstance } = await loaded()
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  for (const view of views(rowsFile)) await connection.run(view)
  try {
    const result = await connection.runAndReadAll(sql)
    return { columns: result.columnNames(), rows: result.getRowObjectsJson() }
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`‘--sql ${sql}’: ${sentence}`, { cause: error })
  }
}
