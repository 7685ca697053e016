import { isPacked, notUnpacked, partlyUnpacked, type Unpacked } from '../reading/unwrap.ts'

/** Unpacks a gzip file as far as possible, also one that was packed twice. Rejects with a sentence if none of it can be unpacked. */
export const unpack = async (file: Uint8Array<ArrayBuffer>): Promise<Unpacked> => {
  if (!isPacked(file)) return { bytes: file, damage: [] }
  const parts: Uint8Array<ArrayBuffer>[] = []
  const whole = async (): Promise<Uint8Array> => new Uint8Array(await new Blob(parts).arrayBuffer())
  try {
    const reader = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  } catch (error) {
    if (parts.length === 0) throw notUnpacked(error)
    return { bytes: await whole(), damage: [partlyUnpacked] }
  }
  const bytes = await whole()
  return isPacked(bytes) ? unpack(new Uint8Array(bytes)) : { bytes, damage: [] }
}
