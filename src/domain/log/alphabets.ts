/** The letters, or digits, that can replace each other. */
export interface Alphabet {
  readonly size: number
  /** Distinguishes alphabets. */
  readonly id: number
  readonly indexOf: (char: string) => number
  readonly at: (index: number) => string
}

const inOrder = (first: string, last: string, id: number): Alphabet => {
  const start = first.charCodeAt(0)
  const size = last.charCodeAt(0) - start + 1
  return {
    size,
    id,
    indexOf: (char) => char.charCodeAt(0) - start,
    at: (index) => String.fromCharCode(start + index),
  }
}

const small = inOrder('a', 'z', 1)
const capital = inOrder('A', 'Z', 2)
const digit = inOrder('0', '9', 3)

// A character is replaced by one of its kind: lower case by lower case, upper case by upper case, digit by digit.
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{L}/u, /\p{Nd}/u, /\p{N}/u]
const kindOf = (char: string): number => kinds.findIndex((kind) => kind.test(char))

/** Unicode groups scripts in blocks: the letters of one kind in the same 32 belong to one script. */
const BLOCK = 32
const blocks = new Map<number, Alphabet>()

const blockOf = (start: number, kind: number): Alphabet => {
  const chars: string[] = []
  for (let code = start; code < start + BLOCK; code++) {
    const char = String.fromCodePoint(code)
    if (kindOf(char) === kind) chars.push(char)
  }
  const places = new Map(chars.map((char, index) => [char, index]))
  return {
    size: chars.length,
    id: start + kind,
    indexOf: (char) => places.get(char) ?? 0, // always defined for an alphabet's own characters
    at: (index) => chars[index] ?? '',
  }
}

/**
 * The alphabet of a character: those of its script and kind. Null for anything but a letter or a digit: white space, punctuation, signs and
 * combining marks stay.
 */
export const alphabetOf = (char: string): Alphabet | null => {
  if (char >= 'a' && char <= 'z') return small
  if (char >= 'A' && char <= 'Z') return capital
  if (char >= '0' && char <= '9') return digit
  const code = char.codePointAt(0) ?? 0
  if (code < 128) return null
  const kind = kindOf(char)
  if (kind === -1) return null
  const start = code - (code % BLOCK)
  const found = blocks.get(start + kind)
  if (found) return found
  const made = blockOf(start, kind)
  blocks.set(start + kind, made)
  return made
}
