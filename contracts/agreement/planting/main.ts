import { parseArgs } from 'node:util'
import { sentenceOf } from '../report.ts'
import { plant } from './planting.ts'

/**
 * `npx tsx contracts/agreement/planting/main.ts [--seeds 20] [--from 1]`: plants 30 faults for each seed and prints how many were
 * caught and how many named the artefact; every miss is shown. Exits 1 when a seed misses one, or names fewer than 28.
 */
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '20' }, from: { type: 'string', default: '1' } },
})
const from = Number(values.from)
const named: number[] = []
for (let seed = from; seed < from + Number(values.seeds); seed++) {
  const planted = await plant(seed)
  const caught = planted.filter(({ isCaught }) => isCaught).length
  const right = planted.filter(({ isNamed }) => isNamed).length
  const placed = planted.filter(({ isPlaced }) => isPlaced).length
  console.log(`seed ${seed}: ${caught} of ${planted.length} caught, ${right} named, ${placed} placed`)
  for (const { artefact, kind, where, disagreements } of planted.filter((one) => !one.isNamed || !one.isPlaced)) {
    console.log(`  ${artefact}, ${kind}: ${where}`)
    for (const one of disagreements) console.log(sentenceOf([one]).replaceAll(/^/gm, '    '))
  }
  named.push(right)
  if (caught < planted.length || right < 28) process.exitCode = 1
}
console.log(`named right: ${named.join(' ')}; least ${Math.min(...named)}`)
