import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { operations } from '../../../src/effects/api/generated/operations.ts'
import { findBrowser, requirePorts, root } from '../../../tools/setup.mjs'
import { pageOf, sumsOf } from './page.ts'
import { hasOneTry, seenFolder, type SeenOperation } from './record.ts'

/**
 * `npm run faults [-- OPERATION …]`: makes all operations, or the named ones, fail on the portal's real screens, case by case, and writes
 * `reports/faults.html`. The last line is `N passed, N failed`. Exits with 1 if a case failed or was not seen, and with 2 and a sentence if
 * nothing could run.
 */
const folder = path.join(root, seenFolder)
const report = path.join(root, 'reports', 'faults.html')
const known = Object.keys(operations)
const wanted = process.argv.slice(2)

const unknown = wanted.find((id) => !known.includes(id))
const impossible =
  unknown !== undefined
    ? `There is no operation ‘${unknown}’. src/effects/api/generated/operations.ts lists them all.`
    : findBrowser()
      ? null
      : 'No Chrome or Chromium was found: `npm test` installs one, or set PORTAL_CHROMIUM to its path.'

const run = (command: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...command], {
      cwd: root,
      env: { ...process.env, FAULTS: process.env['FAULTS'] ?? 'all', NODE_NO_WARNINGS: '1' },
      stdio: 'inherit',
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

const bin = (...parts: readonly string[]): string => path.join(root, 'node_modules', ...parts)

const readSeen = (): readonly SeenOperation[] => {
  const files = new Set(readdirSync(folder))
  return known
    .filter((id) => files.has(`${id}.json`))
    .map((id) => JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as SeenOperation) // the suite's own file
}

const main = async (): Promise<number> => {
  if (impossible !== null) {
    console.error(impossible)
    console.log('0 passed, 0 failed')
    return 2
  }
  const port = Number(process.env['JOURNEY_PORT'] ?? 5183)
  await requirePorts([port, port + 1, port + 2], 'JOURNEY_PORT')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(path.dirname(report), { recursive: true })
  if ((await run([bin('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'])) !== 0) {
    console.error('The portal cannot be built, so nothing was run.')
    console.log('0 passed, 0 failed')
    return 2
  }
  const names = wanted.length > 0 ? ['-g', `faults: (${wanted.join('|')}) `] : []
  const code = await run([
    bin('@playwright', 'test', 'cli.js'),
    'test',
    '-c',
    'devtools/screens/fault-injection/playwright.config.ts',
    ...names,
  ])
  const seen = readSeen()
  const missing = (wanted.length > 0 ? wanted : known.filter((id) => !hasOneTry(id))).filter(
    (id) => !seen.some((one) => one.id === id),
  )
  writeFileSync(report, pageOf(seen, missing))
  const { passed, failed } = sumsOf(seen)
  for (const { id, cases } of seen)
    for (const { name, problems } of cases) for (const problem of problems) console.error(`${id}, ${name}: ${problem}`)
  for (const id of missing) console.error(`${id} did not finish.`)
  if (code !== 0 && failed + missing.length === 0) console.error('A rule of every journey failed: see above.')
  console.log(`See ${path.relative(root, report)}.`)
  console.log(`${passed} passed, ${failed + missing.length} failed`)
  return code === 0 && failed + missing.length === 0 ? 0 : 1
}

process.exitCode = await main()
