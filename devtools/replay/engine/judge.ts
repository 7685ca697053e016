import { invariants } from '../../../src/domain/invariants.ts'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { judged, type Judge } from '../../triage/judge.ts'
import { unreadable, type LogRow } from '../../triage/row.ts'
import { readUnpacked } from '../reading/read.ts'
import { unpack } from './unpack.ts'

let judge: Judge | null = null

/** Judges a log and forgets it. Nothing of it is drawn, so its HTML is not sanitised. A log that cannot be read gets a row with a sentence. */
export const judgeLog = async (path: string, file: Blob): Promise<LogRow> => {
  judge ??= { evolution: portalEvolution(), invariants, hashOf }
  try {
    const unpacked = await unpack(new Uint8Array(await file.arrayBuffer()))
    return judged(path, file.size, (receive) => readUnpacked(unpacked, openPortalLog, receive), judge).row
  } catch (error) {
    return unreadable(path, file.size, error instanceof Error ? error.message : String(error))
  }
}
