import { BadInput } from '../verify/bad-input.ts'

/** How many requests are generated, from which seed, and how long a response can take. */
export interface GenerateOptions {
  readonly count: number
  readonly seed: number
  readonly maxSeconds: number
}

type Values = Readonly<Partial<Record<'generate' | 'seed' | 'max-seconds', string>>>

/** The seconds after which the portal says that something takes longer. */
const patience = '10'

/** Reads `--generate`, `--seed` and `--max-seconds`; null if nothing is generated. Throws BadInput. */
export const readGenerate = ({ generate, seed, 'max-seconds': seconds }: Values): GenerateOptions | null => {
  if (generate === undefined) {
    if (seed !== undefined || seconds !== undefined)
      throw new BadInput(
        '--seed and --max-seconds are about requests that --generate N derives. Give --generate as well.',
      )
    return null
  }
  const count = Number(generate)
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new BadInput(`--generate is a number of requests from 1 to 1000000, not '${generate}'.`)
  const chosen = seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seed)
  if (!Number.isInteger(chosen) || Math.abs(chosen) > 2 ** 31)
    throw new BadInput(`--seed is a whole number, as a run with --generate prints it, not '${seed}'.`)
  const maxSeconds = Number(seconds ?? patience)
  if (!(maxSeconds > 0 && maxSeconds <= 600))
    throw new BadInput(`--max-seconds is a number of seconds up to 600, not '${seconds}'.`)
  return { count, seed: chosen, maxSeconds }
}
