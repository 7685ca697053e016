import { fileURLToPath } from 'node:url'
import { impact } from './program.ts'

/**
 * `npm run impact -- [OLD [NEW]] [--verbose] [--json]`: prints a line for each operation that changed between two versions of the OpenAPI
 * documents, and says whether the change breaks the portal. `--verbose` adds every change, with the effects, screens, mock handlers, pacts,
 * journeys and recorded logs that it affects. OLD and NEW are two files or two git revisions; the default is HEAD and the working tree.
 * Exits with 0 if nothing breaks, 1 if something does, and 2 and a sentence if there was nothing to compare.
 */
const { text, code } = impact(fileURLToPath(new URL('../..', import.meta.url)), process.argv.slice(2))
if (code === 2) console.error(text)
else console.log(text)
process.exitCode = code
