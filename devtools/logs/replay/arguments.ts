/** Where a command writes. */
export interface Streams {
  readonly out: { readonly write: (text: string) => unknown }
  readonly err: { readonly isTTY?: boolean; readonly write: (text: string) => unknown }
}

/**
 * Text for a terminal: control characters, which a log or a file name can contain and a terminal would obey, and characters that turn the
 * direction of writing become escapes such as `\u001b`. Line ends and tabs stay. JSON remains the same JSON.
 */
export const printable = (text: string): string =>
  text.replace(
    /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Streams whose texts are all made printable. */
export const printing = ({ out, err }: Streams): Streams => ({
  out: { write: (text) => out.write(printable(text)) },
  err: { write: (text) => err.write(printable(text)) },
})

/** Why something cannot be done, as a sentence. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Parses a command line; what the parser throws becomes one sentence, followed by `hint`. */
export const understood = <A>(parse: () => A, hint = '--help lists the options.'): A => {
  try {
    return parse()
  } catch (error) {
    const [sentence = ''] = sentenceOf(error).split('\n')
    throw new Error(`${sentence.replace(/\. .*$/, '')}. ${hint}`, { cause: error })
  }
}

/** Writes why a command cannot run, as JSON too if `--json` is among its arguments. Returns its exit code. */
export const cannotRun = (error: unknown, args: readonly string[], streams: Streams): 2 => {
  const { out, err } = printing(streams)
  const sentence = sentenceOf(error)
  if (args.includes('--json')) out.write(`${JSON.stringify({ error: sentence }, null, 2)}\n`)
  err.write(`${sentence}\n`)
  return 2
}

/** Reports the progress of long work, separately from its result. */
export interface Progress {
  readonly tell: (sentence: string) => void
  /** Clears the line that a terminal still shows. */
  readonly done: () => void
}

interface Stream {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/** The interval between updates of a terminal, and between lines elsewhere, ms. */
const TERMINAL = 100
const LINES = 2000

/** Progress on a stream: one line that changes on a terminal; elsewhere a line every two seconds, and none for shorter work. */
export const progressOn = (stream: Stream, now: () => number = () => performance.now()): Progress => {
  const isTerminal = stream.isTTY === true
  let last = isTerminal ? -Infinity : now()
  let isShown = false
  return {
    tell: (sentence) => {
      const time = now()
      if (time - last < (isTerminal ? TERMINAL : LINES)) return
      last = time
      isShown = isTerminal
      const text = printable(sentence)
      stream.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`)
    },
    done: () => {
      if (isShown) stream.write('\r\u001b[K')
      isShown = false
    },
  }
}
