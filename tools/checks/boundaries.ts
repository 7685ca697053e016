import { fileURLToPath } from 'node:url'
import { readImports } from './imports.ts'

/**
 * `npx tsx tools/checks/boundaries.ts`: checks every import against `.dependency-cruiser.cjs`. Prints `N modules, 0 violations`;
 * exits 1 with each forbidden import and what to do instead, or if fewer than 50 modules were read.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const fewest = 50

const { modules, violations, rules } = await readImports(
  ['src', 'mock-server', 'contracts', 'devtools', 'tests', 'tools'],
  root,
)
for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' -> ') : to
  console.error(`${from} -> ${way}\n  ${rule.name}: ${rules.get(rule.name) ?? ''}`)
}
if (modules < fewest)
  console.error(`Only ${modules} modules were read where ${fewest} are the least: the check sees no code.`)
console.log(`${modules} modules, ${violations.length} violations`)
process.exitCode = violations.length === 0 && modules >= fewest ? 0 : 1
