import { parseArgs } from 'node:util'
import { sentenceOf } from '../report.ts'
import { startPactLibrary } from '../pact-library.ts'
import { mutate } from './mutant.ts'

/**
 * `npx tsx contracts/agreement/mutants/main.ts [--seeds 20] [--from 1]`: makes 30 mutants for each seed and prints how many were
 * caught and how many named the artefact; every miss is shown. Exits 1 when a seed misses one, or names fewer than 28.
 */
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '20' }, from: { type: 'string', default: '1' } },
})
const pact = await startPactLibrary()
const from = Number(values.from)
const named: number[] = []
for (let seed = from; seed < from + Number(values.seeds); seed++) {
  const mutants = await mutate(pact, seed)
  const caught = mutants.filter(({ isCaught }) => isCaught).length
  const right = mutants.filter(({ isNamed }) => isNamed).length
  const placed = mutants.filter(({ isPlaced }) => isPlaced).length
  console.log(`seed ${seed}: ${caught} of ${mutants.length} caught, ${right} named, ${placed} placed`)
  for (const { artefact, kind, where, mismatches } of mutants.filter((one) => !one.isNamed || !one.isPlaced)) {
    console.log(`  ${artefact}, ${kind}: ${where}`)
    for (const one of mismatches) console.log(sentenceOf([one]).replaceAll(/^/gm, '    '))
  }
  named.push(right)
  if (caught < mutants.length || right < 28) process.exitCode = 1
}
console.log(`named right: ${named.join(' ')}; least ${Math.min(...named)}`)
await pact.close()
