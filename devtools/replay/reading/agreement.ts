/**
 * Whether a log's hash is the recording browser's: null where the file names none, where the log does not replay to its end, or where it is
 * damaged and has the hash all the same.
 */
export const hashMatches = (expected: string | null, hash: string | null, isDamaged: boolean): boolean | null => {
  if (expected === null || hash === null || (isDamaged && expected === hash)) return null
  return expected === hash
}
