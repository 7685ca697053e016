import { alphabetOf } from './alphabets.ts'
import { daysIn } from './date-parts.ts'
import { hashOf } from './hash.ts'

/** How many pseudonyms are kept at hand. */
const KNOWN = 10_000

/** The pseudonyms of one log: the same pseudonym for the same value, and another for every other. */
export type Pseudonyms = (value: string) => string

/** A keyed function from words and a counter to 32 bits: HalfSipHash-2-4, whose key cannot be told from what it answers. */
const keyedHash = (key: readonly [number, number]) => {
  let [v0, v1, v2, v3] = [0, 0, 0, 0]
  const turn = (times: number): void => {
    for (let i = 0; i < times; i++) {
      v0 = (v0 + v1) | 0
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0
      v0 = (v0 << 16) | (v0 >>> 16)
      v2 = (v2 + v3) | 0
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2
      v0 = (v0 + v3) | 0
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0
      v2 = (v2 + v1) | 0
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2
      v2 = (v2 << 16) | (v2 >>> 16)
    }
  }
  return {
    start: (): void => {
      ;[v0, v1, v2, v3] = [key[0], key[1], 0x6c796765 ^ key[0], 0x74656462 ^ key[1]]
    },
    take: (word: number): void => {
      v3 ^= word
      turn(2)
      v0 ^= word
    },
    /** One more number from what was taken so far, below `range`. */
    draw: (range: number): number => {
      v2 ^= 0xff
      turn(4)
      return ((v1 ^ v3) >>> 0) % range
    },
  }
}

/** A place of the value that changes: which of how many symbols stands there, and how to write another. */
interface Place {
  readonly size: number
  readonly id: number
  readonly index: number
  readonly write: (index: number) => string
}

/** What a value is made of: places that change, and the text between them, which stays. */
type Skeleton = readonly (Place | string)[]

const placesOf = (text: string): Skeleton =>
  [...text].map((char) => {
    const alphabet = alphabetOf(char)
    return alphabet === null ? char : { ...alphabet, index: alphabet.indexOf(char), write: alphabet.at }
  })

const DATE = /^(\d{3})(\d)-(\d\d)-(\d\d)(?!\d)/
const isDate = (text: string): boolean => {
  const [, decade, year, month, day] = DATE.exec(text) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth && Number(day) >= 1 && Number(day) <= daysIn(Number(month), Number(`${decade}${year}`))
}

const padded = (index: number): string => String(index + 1).padStart(2, '0')

/** A day stays within its ten years, so that a rule about an age and a screen that draws the day go on working. */
const placesOfDate = (text: string): Skeleton => {
  const [all = '', decade = '', year, month, day] = DATE.exec(text) ?? []
  return [
    decade,
    { size: 10, id: 4, index: Number(year), write: String },
    '-',
    { size: 12, id: 5, index: Number(month) - 1, write: padded },
    '-',
    { size: 31, id: 6, index: Number(day) - 1, write: padded },
    ...placesOf(text.slice(all.length)),
  ]
}

const isPlace = (part: Place | string): part is Place => typeof part !== 'string'

/**
 * Pseudonyms that keep the shape of a value: a letter stays a letter of its script and case, a digit a digit, a day a day;
 * all else stays. Among the values of one shape it is one-to-one, so that two values never become one pseudonym, and none
 * stands for itself. The salt is drawn for each log and forgotten with it: pseudonyms of two logs cannot be joined.
 *
 * A Feistel network over the places of the value, and its inverse, around a step that moves one place by one or more.
 * @param salt a random text; the same salt and value always give the same pseudonym
 */
export const pseudonymiser = (salt: string): Pseudonyms => {
  const seed = hashOf(salt)
  const hash = keyedHash([parseInt(seed.slice(0, 8), 16), parseInt(seed.slice(8), 16)])
  const known = new Map<string, string>()

  const begin = (round: number, skeleton: Skeleton): void => {
    hash.start()
    hash.take(round)
    for (const part of skeleton) hash.take(isPlace(part) ? part.id : (part.codePointAt(0) ?? 0) + 0x110000)
  }
  const exchange = (skeleton: Skeleton): string => {
    const places = skeleton.filter((part) => isPlace(part) && part.size > 1) as Place[]
    const now = places.map(({ index }) => index)
    const size = (at: number): number => places[at]?.size ?? 1
    const mix = (round: number, from: 0 | 1, way: 1 | -1): void => {
      begin(round, skeleton)
      for (let i = from; i < now.length; i += 2) hash.take(now[i] ?? 0)
      for (let i = 1 - from; i < now.length; i += 2)
        now[i] = ((now[i] ?? 0) + way * hash.draw(size(i)) + size(i)) % size(i)
    }
    mix(1, 0, 1)
    mix(2, 1, 1)
    mix(3, 0, 1)
    begin(4, skeleton)
    if (now.length > 0) now[0] = ((now[0] ?? 0) + 1 + hash.draw(size(0) - 1)) % size(0)
    mix(3, 0, -1)
    mix(2, 1, -1)
    mix(1, 0, -1)
    let next = 0
    return skeleton
      .map((part) => (isPlace(part) ? part.write(part.size > 1 ? (now[next++] ?? 0) : part.index) : part))
      .join('')
  }
  return (value) => {
    const found = known.get(value)
    if (found !== undefined) return found
    const date = isDate(value)
    const split = date ? placesOfDate : placesOf
    let made = value
    // A day goes on to the next pseudonym until that is a day as well, and what is none until it is none: one-to-one within both.
    do made = exchange(split(made))
    while (isDate(made) !== date)
    if (known.size >= KNOWN) known.clear() // it is made again where it is needed again
    known.set(value, made)
    return made
  }
}
