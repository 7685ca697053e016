/**
 * Whether a log's hash is the recording browser's; null if the file names none, the log does not replay to its end, or it has the hash
 * although it is damaged.
 */
export const hashMatches = (expected: string | null, hash: string | null, isDamaged: boolean): boolean | null => {
  if (expected === null || hash === null || (isDamaged && expected === hash)) return null
  return expected === hash
}

/** What is wrong with a log file, and where: `line 14`, `the file`. */
export interface Damage {
  readonly place: string
  readonly sentence: string
}

/** A number of things: `1 event`, `2 events`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
