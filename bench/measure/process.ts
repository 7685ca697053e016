import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The command that runs TypeScript files in Node. */
export const tsx = createRequire(import.meta.url).resolve('tsx/cli')

/** What each script of `bench/` prints last, as JSON. Times are ns for each event or call, unless their name says otherwise. */
export interface Printed {
  readonly 'core/round.ts': { readonly nanoseconds: number; readonly hash: string }
  readonly 'decoding/round.ts': { readonly nanoseconds: number; readonly accepted: number }
  readonly 'fan-out/round.ts': { readonly spread: number; readonly one: number; readonly sum: string }
  readonly 'growth/round.ts': Readonly<Record<'small' | 'few' | 'many' | 'beside' | 'later' | 'wrong', number>>
  readonly 'log/log-round.ts': {
    readonly seconds: number
    readonly hash: string
    /** The most memory that the process held, kB. */
    readonly peak: number
    /** The median time of a jump, ms. */
    readonly jump?: number
  }
  readonly 'scale/round.ts': {
    readonly nanoseconds: Readonly<
      Record<
        | 'page'
        | 'search'
        | 'filter'
        | 'sort'
        | 'twoFactor'
        | 'employee'
        | 'figures'
        | 'overview'
        | 'decision'
        | 'selection',
        number
      >
    >
    /** The heap of the process afterwards. */
    readonly bytes: number
  }
  readonly 'scale/compare.ts': { readonly queries: number; readonly same: number }
  /** The bytes written. */
  readonly 'log/log-write.ts': number
}

/**
 * Runs a script of `bench/` in a separate process, in production mode, and returns the JSON that it prints last. Throws if it ends
 * with an error.
 */
export const inProcess = <Script extends keyof Printed>(
  script: Script,
  ...rest: readonly string[]
): Printed[Script] => {
  const output = execFileSync(process.execPath, ['--expose-gc', tsx, `${root}bench/${script}`, ...rest], {
    encoding: 'utf8',
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Printed[Script] // printed by the script
}
