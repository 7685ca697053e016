import { agree, readArtefacts } from './agreement/agreement.ts'
import { startPactLibrary } from './agreement/pact-library.ts'
import { grouped, sentenceOf } from './agreement/report.ts'

/**
 * `npm run contracts:agree`: compares OpenAPI, the mock and the pacts, interaction by interaction. Prints each mismatch with the outlier
 * and the file to correct, and finally `N interactions agree, N do not`. Exits 1 if there is a mismatch.
 */
const pact = await startPactLibrary()
const artefacts = await readArtefacts()
const { interactions, mismatches, faults } = await agree(artefacts, pact)
await pact.close()
for (const group of grouped(mismatches)) console.error(`${sentenceOf(group)}\n`)
for (const fault of faults) console.error(fault)
const differing = new Set(mismatches.map(({ observed }) => observed.interaction)).size
console.log(`${interactions - differing} interactions agree, ${differing} do not`)
process.exitCode = mismatches.length + faults.length === 0 ? 0 : 1
