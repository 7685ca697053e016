import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { benchmarks } from './benchmarks.ts'
import { browserVersion } from './measure/chromium.ts'
import { cellsOf, keepResults } from './measure/page.ts'
import { root } from './measure/process.ts'
import { isGood, type Kept } from './measure/result.ts'

/**
 * `npm run bench [-- NAME …] [--rounds N] [--dry]`: runs all benchmarks, or the named ones, and writes their parts of
 * `docs/performance.md` again (not with `--dry`). Exits with 1 if a goal was missed, a checksum differs or a benchmark broke, and with 2 if
 * a name or an option does not exist.
 */
// The build of the portal finds its styles and packages from here.
process.chdir(root)

const order = benchmarks.map(({ name }) => name)
const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, dry: { type: 'boolean', default: false } },
})
const stranger = Object.keys(values).find((name) => !['rounds', 'seed', 'dry'].includes(name))
const unknown = positionals.find((name) => !order.includes(name))
const rounds = values.rounds === undefined ? null : Number(values.rounds)

const machine = { cores: availableParallelism(), node: `Node ${process.versions.node}`, browser: browserVersion() }

const runAll = async (): Promise<boolean> => {
  let good = true
  for (const { name, title, method, rounds: usual, run } of benchmarks) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : Number(values.seed)
    const begun = Date.now()
    console.log(`\n${title} (${name}, seed ${seed})`)
    try {
      const found = await run({ rounds: rounds ?? usual, seed })
      const date = new Date().toISOString().slice(0, 10)
      const kept: Kept = { name, title, method, rounds: rounds ?? usual, seed, date, machine, ...found }
      for (const row of found.rows) {
        const [what = '', contender = '', figure = '', ...rest] = cellsOf(row)
        console.log(
          `  ${what.padEnd(40)} ${contender.padEnd(34)} ${figure.padStart(18)}   ${rest.filter(Boolean).join('   ')}`,
        )
      }
      for (const { what, held } of found.checks) console.log(`  ${held ? 'right' : 'WRONG'}: ${what}`)
      if (!values.dry) await keepResults([kept], order)
      if (!isGood(found)) good = false
    } catch (error) {
      good = false
      console.error(`  ${name} could not be measured; its part of the page stays as it was.`)
      console.error(error)
    }
    console.log(`  ${((Date.now() - begun) / 1000).toFixed(0)} s`)
  }
  return good
}

if (stranger !== undefined) {
  console.error(`There is no option --${stranger}. There are --rounds, --seed and --dry.`)
  process.exitCode = 2
} else if (unknown !== undefined) {
  console.error(`There is no benchmark '${unknown}'. Choose one of: ${order.join(', ')}`)
  process.exitCode = 2
} else if (rounds !== null && !(Number.isInteger(rounds) && rounds > 0)) {
  console.error(`--rounds wants a whole number above 0, such as --rounds 3.`)
  process.exitCode = 2
} else process.exitCode = (await runAll()) ? 0 : 1
