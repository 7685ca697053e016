/** The names of a feature. */
export interface Names {
  readonly area: string
  /** `gym-pass`: in paths. */
  readonly feature: string
  /** `GymPass`: in types and events. */
  readonly Name: string
  /** `gymPass`: in values. */
  readonly name: string
  /** `gym pass`: in sentences. */
  readonly words: string
}

/** With a capital first letter. */
export const titleOf = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** A wire name as words. */
export const spaced = (name: string): string =>
  name.replaceAll(/[_-]/g, ' ').replaceAll(/(?<=[a-z\d])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** The names of a feature: `gym-pass`. */
export const namesOf = (area: string, feature: string): Names => {
  const words = feature.split('-')
  const Name = words.map(titleOf).join('')
  return { area, feature, Name, name: Name.slice(0, 1).toLowerCase() + Name.slice(1), words: words.join(' ') }
}
