import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { base, Faker } from '@faker-js/faker'
import ts from 'typescript'
import { readPact } from '../../contracts/merge.ts'
import { operations } from '../../src/effects/api/generated/operations.ts'
import { declaredResponses, type DeclaredResponse } from './declared.ts'
import { responseName } from './matrix.ts'
import { fileOf, keepObservations, readObservations, type Observation } from './observed.ts'
import { counts, runFirst } from './read.ts'
import { without } from './without.ts'

/**
 * `npm run matrix:deletions [-- --seed N]`, after `npm test`: in a copy of the checkout, deletes one handler, one interaction of a pact, one
 * decoder, one effect and the journeys of one operation, each chosen by a seed. The step of `npm test` for each must pass there before the
 * deletion, and fail after it with the name of the hole. The last line is `N passed, N failed`.
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values } = parseArgs({ options: { seed: { type: 'string' } } })
const seed = values.seed === undefined ? Math.trunc(Math.random() * 1e9) : Number(values.seed)

const chance = new Faker({ locale: base, seed })
const draw = <A>(from: readonly A[]): A => chance.helpers.arrayElement(from)

const observations = readObservations().filter(counts)
const first = runFirst(observations)
if (first !== null) {
  console.error(first)
  process.exit(1)
}

const copy = mkdtempSync(path.join(tmpdir(), 'deletions-'))
const at = (file: string): string => path.join(copy, file)
const copied = ['openapi', 'src', 'mock-server', 'contracts', 'devtools', 'tools', 'tests', 'docs', '.cache/observed']
for (const file of [...copied, 'package.json', 'tsconfig.json', 'vite.config.ts', 'playwright.config.ts'])
  cpSync(path.join(root, file), at(file), { recursive: true })
symlinkSync(path.join(root, 'node_modules'), at('node_modules'))

const run = (...command: readonly string[]): Result => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1', PACTS: '' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { isRed: status !== 0, output: `${stdout}\n${stderr}` }
}
const tsx = 'node_modules/tsx/dist/cli.mjs'
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
const matrix = () => run(tsx, 'tools/matrix/main.ts', '--holes')

/** Changes a file for as long as `then` runs. */
const changing = <A>(file: string, change: (text: string) => string, then: () => A): A => {
  const before = readFileSync(at(file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is newer than what its tests have shown: run \`npm test\` first.`)
  writeFileSync(at(file), after)
  try {
    return then()
  } finally {
    writeFileSync(at(file), before)
  }
}

const declared = declaredResponses()
const observedBy = (kind: Observation['kind'], { operation, status, variant }: DeclaredResponse) =>
  observations.filter(
    (one) =>
      one.kind === kind &&
      one.operation === operation &&
      one.status === status &&
      (variant === null || one.variant === variant),
  )
const filesOf = (all: readonly Observation[]): readonly string[] => [...new Set(all.map(fileOf))]

const downloads = new Set(Object.values(operations).flatMap(({ id, files }) => (files.length > 0 ? [id] : [])))
/** Whether a generated decoder reads it: 204 has no content, and a download reads the file itself. */
const isDecoded = ({ operation, status }: DeclaredResponse): boolean =>
  status !== 204 && !(status < 300 && downloads.has(operation))

interface Result {
  readonly isRed: boolean
  readonly output: string
}

interface Verdict {
  readonly deleted: string
  /** The failure's output must contain all of these. */
  readonly names: readonly string[]
  /** The same check on the copy as it is, and without what was deleted. */
  readonly before: Result
  readonly after: Result
}

const deleteHandler = (): Verdict => {
  const { operation, host } = draw(declared)
  const isEntry = (node: ts.Node) => ts.isShorthandPropertyAssignment(node) && node.name.text === operation
  const check = () => run(tsx, 'tools/checks/verify-mock.ts', host)
  return {
    deleted: `the handler of ${operation}`,
    names: ['have no handler', operation],
    before: check(),
    after: changing('mock-server/routes.ts', without(isEntry), check),
  }
}

const deleteInteraction = (): Verdict => {
  const host = draw(['legacy', 'versioned'] as const)
  const file = `contracts/pacts/portal-${host}.json`
  const { description } = draw(readPact(new URL(`../../${file}`, import.meta.url)).interactions)
  const drop = (text: string): string => {
    const pact = JSON.parse(text) as { interactions: { description: string }[] } // written by `merged`
    const interactions = pact.interactions.filter((one) => one.description !== description)
    return `${JSON.stringify({ ...pact, interactions }, null, 2)}\n`
  }
  const check = () => run(...vitest, '--config', 'contracts/vitest.config.ts')
  return {
    deleted: `the interaction '${description}'`,
    names: ['the pact lacks', description],
    before: check(),
    after: changing(file, drop, check),
  }
}

/** The result of running these tests and then the matrix; red only if both are. */
const shownBy = (files: readonly string[], ...config: readonly string[]) => {
  const kept = files.map((file) => [file, observations.filter((one) => fileOf(one) === file)] as const)
  const tests = run(...vitest, ...config, ...files)
  const holes = matrix()
  for (const [file, before] of kept) keepObservations(file, before, at('.cache/observed'))
  return { isRed: tests.isRed && holes.isRed, output: holes.output }
}

const deleteDecoder = (): Verdict => {
  const response = draw(declared.filter(isDecoded))
  const { operation, status } = response
  const files = filesOf(observedBy('client', response))
  const area = draw(
    ts.sys
      .readDirectory(path.join(root, 'src/effects/api/generated'), ['.ts'])
      .filter((file) => readFileSync(file, 'utf8').includes(`export const ${operation}:`)),
  )
  const isDecoder = (node: ts.Node): boolean => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== String(status)) return false
    const statement = ts.findAncestor(node, ts.isVariableStatement)
    return statement?.declarationList.declarations[0]?.name.getText() === operation
  }
  const check = () => shownBy(files, '--config', 'contracts/vitest.config.ts')
  return {
    deleted: `the decoder of ${operation} ${status}`,
    names: [`${responseName(response)}, client:`],
    before: check(),
    after: changing(path.relative(root, area), without(isDecoder), check),
  }
}

const deleteEffect = (): Verdict => {
  const response = draw(declared)
  const { operation } = response
  const tests = filesOf(observedBy('effect', response))
  const isCaller = (node: ts.Node): boolean =>
    ts.isVariableStatement(node) && new RegExp(`\\b${operation}\\b`).test(node.getText())
  const delete_ = (left: readonly string[]): Result => {
    const [file, ...rest] = left
    return file === undefined
      ? shownBy(tests)
      : changing(file.replace('.test.ts', '.ts'), without(isCaller), () => delete_(rest))
  }
  return {
    deleted: `the effects that call ${operation}`,
    names: [`${responseName(response)}, effect:`],
    before: shownBy(tests),
    after: delete_(tests),
  }
}

const deleteJourneys = (): Verdict => {
  const response = draw(declared.filter(({ status }) => status < 300))
  const { operation } = response
  const theirs = observedBy('journey', response)
  const titles = new Set(theirs.map(({ by }) => by.split(' › ')[1] ?? by))
  const isTheirs = (title: ts.Expression): boolean =>
    ts.isTemplateExpression(title)
      ? [...titles].some((one) => one.startsWith(title.head.text))
      : ts.isStringLiteralLike(title) && titles.has(title.text)
  const isJourney = (node: ts.Node): boolean =>
    ts.isExpressionStatement(node) &&
    ts.isCallExpression(node.expression) &&
    node.expression.expression.getText() === 'test' &&
    node.expression.arguments.slice(0, 1).some(isTheirs)
  const delete_ = (left: readonly string[]): Result => {
    const [file, ...rest] = left
    if (file !== undefined) return changing(file, without(isJourney), () => delete_(rest))
    // Running a browser would take minutes, so the journeys that the runner still lists count as run.
    const { output } = run('node_modules/@playwright/test/cli.js', 'test', '--list')
    const kept = filesOf(theirs).map((spec) => [spec, observations.filter((one) => fileOf(one) === spec)] as const)
    for (const [spec, before] of kept) {
      const listed = before.filter(({ by }) => output.includes(by.split(' › ')[1] ?? by))
      keepObservations(spec, listed, at('.cache/observed'))
    }
    const holes = matrix()
    for (const [spec, before] of kept) keepObservations(spec, before, at('.cache/observed'))
    return holes
  }
  return {
    deleted: `the journeys of ${operation}`,
    names: [`${responseName(response)}, journey:`],
    before: delete_([]),
    after: delete_(filesOf(theirs)),
  }
}

console.log(`seed ${seed}`)
let failed = 0
const deletions = [deleteHandler, deleteInteraction, deleteDecoder, deleteEffect, deleteJourneys]
try {
  for (const deletion of deletions) {
    const { deleted, names, before, after } = deletion()
    const isNamed = ({ output }: Result): boolean => names.every((name) => output.includes(name))
    const isShown = !before.isRed && !isNamed(before) && after.isRed && isNamed(after)
    if (!isShown) failed += 1
    console.log(`${isShown ? 'shown ' : 'UNSEEN'} without ${deleted}: passed before, fails after, and names it`)
    if (before.isRed || isNamed(before))
      console.error(`It failed before anything was deleted:\n${before.output.trim().slice(-2000)}`)
    else if (!isShown)
      console.error(
        `It should have failed and named ${names.join(' and ')}, but said:\n${after.output.trim().slice(-2000)}`,
      )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${deletions.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
