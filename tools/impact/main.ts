import { fileURLToPath } from 'node:url'
import { impact } from './program.ts'

/**
 * `npm run impact -- [OLD [NEW]] [--verbose] [--json]`: what changed between two versions of the OpenAPI documents, and whether it breaks the
 * portal: a line for each operation. `--verbose` adds every change, with the effects, screens, handlers of the mock, pacts, journeys and
 * recorded logs that it touches. OLD and NEW are two files, or revisions of git; left out they are HEAD and the working tree. Exits 0 when
 * nothing breaks, 1 when something does, 2 with a sentence when there was nothing to compare.
 */
const { text, code } = impact(fileURLToPath(new URL('../..', import.meta.url)), process.argv.slice(2))
if (code === 2) console.error(text)
else console.log(text)
process.exitCode = code
