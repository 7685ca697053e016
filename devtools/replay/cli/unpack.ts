import { constants, gunzipSync } from 'node:zlib'
import { isPacked, notUnpacked, partlyUnpacked, type Unpacked } from '../reading/unwrap.ts'

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Takes a file out of gzip, as far as it goes. Throws a sentence where nothing of it can be unpacked, or where it unpacks to more than
 * `most` bytes.
 */
export const unpack = (file: Uint8Array, most = 2_000_000_000): Unpacked => {
  if (!isPacked(file)) return { bytes: file, damage: [] }
  try {
    const chunkSize = Math.min(unpackedLength(file), most)
    return { bytes: gunzipSync(file, { chunkSize, maxOutputLength: most }), damage: [] }
  } catch (error) {
    if (isTooLong(error))
      throw new Error(`This gzip file unpacks to more than ${most / 1_000_000} MB.`, { cause: error })
    return { bytes: unpackedAsFarAsCan(file, most), damage: [partlyUnpacked] }
  }
}

/** Gzip ends with the unpacked length: unpacked into one piece of it, a large log is in memory once and not twice. At most 1032 to 1. */
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
