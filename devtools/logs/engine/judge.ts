import { invariants } from '../../../src/domain/invariants.ts'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { judged, tooLarge, type Judge } from '../triage/judge.ts'
import { unreadable, type LogRow } from '../triage/row.ts'
import { readUnpacked } from '../reading/read.ts'
import type { NamedFile } from './protocol.ts'
import { unpack } from './unpack.ts'

let judge: Judge | null = null

/** How many files are read while an earlier one is judged: a small file takes longer to read than to judge, and reading it is mostly waiting. */
const READ_AHEAD = 4

/** The bytes of a file, or why there are none. */
const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer> | string> => {
  const reason = tooLarge(file.size)
  if (reason !== null) return reason
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    return `This file cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

interface Reading extends NamedFile {
  readonly bytes: Promise<Uint8Array<ArrayBuffer> | string>
}

const rowOf = async ({ path, file: { size }, bytes }: Reading): Promise<LogRow> => {
  judge ??= { evolution: portalEvolution(), invariants, hashOf }
  const read = await bytes
  if (typeof read === 'string') return unreadable(path, size, read)
  try {
    const unpacked = await unpack(read)
    return judged(path, size, (receive) => readUnpacked(unpacked, openPortalLog, receive), judge).row
  } catch (error) {
    return unreadable(path, size, error instanceof Error ? error.message : String(error))
  }
}

/**
 * Judges each log and forgets it. Nothing of them is drawn, so their HTML is not sanitised. A log that cannot be read gets a row with a
 * sentence.
 */
export const judgeLogs = async function* (files: readonly NamedFile[]): AsyncGenerator<LogRow> {
  const reading: Reading[] = []
  for (const { path, file } of files) {
    reading.push({ path, file, bytes: bytesOf(file) })
    if (reading.length > READ_AHEAD) for (const next of reading.splice(0, 1)) yield rowOf(next)
  }
  for (const next of reading) yield rowOf(next)
}
