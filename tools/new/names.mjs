/**
 * The names of a feature: `gym-pass` is GymPass in types and events, gymPass in values, 'gym pass' in sentences.
 * @param {string} area
 * @param {string} feature
 */
export const namesOf = (area, feature) => {
  const words = feature.split('-')
  const Name = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')
  return { area, feature, Name, name: Name[0].toLowerCase() + Name.slice(1), words: words.join(' ') }
}

/** The first letter large. */
export const titleOf = (words) => words[0].toUpperCase() + words.slice(1)
/** A wire name as words. */
export const spaced = (name) =>
  name.replaceAll(/[_-]/g, ' ').replaceAll(/(?<=[a-z\d])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
