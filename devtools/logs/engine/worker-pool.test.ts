import { describe, expect, it } from 'vitest'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { PortalOpened } from '../../../src/domain/session/session.ts'
import { LARGEST } from '../triage/judge.ts'
import type { LogRow } from '../triage/row.ts'
import { judgeLogs } from './judge.ts'
import { judgeInWorker } from './worker-pool.ts'
import type { Judged, NamedFile, ToEngine } from './protocol.ts'
import { header } from './session.testing.ts'

const sound = new Blob([encodeLog(header, [{ seq: 1, at: 1, v: 1, causedBy: null, ...PortalOpened({}) }])])

/** Judges as the engine does, in the page's own thread; a file named 'fatal' ends it. Rows that were on their way arrive after its end. */
const workers = () => {
  const started: { isOver: boolean; work: Promise<void> }[] = []
  const start = (): Worker => {
    const worker = {
      isOver: false,
      work: Promise.resolve(),
      onmessage: null as ((message: { data: Judged }) => void) | null,
      onerror: null as ((event: { message: string; preventDefault: () => void }) => void) | null,
      terminate: (): void => {
        worker.isOver = true
      },
      postMessage: (message: ToEngine): void => {
        if (message.kind !== 'judge') throw new Error(`Not expected here: ${message.kind}`)
        const files = [...message.files]
        worker.work = worker.work.then(() => judge(files))
      },
    }
    const judge = async (files: readonly NamedFile[]): Promise<void> => {
      for await (const row of judgeLogs(files)) {
        if (row.path === 'fatal') {
          worker.onerror?.({ message: 'out of memory', preventDefault: () => {} })
          return
        }
        worker.onmessage?.({ data: { kind: 'row', row } })
      }
    }
    started.push(worker)
    return worker as unknown as Worker // the members that judging uses
  }
  return { start, started }
}

const judged = async (files: readonly NamedFile[], { start } = workers()): Promise<readonly LogRow[]> => {
  const rows: LogRow[] = []
  await judgeInWorker(start, files, (row) => rows.push(row)).finished
  return rows
}

describe('[BED-8] the logs of a folder, judged in a worker', () => {
  it('have a row each, in their order, however many there are', async () => {
    const paths = Array.from({ length: 250 }, (_, index) => `log-${index}`)
    const used = workers()
    const rows = await judged(
      paths.map((path) => ({ path, file: sound })),
      used,
    )
    expect(rows.map(({ path }) => path)).toEqual(paths)
    expect(rows.every(({ events, findings }) => events === 1 && findings.length === 0)).toBe(true)
    expect(used.started).toMatchObject([{ isOver: true }])
    expect(await judged([])).toEqual([])
  })

  it('are judged after a file that cannot be read, is too large, or is no log', async () => {
    const gone = { size: 5, arrayBuffer: () => Promise.reject(new Error('It was moved.')) } as Blob // as a deleted file behaves
    const rows = await judged([
      { path: 'gone', file: gone },
      { path: 'large', file: { size: LARGEST * 2 } as Blob }, // it is not read
      { path: 'foreign', file: new Blob(['Dear support,']) },
      { path: 'sound', file: sound },
    ])
    expect(rows.map(({ path, findings }) => [path, findings[0]?.sentence])).toEqual([
      ['gone', 'This file cannot be read: It was moved.'],
      ['large', 'This file has 128 MB, and no log of the portal has 64.'],
      ['foreign', expect.stringContaining('its first line is not JSON')],
      ['sound', undefined],
    ])
  })

  it('are judged by a new worker after a log that ends the first', async () => {
    const used = workers()
    const files = ['before', 'fatal', 'after', 'last'].map((path) => ({ path, file: sound }))
    const rows = await judged(files, used)
    expect(rows.map(({ path, findings }) => [path, findings[0]?.sentence])).toEqual([
      ['before', undefined],
      ['fatal', 'Judging it failed: out of memory'],
      ['after', undefined],
      ['last', undefined],
    ])
    expect(used.started).toMatchObject([{ isOver: true }, { isOver: true }])
  })

  it('have no more rows once they are not wanted', async () => {
    const rows: LogRow[] = []
    const { start, started } = workers()
    const judging = judgeInWorker(
      start,
      ['first', 'second', 'third'].map((path) => ({ path, file: sound })),
      (row) => {
        rows.push(row)
        judging.stop()
      },
    )
    await started[0]?.work
    expect(rows).toHaveLength(1)
    expect(started).toMatchObject([{ isOver: true }])
  })
})
