import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { readUnpacked, type OpenedLog } from '../reading/read.ts'
import type { Build } from './build.ts'
import { constants, gunzipSync } from 'node:zlib'
import { isPacked, notUnpacked, partlyUnpacked, unwrap, type Unpacked } from '../reading/unwrap.ts'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallNote, LogNote, RecordedCommand, RefusalNote } from '../../../src/domain/log/notes.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Unpacks a gzip file as far as possible, also one that was packed twice. Throws a sentence if none of it can be unpacked, or if it unpacks to more than `most` bytes.
 */
export const unpack = (file: Uint8Array, most = 2_000_000_000): Unpacked => {
  if (!isPacked(file)) return { bytes: file, damage: [] }
  try {
    const chunkSize = Math.min(unpackedLength(file), most)
    return unpack(gunzipSync(file, { chunkSize, maxOutputLength: most }), most)
  } catch (error) {
    if (isTooLong(error))
      throw new Error(`This gzip file unpacks to more than ${most / 1_000_000} MB.`, { cause: error })
    return { bytes: unpackedAsFarAsCan(file, most), damage: [partlyUnpacked] }
  }
}

/** Gzip ends with the unpacked length. Unpacking into one buffer of it keeps a large log in memory once, not twice. At most 1032 to 1. */
const unpackedLength = (bytes: Uint8Array): number => {
  const said = bytes.length < 18 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true)
  return Math.max(64, Math.min(said, bytes.length * 1032, 2_000_000_000) + 1)
}

const unpackedAsFarAsCan = (file: Uint8Array, most: number): Uint8Array => {
  try {
    return gunzipSync(file, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most })
  } catch (error) {
    throw notUnpacked(error)
  }
}

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

/** What a log holds beside its events: the commands that made them, those that were refused, and the calls to hosts. */
export interface Annotations {
  readonly notes: readonly LogNote[]
  /** The command that made an event, by the event's `seq`. */
  readonly commands: ReadonlyMap<number, RecordedCommand>
}

export const noAnnotations: Annotations = { notes: [], commands: new Map() }

export const refusalsIn = ({ notes }: Annotations): readonly RefusalNote[] =>
  notes.filter((note) => note.kind === 'refused')
export const callsIn = ({ notes }: Annotations): readonly CallNote[] => notes.filter((note) => note.kind === 'call')

/** Reads it with this checkout: a build from before format 3 reads only events. */
export const annotationsIn = (file: Uint8Array): Annotations => {
  const opened = openPortalLog(unwrap(unpack(file).bytes))
  if (isLeft(opened)) return noAnnotations // a log without a readable header counts as one of an older format
  const log = opened.right
  const commands = new Map<number, RecordedCommand>()
  let index = 0
  for (const { seq } of log) {
    const command = log.commandAt(index++)
    if (command) commands.set(seq, command)
  }
  return { notes: log.notes, commands }
}
