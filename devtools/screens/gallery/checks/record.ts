/** What one check found on a state. */
export interface Finding {
  /** `axe at 390 px`, `reflow at 320 px`, `keyboard`. */
  readonly check: string
  readonly sentence: string
}

/** What the checks found on one state of the gallery. */
export interface SeenState {
  readonly id: string
  /** The checks that were made, in their order. */
  readonly checks: readonly string[]
  readonly findings: readonly Finding[]
  /** The screen at the end of each check that found something, by the check's name: JPEG in base64. */
  readonly pictures: Readonly<Record<string, string>>
}

/** The folder for the results of the accessibility checks, relative to the project's: a JSON file for each state. */
export const a11yFolder = '.cache/a11y'

/** The name of a state's file, without its ending. */
export const fileOf = (id: string): string => id.replaceAll('/', '.')
