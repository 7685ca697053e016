/** What is wrong with a log file, and where: `line 14`, `the file`. */
export interface Damage {
  readonly place: string
  readonly sentence: string
}

/** A number of things: `1 event`, `2 events`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
