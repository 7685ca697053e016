import { fileURLToPath } from 'node:url'
import { runProgram } from './program.ts'
import { replayArgument, replayForParent } from './replay.ts'

/**
 * The program of a backend team: `portal-verify` of the package, `npm run contracts:verify` of the checkout. `--help` says what
 * it takes; docs/backend-team.md has the rest. Prints last `N passed, N failed`.
 */

process.env['PACT_DO_NOT_TRACK'] = 'true'

if (process.argv[2] === replayArgument) await replayForParent()
else
  process.exitCode = await runProgram({
    args: process.argv.slice(2),
    env: process.env,
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
    script: fileURLToPath(import.meta.url),
  })
