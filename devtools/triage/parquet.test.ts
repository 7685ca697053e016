import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { afterAll, describe, expect, it } from 'vitest'
import { writeParquet } from './parquet.ts'
import { unreadable, type LogRow } from './row.ts'
import { openRows } from './rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'triage-parquet-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('rows as Parquet', () => {
  it('[BED-8] are read back as they were, also where there are many and where values are missing', async () => {
    const [rowsFile, out] = [path.join(folder, 'rows.jsonl'), path.join(folder, 'rows.parquet')]
    const rowOf = (i: number): LogRow => ({
      ...unreadable(`${String(i).padStart(6, '0')}.jsonl`, i, 'Nothing can be read.'),
      ...(i % 2 === 0
        ? {}
        : { build: 'v1', startedAt: 1_760_000_000_000 + i, hashMatches: true, types: { PortalOpened: i } }),
    })
    const rows = openRows(rowsFile, () => undefined)
    for (let i = 0; i < 5002; i++) rows.add(rowOf(i))
    rows.close()
    writeParquet(rowsFile, out)
    const read = await parquetReadObjects({ file: await asyncBufferFromFile(out) })
    expect(read).toHaveLength(5002)
    expect(read[5001]).toMatchObject({
      ...{
        path: '005001.jsonl',
        size: 5001n,
        build: 'v1',
        hashMatches: true,
        events: 0,
        types: { PortalOpened: 5001 },
      },
      startedAt: new Date(1_760_000_005_001),
      findings: [{ kind: 'unreadable' }],
    })
    expect(read[0]).toMatchObject({ path: '000000.jsonl', size: 0n })
    expect(read[0]?.['build'] ?? null).toBeNull()
  })
})
