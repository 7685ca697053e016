/** Where a command writes. */
export interface Streams {
  readonly out: { readonly write: (text: string) => unknown }
  readonly err: { readonly isTTY?: boolean; readonly write: (text: string) => unknown }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

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
export const cannotRun = (error: unknown, args: readonly string[], { out, err }: Streams): 2 => {
  const sentence = sentenceOf(error)
  if (args.includes('--json')) out.write(`${JSON.stringify({ error: sentence }, null, 2)}\n`)
  err.write(`${sentence}\n`)
  return 2
}
