/** A file as it is sent, and the SHA-256 of it in hex. */
export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly id: string
}

const zipped = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Compresses a file by gzip; a browser that cannot, sends it as it is. The same file gets the same id each time. */
export const pack = async (file: Uint8Array<ArrayBuffer>): Promise<Packed> => {
  const bytes = typeof CompressionStream === 'function' ? await zipped(file) : file
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { bytes, id: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}
