/**
 * Whether a log's hash is the recording browser's; null if the file names none, the log does not replay to its end, or it has the hash
 * although it is damaged.
 */
export const hashMatches = (expected: string | null, hash: string | null, isDamaged: boolean): boolean | null => {
  if (expected === null || hash === null || (isDamaged && expected === hash)) return null
  return expected === hash
}
