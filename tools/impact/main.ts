import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from '../setup.mjs'
import { redOf, reportOf } from './red.ts'
import { createLookUp } from './touched.ts'

/**
 * `npm run impact -- legacy|versioned FILE` or `npm run impact -- REVISION`: what a new version of an OpenAPI document breaks in the portal.
 * It puts the document, or the `openapi/` of a git revision, into a worktree of HEAD, generates the client from it, checks the types and
 * runs the contracts, and names what turns red, by operation and screen. Exits with 0 if nothing does, 1 if something does, and 2 and a
 * sentence if there was nothing to compare.
 */
const [first = '', file] = process.argv.slice(2)
const isHost = first === 'legacy' || first === 'versioned'
if (first === '' || isHost !== (file !== undefined))
  giveUp('Name a host and its new document (legacy theirs.yaml), or a git revision whose documents to take.')
if (file !== undefined && !existsSync(file)) giveUp(`There is no file ${file}.`)

const git = (...args: readonly string[]): void => {
  execFileSync('git', args, { cwd: root, stdio: 'pipe' })
}
const folder = mkdtempSync(path.join(root, '.cache', 'impact-'))
const checkout = path.join(folder, 'portal')

const run = (...parts: readonly string[]): string => {
  const [program = '', ...args] = parts
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NODE_NO_WARNINGS: '1', NO_COLOR: '1', PACT_DO_NOT_TRACK: 'true' },
  })
  return stdout + stderr
}

try {
  git('worktree', 'add', '--detach', '--force', checkout, 'HEAD')
  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'))
  if (file === undefined) execFileSync('git', ['checkout', first, '--', 'openapi'], { cwd: checkout, stdio: 'pipe' })
  else copyFileSync(file, path.join(checkout, 'openapi', first, `${first}.yaml`))
  console.log('Generating the client, then checking the types and the contracts …')
  const generated = run('tsx/dist/cli.mjs', 'tools/generate/main.ts')
  const types = run('@typescript/native/bin/tsc', '--noEmit', '-p', '.')
  const report = path.join(folder, 'contracts.json')
  const vitest = ['vitest/vitest.mjs', 'run', '--config', 'contracts/vitest.config.ts', '--reporter=json']
  run(...vitest, `--outputFile.json=${report}`)
  const red = redOf({ root: checkout, generated, types, report })
  console.log(reportOf(red, createLookUp(root)))
  process.exitCode = red.length === 0 ? 0 : 1
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
} finally {
  if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout)
  rmSync(folder, { recursive: true, force: true })
}
