import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { areas, featureFiles } from '../layers.mjs'
import { readImports } from './imports.ts'

/** The steps of `npm run check` that a change needs. */
export interface Plan {
  /** The steps to run, each with arguments that narrow it. */
  readonly steps: Readonly<Record<string, readonly string[]>>
  /** Sentences about what is not run, and how to run it. */
  readonly leftOut: readonly string[]
}

/** The facts about the checkout. Paths are relative to its folder, with `/`. */
export interface Checkout {
  /** Files that were added, changed or deleted. */
  readonly files: readonly string[]
  readonly isThere: (file: string) => boolean
  readonly read: (file: string) => string
  readonly importersOf: ReadonlyMap<string, readonly string[]>
  /** The files of every feature, layer by layer. */
  readonly features: readonly { readonly area: string; readonly feature: string; readonly file: string }[]
  readonly journeys: readonly string[]
}

/** Lists of features: a change of one feature in a list does not affect everything that imports the list. */
const isList = (file: string): boolean =>
  /^src\/(domain\/(state|first|portal-log|samples|checks\.generated)|effects\/(portal|first|late|samples)|ui\/shell\/(pages|layout|app|protected)|main)\.tsx?$/.test(
    file,
  ) ||
  areas.some((area) => file === `src/effects/${area}.ts`) ||
  /^devtools\/screens\/(gallery|states)\//.test(file) ||
  /^mock-server\/(routes|mock|browser|http|testing|scenarios\/\w+)\.ts$/.test(file)

const isUnit = (file: string): boolean => /\.test\.tsx?$/.test(file) && !file.includes('.pact.test.')
/** Tools read the whole portal, and their tests take long. */
const isOfTools = (file: string): boolean => /^(devtools|tools|tests)\//.test(file)
const isPact = (file: string): boolean => file.endsWith('.pact.test.ts')
const isCode = (file: string): boolean => /\.(ts|tsx|mts|mjs|cjs)$/.test(file)

/** Everything that a change reaches through imports, including the files themselves but not the lists of features. */
const reachedFrom = (files: readonly string[], importersOf: Checkout['importersOf']): ReadonlySet<string> => {
  const reached = new Set(files)
  for (const file of reached)
    if (files.includes(file) || !isList(file)) for (const importer of importersOf.get(file) ?? []) reached.add(importer)
  return reached
}

/** Requirements of the portal in titles; those of the testbed say little about a page. */
const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[((?!BED)[A-Z]+-\d+)\]/g)].map(([, id = '']) => id)

/** Operations that an effect of a feature calls: the names that it takes from the generated client. */
const operationsIn = (text: string): readonly string[] =>
  [...text.matchAll(/import \{([^}]+)\} from '[^']*\/api\/generated\/[^']+'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace('type', '').trim())
      .filter((name) => /^[a-z]/.test(name)),
  )

const anyOf = (words: readonly string[]): string => words.map((word) => word.replaceAll('-', '[-]')).join('|')

/** Works out what a change can affect, feature by feature: its tests in every layer, its contract, its journeys and its failures. */
export const planOf = ({ files, isThere, read, importersOf, features, journeys }: Checkout): Plan => {
  const there = files.filter(isThere)
  const reached = reachedFrom(files, importersOf)
  const named = new Set(
    [...files, ...[...reached].filter((file) => file.startsWith('src/ui/'))].flatMap((file) => {
      const found = features.find((one) => one.file === file)
      return found ? [`${found.area}/${found.feature}`] : []
    }),
  )
  const own = features.filter(({ area, feature }) => named.has(`${area}/${feature}`)).map(({ file }) => file)
  const changedFeatures = features.filter(({ file }) => files.includes(file))
  const ownOfChanged = features.filter((one) =>
    changedFeatures.some(({ area, feature }) => one.area === area && one.feature === feature),
  )
  const units = [...new Set([...reached, ...ownOfChanged.map(({ file }) => file)])]
    .filter(isUnit)
    .filter(isThere)
    .filter((file) => files.some(isOfTools) || !isOfTools(file))
  const pacts = [...new Set([...files, ...ownOfChanged.map(({ file }) => file)])].filter(isPact).filter(isThere)
  const operations = [
    ...new Set(
      ownOfChanged
        .filter(({ file }) => file.startsWith('src/effects/'))
        .flatMap(({ file }) => operationsIn(read(file))),
    ),
  ]
  const ids = [
    ...new Set(
      ownOfChanged.filter(({ file }) => isUnit(file) || isPact(file)).flatMap(({ file }) => idsIn(read(file))),
    ),
  ]
  const changedJourneys = files.filter((file) => journeys.includes(file))
  const journeysNamed = journeys.filter((file) => ids.some((id) => read(file).includes(`[${id}]`)))
  const inLayers = (...layers: readonly string[]): boolean =>
    files.some((file) => layers.some((layer) => file.startsWith(layer)))

  const steps: Record<string, readonly string[]> = { format: there, titles: [], versions: [] }
  const leftOut: string[] = []
  if (files.some(isCode)) Object.assign(steps, { types: [], boundaries: [], lint: there.filter(isCode) })
  if (inLayers('openapi/', 'tools/generate/', 'src/domain/', 'mock-server/scenarios/')) steps['generated files'] = []
  if (inLayers('openapi/')) Object.assign(steps, { documents: [] })
  for (const file of units) {
    if (file.startsWith('tests/fuzz/')) steps['fuzz'] = []
    else if (file === 'contracts/verify/standard-verifier.test.ts') steps['pacts'] = []
    else steps['unit'] = [...(steps['unit'] ?? []), file]
  }
  if (pacts.length > 0) steps['contracts'] = pacts
  if (inLayers('mock-server/', 'contracts/', 'openapi/') && operations.length > 0)
    for (const host of ['legacy', 'versioned'])
      steps[`verify-${host}`] = operations.flatMap((operation) => ['--operation', operation])
  const drawn = inLayers('src/', 'mock-server/', 'openapi/') || changedJourneys.length > 0
  const wanted = [...changedJourneys, ...(ids.length > 0 ? journeysNamed : [])]
  if (drawn && wanted.length > 0) {
    steps['build'] = []
    steps['journeys'] = [
      ...new Set(wanted),
      ...(changedJourneys.length > 0 ? [] : ['--grep', `\\[(${anyOf(ids)})\\]`]),
      '--project=desktop',
    ]
    if (wanted.some((file) => file.includes('inspector'))) steps['inspector'] = []
  }
  if (inLayers('src/', 'mock-server/') && operations.length > 0) {
    steps['build'] = []
    steps['fault-injection'] = ['--grep', `faults: (${anyOf(operations)}) `]
  }

  const others = own.filter((file) => !ownOfChanged.some((one) => one.file === file))
  const otherFeatures = [...named].filter(
    (name) => !changedFeatures.some(({ area, feature }) => name === `${area}/${feature}`),
  )
  leftOut.push(
    steps['journeys']
      ? `Journeys that do not name ${ids.length > 0 ? ids.join(', ') : 'a changed file'}, and those of a phone.`
      : 'All journeys.',
  )
  if (!steps['fault-injection']) leftOut.push('The failures of all operations (fault-injection).')
  else leftOut.push(`The failures of operations other than ${operations.join(', ')} (fault-injection).`)
  if (others.length > 0)
    leftOut.push(`Journeys of features that use what changed: ${otherFeatures.toSorted().join(', ')}.`)
  if (units.length > 0)
    leftOut.push('Units of the tools, and those that reach the change only through a list of all features.')
  leftOut.push(
    'The walks in Firefox and WebKit, the release behind nginx and the matrix of operations. `npm test` runs everything.',
  )
  return { steps, leftOut }
}

/** Reads the checkout and what changed since a revision, including untracked files. */
const readCheckout = async (root: string, ref: string): Promise<Checkout> => {
  const git = (...parts: readonly string[]): readonly string[] =>
    execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const files = [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', ref),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
  const { importersOf } = await readImports(
    ['src', 'openapi', 'mock-server', 'contracts', 'devtools', 'tests', 'tools'],
    root,
  )
  return {
    files,
    isThere: (file) => existsSync(path.join(root, file)),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    importersOf,
    features: featureFiles(root).map(({ area, feature, file }) => ({ area, feature: feature, file })),
    journeys: readdirSync(path.join(root, 'tests/journeys'))
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => `tests/journeys/${file}`),
  }
}

/**
 * `npx tsx tools/checks/changed.ts [REF]`: prints the plan of what changed since a revision, HEAD by default, as JSON. Exits 2 with a
 * sentence if the revision is unknown or nothing changed.
 */
const main = async (root: string, ref: string): Promise<void> => {
  const giveUp = (sentence: string): void => {
    console.error(sentence)
    process.exitCode = 2
  }
  let checkout: Checkout
  try {
    checkout = await readCheckout(root, ref)
  } catch (error) {
    giveUp(`What changed since ${ref} is unknown: ${error instanceof Error ? error.message : String(error)}`)
    return
  }
  if (checkout.files.length === 0) giveUp(`Nothing changed since ${ref}.`)
  else console.log(JSON.stringify(planOf(checkout)))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(fileURLToPath(new URL('../..', import.meta.url)), process.argv[2] ?? 'HEAD')
