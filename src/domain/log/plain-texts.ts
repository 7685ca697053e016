/** A word of a text: letters and digits, with their marks. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** How many characters of plain texts are kept for one log; texts beyond that cannot be quoted. */
const KEPT = 400_000

/** The plain texts of one log, and which words occur in them, in any case. */
export interface PlainTexts {
  readonly add: (text: string) => void
  readonly has: (text: string) => boolean
  readonly isQuoted: (word: string) => boolean
  /** The texts, in the order in which they were added. */
  readonly texts: () => readonly string[]
}

/** Creates one without texts. */
export const plainTextsOfLog = (): PlainTexts => {
  const texts = new Set<string>()
  let kept = 0
  /** All texts as one; null after another was added. */
  let whole: string | null = null
  return {
    add: (text) => {
      if (kept + text.length > KEPT || texts.has(text)) return
      texts.add(text)
      kept += text.length
      whole = null
    },
    has: (text) => texts.has(text),
    texts: () => [...texts],
    isQuoted: (word) => (whole ??= [...texts].join('\n').toLowerCase()).includes(word.toLowerCase()),
  }
}
