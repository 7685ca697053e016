// `npm run check`: runs every check, with one line for each step, and the totals of all runners at the end.
// Slow checks of the whole (journeys marked `@thorough`, those marked `@phone` in a wide window too, the fidelity of journeys' logs, and
// nginx unless `deploy/` changed in the last commit) run with `-- --all`.
// `npm run check -- unit lint` runs the named steps and the builds that they need; `-- --changed` or `-- --changed=REF` runs what the changes since HEAD or REF can affect.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { schedule } from './checks/schedule.mjs'
import { steps } from './checks/steps.mjs'
import { findBrowser, giveUp, requireNode, root } from './setup.mjs'

requireNode()
if (!findBrowser())
  giveUp('No Chrome or Chromium was found: `npm test` installs one, or set PORTAL_CHROMIUM to its path.')
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })

const args = process.argv.slice(2)
const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
const isAll = args.includes('--all')
if (!isAll) process.env.PORTAL_CHECKS = 'brief'
const named = args.filter((arg) => arg !== changed && arg !== '--all')
const unknown = named.find((name) => !steps.some((step) => step.name === name))
if (unknown !== undefined)
  giveUp(`There is no step '${unknown}'. The steps are: ${steps.map(({ name }) => name).join(', ')}.`)

/** What a change can affect, as `checks/changed.ts` prints it: the steps, each with arguments to add, and what is left out. */
const planOf = (ref) => {
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, 'tools/checks/changed.ts', ref], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) giveUp(stderr.trim())
  return JSON.parse(stdout)
}
const plan = changed === undefined ? null : planOf(changed.split('=')[1] ?? 'HEAD')
/** Whether the last commit or the working tree changes how the portal is deployed. */
const isDeployChanged =
  spawnSync('git', ['diff', '--quiet', 'HEAD~1', '--', 'deploy', 'tools/deploy'], { cwd: root }).status === 1
const builds = new Set(
  steps
    .filter(({ name }) => named.includes(name))
    .flatMap(({ needs }) => needs.filter((need) => /^(build|inspector)$/.test(need))),
)
const isChosen = ({ name, onlyWith = () => true }) =>
  named.length > 0 ? named.includes(name) || builds.has(name) : onlyWith({ isAll, isDeployChanged })
const chosen = steps.filter((step) => isChosen(step) && (!plan || step.name in plan.steps))

/** If a runner does not name its failures, the end of its output is shown; all of it is saved with the reports. */
const shownLines = 60

const total = { passed: 0, failed: 0 }
const failed = []
const begun = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const timed = async ({ name, work }) => {
  const since = Date.now()
  return { failures: [], ...(await work(plan?.steps[name] ?? [])), took: seconds(since) }
}
const report = (result, { name }) => {
  const { failures, output, took } = result
  total.passed += result.passed
  total.failed += result.failed
  console.log(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${took.padStart(9)}`,
  )
  if (result.failed > 0) {
    const lines = output.trimEnd().split('\n')
    const log = path.join(cache, `${name.replaceAll(' ', '-')}.log`)
    writeFileSync(log, output)
    console.log(`  ${path.relative(root, log)} has the whole output.`)
    if (failures.length === 0) console.log(`${lines.slice(-shownLines).join('\n')}\n`)
    for (const failure of failures) console.log(`- ${failure.replaceAll('\n', '\n  ')}\n`)
    failed.push(...(failures.length > 0 ? failures.map((failure) => failure.split('\n')[0]) : [`the step ${name}`]))
  } else if (['sizes', 'generated files', 'audit'].includes(name))
    console.log(output.trimEnd().replaceAll(/^/gm, '       '))
}
await schedule(chosen, 2, timed, report)
if (plan) console.log(`\nLeft out:\n${plan.leftOut.map((sentence) => `- ${sentence}`).join('\n')}\n`)
if (failed.length > 0) console.log(`\nWhat failed:\n${failed.map((sentence) => `- ${sentence}`).join('\n')}\n`)
console.log(`The whole took ${seconds(begun)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
