import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { readUnpacked, type OpenedLog } from '../reading/read.ts'
import type { Build } from './build.ts'
import { unpack } from './unpack.ts'

/** Reads a log file with the events of a build: packed or not, damaged or not, unpacked to at most `most` bytes. See `readUnpacked`. */
export const readLog = (
  file: Uint8Array,
  build: Pick<Build, 'open'> & Partial<Pick<Build, 'recordedOn'>>,
  receive?: (event: RecordedEvent, index: number) => void,
  most?: number,
): OpenedLog => {
  const log = readUnpacked(unpack(file, most), build.open, receive)
  if (log.header?.device) build.recordedOn?.(log.header.device)
  return log
}
