import { agree, readArtefacts } from './agreement/agreement.ts'
import { grouped, sentenceOf } from './agreement/report.ts'
import { UnknownRule } from './agreement/rules.ts'

/**
 * `npm run contracts:agree`: holds OpenAPI, the mock and the pacts to each other, interaction by interaction and in process. Prints each
 * mismatch with the outlier and the file to mend; last `N interactions agree, N do not`. Exits 1 when something
 * disagrees, and 2 when a pact has a rule that the agreement cannot read.
 */
const main = async (): Promise<number> => {
  const artefacts = await readArtefacts()
  const { interactions, mismatches, faults } = agree(artefacts)
  for (const group of grouped(mismatches)) console.error(`${sentenceOf(group)}\n`)
  for (const fault of faults) console.error(fault)
  const unasked = artefacts.asked.filter((one) => typeof one === 'string').length
  const differing = new Set(mismatches.map(({ seen }) => seen.interaction)).size + unasked
  console.log(`${interactions - differing} interactions agree, ${differing} do not`)
  return mismatches.length + faults.length === 0 ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UnknownRule)) throw error
  console.error(`${error.message} Teach it in contracts/agreement/rules.ts.`)
  return 2
})
