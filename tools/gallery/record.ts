/** What one check found on a state. */
export interface Finding {
  /** `axe at 390 px`, `reflow at 320 px`, `keyboard`. */
  readonly check: string
  readonly sentence: string
}

/** Everything that was seen of one state of the gallery. */
export interface SeenState {
  readonly id: string
  /** The checks that were made, in their order. */
  readonly checks: readonly string[]
  readonly findings: readonly Finding[]
  /** What a person would have seen at the first finding of each check, as JPEG in base64. */
  readonly pictures: Readonly<Record<string, string>>
}

/** Where the accessibility sweep leaves what it saw, below the project's folder: a file of JSON for each state. */
export const a11yFolder = '.cache/a11y'

/** The name of a state's file, without its ending. */
export const fileOf = (id: string): string => id.replaceAll('/', '.')
