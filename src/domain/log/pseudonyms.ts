import { alphabetOf, type Alphabet } from './alphabets.ts'
import { daysIn } from '../formats/calendar.ts'
import { hashOf } from '../kernel/data/hash.ts'
import { plainTextsOfLog, WORD } from './plain-texts.ts'

/** How many pseudonyms are cached. */
const KNOWN = 10_000

/** The pseudonyms of one log: the same value always gets the same pseudonym, and different values get different ones. */
export interface Pseudonyms {
  (value: string): string
  /** Registers a text that the log holds in plain, so that quoting it discloses nothing new. */
  readonly keepPlain: (text: string) => void
  /** Whether this whole text is registered. */
  readonly isPlain: (text: string) => boolean
  /** The registered texts in order; a pseudonymiser that registers them continues from this one. */
  readonly plainTexts: () => readonly string[]
  /** The value with pseudonyms for those words that no registered text contains; a pseudonym of the whole value if it quotes none. */
  readonly ofOthers: (value: string) => string
}

/** Replaces personal texts. Without the optional functions it replaces what they quote as well. */
export type Replace = ((value: string) => string) &
  Partial<Pick<Pseudonyms, 'keepPlain' | 'ofOthers'>> & {
    /** Replaces references, if differently from personal texts. */
    readonly ofReference?: (id: string) => string
  }

type HashState = readonly [number, number, number, number]

/** A keyed function from words to 32-bit numbers: HalfSipHash-2-4, whose key cannot be derived from its results. */
const keyedHash = (key: readonly [number, number]) => {
  const v = new Int32Array(4)
  const turnTwice = (taken: number, given: number, marked: number): void => {
    let a = v[0] ?? 0
    let b = v[1] ?? 0
    let c = (v[2] ?? 0) ^ marked
    let d = (v[3] ?? 0) ^ taken
    for (let i = 0; i < 2; i++) {
      a = (a + b) | 0
      b = ((b << 5) | (b >>> 27)) ^ a
      a = (a << 16) | (a >>> 16)
      c = (c + d) | 0
      d = ((d << 8) | (d >>> 24)) ^ c
      a = (a + d) | 0
      d = ((d << 7) | (d >>> 25)) ^ a
      c = (c + b) | 0
      b = ((b << 13) | (b >>> 19)) ^ c
      c = (c << 16) | (c >>> 16)
    }
    v[0] = a ^ given
    v[1] = b
    v[2] = c
    v[3] = d
  }
  return {
    start: [key[0], key[1], 0x6c796765 ^ key[0], 0x74656462 ^ key[1]] satisfies HashState,
    state: (): HashState => [v[0] ?? 0, v[1] ?? 0, v[2] ?? 0, v[3] ?? 0],
    from: (begun: HashState): void => {
      v.set(begun)
    },
    take: (word: number): void => {
      turnTwice(word, word, 0)
    },
    /** One more number, 0 to 2^32 - 1, from the input so far. */
    draw: (): number => {
      turnTwice(0, 0, 0xff)
      turnTwice(0, 0, 0)
      return ((v[1] ?? 0) ^ (v[3] ?? 0)) >>> 0
    },
  }
}

/** A position of the value that changes: its symbol and its alphabet. */
interface Place {
  readonly of: Pick<Alphabet, 'size' | 'id' | 'at'>
  readonly index: number
}

/** The parts of a value: positions that change, and the text between them, which stays. */
type Skeleton = readonly (Place | string)[]

const placesOf = (text: string): Skeleton =>
  [...text].map((char) => {
    const alphabet = alphabetOf(char)
    return alphabet === null ? char : { of: alphabet, index: alphabet.indexOf(char) }
  })

const DATE = /^(\d{3})(\d)-(\d\d)-(\d\d)(?!\d)/
const isDate = (text: string): boolean => {
  const [, decade, year, month, day] = DATE.exec(text) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth && Number(day) >= 1 && Number(day) <= daysIn(Number(month), Number(`${decade}${year}`))
}

const padded = (index: number): string => String(index + 1).padStart(2, '0')
const years = { size: 10, id: 4, at: String }
const months = { size: 12, id: 5, at: padded }
const days = { size: 31, id: 6, at: padded }

/** A date stays within its decade, so that age rules and screens that show it keep working. */
const placesOfDate = (text: string): Skeleton => {
  const [all = '', decade = '', year, month, day] = DATE.exec(text) ?? []
  return [
    decade,
    { of: years, index: Number(year) },
    '-',
    { of: months, index: Number(month) - 1 },
    '-',
    { of: days, index: Number(day) - 1 },
    ...placesOf(text.slice(all.length)),
  ]
}

const isPlace = (part: Place | string): part is Place => typeof part !== 'string'

/**
 * Pseudonyms that keep the shape of a value: a letter stays a letter of its script and case, a digit a digit, a date a date; everything
 * else stays. The mapping is one-to-one among the values of one shape, so that two values never share a pseudonym, and no value is its own
 * pseudonym. The salt is generated for each log and discarded with it, so that pseudonyms of two logs cannot be matched.
 *
 * A Feistel network over the positions of the value, and its inverse, around a step that moves one position by one or more.
 * @param salt a random text; the same salt and value always give the same pseudonym
 */
export const pseudonymiser = (salt: string): Pseudonyms => {
  const seed = hashOf(salt)
  const hash = keyedHash([parseInt(seed.slice(0, 8), 16), parseInt(seed.slice(8), 16)])
  const known = new Map<string, string>()

  const permute = (skeleton: Skeleton): string => {
    const now: number[] = []
    const sizes: number[] = []
    hash.from(hash.start)
    for (const part of skeleton) {
      if (!isPlace(part)) hash.take((part.codePointAt(0) ?? 0) + 0x110000)
      else {
        hash.take(part.of.id)
        now.push(part.index)
        sizes.push(part.of.size)
      }
    }
    const shape = hash.state()
    const begin = (round: number): void => {
      hash.from(shape)
      hash.take(round)
    }
    // Alphabets have at most 32 letters: four fit into a word, and two are drawn from one.
    const mix = (round: number, from: 0 | 1, way: 1 | -1): void => {
      begin(round)
      for (let i = from; i < now.length; i += 8) {
        let word = 0
        for (let j = i; j < i + 8; j += 2) word = (word << 8) | (now[j] ?? 0)
        hash.take(word)
      }
      let drawn = 0
      for (let i = 1 - from; i < now.length; i += 2) {
        drawn = i % 4 < 2 ? hash.draw() : drawn >>> 16
        const size = sizes[i] ?? 1
        now[i] = ((now[i] ?? 0) + way * ((drawn & 0xffff) % size) + size) % size
      }
    }
    mix(1, 0, 1)
    mix(2, 1, 1)
    mix(3, 0, 1)
    begin(4)
    const moved = sizes.findIndex((size) => size > 1)
    const size = sizes[moved] ?? 1
    if (moved !== -1) now[moved] = ((now[moved] ?? 0) + 1 + (hash.draw() % (size - 1))) % size
    mix(3, 0, -1)
    mix(2, 1, -1)
    mix(1, 0, -1)
    let next = 0
    let made = ''
    for (const part of skeleton) made += isPlace(part) ? part.of.at(now[next++] ?? 0) : part
    return made
  }
  const pseudonym = (value: string): string => {
    const found = known.get(value)
    if (found !== undefined) return found
    const date = isDate(value)
    const split = date ? placesOfDate : placesOf
    let made = value
    // Repeat until the pseudonym of a date is a date, and that of any other value is not: this stays one-to-one within both.
    do made = permute(split(made))
    while (isDate(made) !== date)
    if (known.size >= KNOWN) known.clear() // it is created again when needed
    known.set(value, made)
    return made
  }
  const { add, has, isQuoted, texts } = plainTextsOfLog()
  return Object.assign(pseudonym, {
    keepPlain: add,
    isPlain: has,
    plainTexts: texts,
    ofOthers: (value: string): string => {
      const words = value.match(WORD) ?? []
      return words.some(isQuoted)
        ? value.replaceAll(WORD, (word) => (isQuoted(word) ? word : pseudonym(word)))
        : pseudonym(value)
    },
  })
}
