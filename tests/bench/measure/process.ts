import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, with a slash at its end. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What runs TypeScript files in Node. */
export const tsx = createRequire(import.meta.url).resolve('tsx/cli')

/**
 * Runs a script of `tests/bench/` in a process of its own, in production, and answers the JSON that it prints last.
 * Throws where it ends with an error.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what its script prints, which stands in the answer alone
export const inProcess = <A>(script: string, ...rest: readonly string[]): A => {
  const output = execFileSync(process.execPath, ['--expose-gc', tsx, `${root}tests/bench/${script}`, ...rest], {
    encoding: 'utf8',
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as A // printed by the script, whose caller knows its shape
}
