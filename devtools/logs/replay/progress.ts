import { printable } from './arguments.ts'

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
