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

/** What a damaged log can still be trusted for, after a colon. */
export const trusted = ([first]: readonly Damage[]): string => {
  const line = /^line (\d+)$/.exec(first?.place ?? '')?.[1]
  return line === undefined || line === '1'
    ? 'what follows may never have been so'
    : `only what comes before line ${line} is as it was recorded`
}

/** What is said of a log that folds to another state than its header names. */
export const otherState =
  'This log does not come to the state of the browser that recorded it: this build folds the events otherwise, or the file was changed.'

/** A number of things: `1 event`, `2 events`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
