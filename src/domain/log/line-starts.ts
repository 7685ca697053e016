/** The byte that ends a line of a log. */
export const NEWLINE = 10

/** The offsets at which a file's lines start, from `from` on, then the end of the file; 32 bits cover 4 GB. */
export const lineStarts = (bytes: Uint8Array, from: number): Uint32Array => {
  let places = new Uint32Array(Math.max(16, Math.ceil(bytes.length / 100)))
  let count = 0
  const add = (place: number): void => {
    if (count === places.length) {
      const more = new Uint32Array(places.length * 2)
      more.set(places)
      places = more
    }
    places[count++] = place
  }
  for (let place = from; place < bytes.length;) {
    add(place)
    const end = bytes.indexOf(NEWLINE, place)
    place = end < 0 ? bytes.length : end + 1
  }
  add(bytes.length)
  return places.subarray(0, count)
}
