import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, symlinkSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from '../setup.mjs'
import { createLookUp, type Touched } from './touched.ts'
import { operations } from '../../src/effects/api/generated/operations.ts'

/** Something that a new document turned red. */
export interface Red {
  /** The operation that it is about; null if that is not clear. */
  readonly operation: string | null
  /** Where: a file, or the title of a contract. */
  readonly place: string
  readonly sentence: string
}

/** What the three checks printed or wrote. */
export interface Output {
  /** The checkout with the new document. */
  readonly root: string
  readonly generated: string
  readonly types: string
  /** The file with the contracts' results, in Vitest's JSON format. */
  readonly report: string
}

const ids = Object.keys(operations)

/** The one operation that a file imports, or the first. */
const operationIn = (text: string): string | null => ids.find((id) => new RegExp(`\\b${id}\\b`).test(text)) ?? null

interface Results {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

const contractsIn = ({ root, report }: Output): readonly Red[] => {
  if (!existsSync(report))
    return [{ operation: null, place: 'contracts/', sentence: 'The contracts could not be run.' }]
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Results // Vitest's own format
  return testResults.flatMap(({ name, message, assertionResults }): readonly Red[] => {
    const file = path.relative(root, name)
    const operation = operationIn(readFileSync(name, 'utf8'))
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message === '' ? [] : [{ operation, place: file, sentence: firstLine(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      operation,
      place: `${file} › ${fullName}`,
      sentence: firstLine(failureMessages.join('\n')),
    }))
  })
}

/** Everything that turned red, in the order of the checks. */
export const redOf = (output: Output): readonly Red[] => [
  ...output.generated
    .split('\n')
    .filter((line) => line !== '' && !/^\d+ operations, /.test(line) && !/ was written|^Wrote /.test(line))
    .map((line): Red => ({ operation: operationIn(line), place: 'openapi/', sentence: line })),
  ...[...output.types.matchAll(/^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(([, file = '', sentence = '']): Red => {
    const place = path.join(output.root, file)
    return { operation: existsSync(place) ? operationIn(readFileSync(place, 'utf8')) : null, place: file, sentence }
  }),
  ...contractsIn(output),
]

/** The report: by operation, the screens that it is behind and what is red. */
export const reportOf = (red: readonly Red[], touched: (operation: string) => Touched): string => {
  if (red.length === 0) return 'Nothing turns red: the portal works with this document.'
  const groups = new Map(
    [...new Set(red.map(({ operation }) => operation))].map(
      (operation) => [operation, red.filter((one) => one.operation === operation)] as const,
    ),
  )
  return [...groups]
    .map(([operation, found]) => {
      const screens = operation === null ? [] : touched(operation).screens
      const shown = screens.map(
        ({ file, routes }) => `  screen ${file}${routes.length > 0 ? ` (${routes.join(', ')})` : ''}`,
      )
      return [
        operation ?? 'No single operation',
        ...shown,
        ...found.map(({ place, sentence }) => `  ${place}: ${sentence}`),
      ].join('\n')
    })
    .join('\n\n')
}

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
