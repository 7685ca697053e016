import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../setup.mjs'
import { exampleFeatures, exampleOperations, examplePaths } from './example.ts'
import { filesAt } from './files.ts'
import { planOf } from './plan.ts'

/**
 * The step `new features`: adds made-up features to a copy of the project, which must compile. With `--all`, which takes a minute, their
 * tests run as well, and the step that the tool names must report what the tool leaves to do. In a second copy each feature lacks something
 * else, which must be reported in its own sentence. What other tests prove about those steps is left to them. Prints
 * `N sentences, 0 problems`; exits 1 if there are problems.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const copied = [
  ...['src', 'mock-server', 'contracts', 'openapi', 'devtools', 'tests', 'tools', 'docs'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'playwright.config.ts', 'redocly.yaml', '.oxfmtrc.json'],
]
const scratch = mkdtempSync(path.join(tmpdir(), 'portal-new-'))

const copyTo = (from: string, copy: string): void => {
  for (const file of copied) cpSync(path.join(from, file), path.join(copy, file), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  mkdirSync(path.join(copy, '.cache'))
}

const bin = (...parts: readonly string[]): string => path.join('node_modules', ...parts)
const tsx = bin('tsx', 'dist', 'cli.mjs')
const vitest = [bin('vitest', 'vitest.mjs'), 'run']
const contracts = [...vitest, '--config', 'contracts/vitest.config.ts']

const run = (cwd: string, parts: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, parts, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

let sentences = 0
const problems: string[] = []
const expectGreen = (what: string, { ok, output }: { readonly ok: boolean; readonly output: string }): void => {
  if (!ok) problems.push(`${what}:\n${output}`)
}
const expectRed = (
  what: string,
  result: { readonly ok: boolean; readonly output: string },
  says: readonly string[],
) => {
  sentences += says.length
  if (result.ok) problems.push(`${what} reports nothing.`)
  for (const sentence of says)
    if (!result.output.includes(sentence)) problems.push(`${what} does not say “${sentence}”:\n${result.output}`)
}

const edit = (file: string, change: (text: string) => string): void => {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Adds the operations to the OpenAPI documents, which `npm run new` requires. */
const describeIn = (copy: string): void => {
  writeFileSync(path.join(copy, 'openapi/legacy/gym.yaml'), exampleOperations)
  expectRed('npm run new without the paths', run(copy, [tsx, 'tools/new/main.ts', ...lineOf('benefits/gym-pass')]), [
    "openapi/legacy/gym.yaml describes 'getGymPass', and the portal has no client for it yet.",
  ])
  edit(path.join(copy, 'openapi/legacy/legacy.yaml'), (text) =>
    text.replace('\npaths:\n', () => `\npaths:\n${examplePaths}`),
  )
  expectGreen('npm run generate', run(copy, [tsx, 'tools/generate/main.ts']))
}

const lineOf = (feature: string): readonly string[] => [feature, '--id', 'GYM-1', ...(exampleFeatures[feature] ?? [])]

/** Writes every feature and joins it to the lists, except those that should lack it. Returns the new files. */
const addTo = async (
  copy: string,
  leftOut: Readonly<Record<string, readonly string[]>>,
): Promise<readonly string[]> => {
  const fresh: string[] = []
  for (const feature of Object.keys(exampleFeatures)) {
    const { written, joined } = await planOf(filesAt(copy), lineOf(feature))
    fresh.push(...written.keys())
    const without = leftOut[feature] ?? []
    for (const [file, text] of [...written, ...[...joined].filter(([list]) => !without.includes(list))])
      writeFileSync(path.join(copy, file), text)
    for (const list of without)
      if (!joined.has(list)) problems.push(`npm run new -- ${feature} does not join ${list}, so nothing can lack it.`)
  }
  return fresh
}

const compile = [bin('@typescript', 'native', 'bin', 'tsc'), '--noEmit', '-p', '.']

/** Checks that what `npm run new` writes compiles, and that nothing is forgotten. */
const addAll = async (copy: string): Promise<readonly string[]> => {
  const written = await addTo(copy, {})
  expectGreen('types', run(copy, compile))
  return written
}

const forgetNothing = (copy: string, written: readonly string[]): void => {
  const tests = written.filter((file) => /^src\/.*\.test\.ts$/.test(file))
  const lists = [
    'src/effects/failures',
    'src/effects/areas.test.ts',
    'src/domain/state.test.ts',
    'mock-server/routes.test.ts',
  ]
  expectGreen('unit', run(copy, [...vitest, ...tests, ...lists]))

  // The steps that the tool names report what is left to do.
  expectRed('titles', run(copy, [tsx, 'tools/checks/titles.ts']), [
    'has a title with [GYM-1], which docs/requirements.md does not list.',
  ])
  edit(path.join(copy, 'docs/requirements.md'), (text) =>
    text.replace(/^\| SEL-1 .*\n/m, (row) => `${row}| GYM-1 | You go to the gym. | |\n`),
  )
  expectRed('titles without a journey', run(copy, [tsx, 'tools/checks/titles.ts', '--write']), [
    'GYM-1 has no journey: no title in tests/journeys/ begins with [GYM-1].',
  ])
  expectGreen('contracts with PACTS=write', run(copy, contracts, { PACTS: 'write' }))
  expectRed('unit', run(copy, [...vitest, 'devtools/screen-states', 'devtools/gallery/checks']), [
    'operations without a state that `fails` with them',
    '"changeGymPass"',
    'states without stored names: run `npm run a11y -- --update` with each',
    '"benefits/gym-pass/ready"',
    'pages to which no stored names of another page have a link',
    '"/app/gym-pass"',
  ])
}

/** What each feature lacks: the lists that do not name it. */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  'benefits/gym-pass': ['src/effects/benefits.ts'],
  'home/gym-classes': ['devtools/screen-states/catalogue.ts', 'mock-server/routes.ts'],
  'employer/gym-class': ['src/ui/shell/pages.tsx'],
  'account/gym-change': ['src/domain/state.ts'],
  'home/gym-joining': ['src/effects/failures/employee.test.ts', 'mock-server/routes.ts'],
  'content/gym-leaving': ['src/ui/text/content.ts'],
}

const forgetEach = async (copy: string): Promise<void> => {
  await addTo(copy, unlisted)
  edit(path.join(copy, 'src/domain/home/gym-classes.ts'), (text) => text.replace("  lifetime: 'session',\n", ''))
  rmSync(path.join(copy, 'mock-server/home/gym-joining.ts'))
  rmSync(path.join(copy, 'src/effects/account/gym-change.test.ts'))

  expectRed('types', run(copy, compile), [
    '"No effect of an area\'s list is on GymPassRequested"',
    "Property 'gymChange' is missing in type 'State'",
    "Property 'gymLeaving' does not exist on type",
    "Property 'lifetime' is missing in type",
  ])
  rmSync(path.join(copy, 'src/ui/content/gym-leaving.tsx'))
  const units = [
    ...[
      'src/domain/state.test.ts',
      'src/effects/areas.test.ts',
      'src/effects/failures',
      'tests/architecture/features.test.ts',
    ],
    'devtools/screen-states/catalogue.test.ts',
    'mock-server/benefits/opt-out.test.ts',
  ]
  expectRed('unit', run(copy, [...vitest, ...units]), [
    'files with a slice that src/domain/state.ts does not list',
    './account/gym-change.ts',
    'effects without a row in src/effects/failures/',
    '"gymJoining.send"',
    'pages of src/ui/shell/pages.tsx without a state in devtools/screen-states/screens/',
    '"/app/gym-classes"',
    'pages of devtools/screen-states/screens/ that src/ui/shell/pages.tsx does not route',
    '"/app/gym-class/:id"',
    'mock-server/home/gym-joining.ts is missing',
    'have no handler in mock-server/routes.ts: getGymClasses, joinGymClass.',
    'effects that no `provesAll` of the test beside their file names',
    '"sendGymChange"',
  ])
  edit(path.join(copy, 'openapi/legacy/gym.yaml'), (text) => text.replace(', default: null', ''))
  expectRed('npm run generate', run(copy, [tsx, 'tools/generate/main.ts', '--check']), [
    'GymPass.place: add a default, or x-absent with a sentence',
  ])
}

try {
  const whole = path.join(scratch, 'whole')
  const forgotten = path.join(scratch, 'forgotten')
  copyTo(root, whole)
  describeIn(whole)
  if (values.all) copyTo(whole, forgotten)
  const written = await addAll(whole)
  if (values.all) {
    forgetNothing(whole, written)
    await forgetEach(forgotten)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
console.log(`${sentences} sentences, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
