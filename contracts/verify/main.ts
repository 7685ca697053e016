import { fileURLToPath } from 'node:url'
import { runProgram } from './program.ts'
import { replayArgument, replayForParent } from './replay.ts'

/**
 * The program for backend teams: `portal-verify` in the package, `npm run contracts:verify` in the checkout. `--help` lists its options;
 * docs/backend-team.md explains the rest. The last line is `N passed, N failed`.
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
