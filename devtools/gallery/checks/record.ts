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

/** Where the accessibility checks leave their results, below the project's folder: a JSON file for each state. */
export const a11yFolder = '.cache/a11y'

/** The name of a state's file, without its ending. */
export const fileOf = (id: string): string => id.replaceAll('/', '.')

/** How one picture compared with the stored one. */
export interface SeenPicture {
  readonly name: string
  /** What is different, in a sentence; null where nothing is. */
  readonly message: string | null
  /** WebP in base64; null where the picture is as it was, or there was none. */
  readonly before: string | null
  readonly now: string | null
  readonly difference: string | null
}

/** Where the stored pictures lie. */
export const picturesFolder = 'devtools/gallery/checks/pictures'

/** Where the comparison leaves what it saw. */
export const visualFolder = '.cache/visual'
