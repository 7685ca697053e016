import { constants, gunzipSync } from 'node:zlib'
import { isPacked, notUnpacked, partlyUnpacked, type Unpacked } from '../reading/unwrap.ts'

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
