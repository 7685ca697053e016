import { rmSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { counted } from '../reading/damage.ts'
import { annotationsIn, readLog } from './read.ts'
import type { Build } from './build.ts'
import { reported } from './check.ts'
import type { Failure, Report } from './failure.ts'
import { mustBeNew, writeText } from './files.ts'
import { judgeOf, needsEffects, type Wanted } from './judge.ts'
import type { Progress } from './arguments.ts'
import {
  commandFor,
  disproof,
  isJourney,
  logFileOf,
  testText,
  type ProvenOn,
  type RunTest,
  type FailingLog,
} from './to-test.ts'
import type { Resources } from './resources.ts'
import { annotationsOfShorter, failingLog, headerOfShorter, shrinkLog, type JudgedLog } from './shrinking.ts'
import type { Asked } from './wanted.ts'
import { commitNamed, git } from './worktrees.ts'
import { featureFiles, nearest } from '../../../tools/layers.mjs'
import { root } from '../../../tools/setup.mjs'
import { sourcesUnder } from './bundle.ts'
import { keysOf } from './paths.ts'
import { selectorNamed } from './selectors.ts'

/** The requirement of a test that is only about the log itself. */
const OF_REPLAY = 'BED-8'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Throws a sentence if docs/requirements.md lists no requirement of this id. */
export const requirementNamed = (id: string): string => {
  const all = [...read('docs/requirements.md').matchAll(/^\| ([A-Z]+-\d+) /gm)].map(([, one = '']) => one)
  if (all.includes(id)) return id
  throw new Error(`docs/requirements.md lists no ${id}. The nearest are ${nearest(id, all).join(', ')}.`)
}

const isSliceNamed = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && 'initial' in value && 'name' in value && value.name === name

/** The source file of the selector, slice or effect that an expectation is about. Null if it is about none. */
const sourceOf = async (build: Build, wanted: Wanted): Promise<string | null> => {
  switch (wanted.kind) {
    case 'expected': {
      if (wanted.from) return (await selectorNamed(build, wanted.from.name)).file
      const [slice] = keysOf(wanted.path) ?? []
      const modules = Object.entries(await build.modules())
      return (
        modules.find(([, exports]) => Object.values(exports).some((one) => isSliceNamed(one, String(slice))))?.[0] ??
        null
      )
    }
    case 'overlap': {
      const declared = `name: '${wanted.overlap.effect}'`
      return sourcesUnder(root, 'src/effects').find((file) => read(file).includes(declared)) ?? null
    }
    case 'commands': {
      const { expected } = wanted
      if (!expected) return null
      const name = 'name' in expected ? expected.name : expected.type
      const modules = Object.entries(await build.modules())
      return modules.find(([, exports]) => Object.hasOwn(exports, name))?.[0] ?? null
    }
    case 'shows':
    case 'draws':
    case 'sound':
      return null
  }
}

/**
 * The requirement id for a test of this expectation: the one that most tests of the same feature have, or that of replay if they have none.
 */
export const requirementOf = async (build: Build, wanted: Wanted): Promise<string> => {
  const source = await sourceOf(build, wanted)
  if (source === null) return OF_REPLAY
  const [area, feature] = [path.posix.basename(path.posix.dirname(source)), path.posix.basename(source, '.ts')]
  const counts = new Map<string, number>()
  for (const one of featureFiles(root)) {
    if (one.area !== area || one.feature !== feature || !/[.]test[.]tsx?$/.test(one.file)) continue
    for (const [, id = ''] of read(one.file).matchAll(/['`"]\[([A-Z]+-\d+)\]/g))
      if (!id.startsWith('BED-')) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? OF_REPLAY
}

/** A commit on which a log is probably good, and why. */
export interface Proposal {
  readonly commit: string
  readonly name: string
  readonly why: string
}

const found = (look: () => string): string | null => {
  try {
    return look()
  } catch {
    return null // no tag, no main, no parent: the next guess counts
  }
}

/**
 * Commits on which a log is probably good, the best guess first: the last release, the commit where the branch left main, and the commit
 * before this one, or this one if the checkout has uncommitted changes.
 * @param bad the commit on which it fails; null for the checkout
 */
export const proposals = (repository: string, bad: string | null): readonly Proposal[] => {
  const head = commitNamed(repository, bad ?? 'HEAD')
  const isChanged = bad === null && git(repository, 'status', '--porcelain', '--', 'src') !== ''
  const before = isChanged ? head : found(() => git(repository, 'rev-parse', '--verify', '--quiet', `${head}^`))
  if (before === null) return []
  const release = found(() => git(repository, 'describe', '--tags', '--abbrev=0', before))
  const left = ['main', 'origin/main'].flatMap((main) => found(() => git(repository, 'merge-base', head, main)) ?? [])
  const [fork] = left.filter((commit) => commit !== head)
  const all: readonly (Proposal | null)[] = [
    release === null ? null : { commit: commitNamed(repository, release), name: release, why: 'the last release' },
    fork === undefined ? null : { commit: fork, name: fork.slice(0, 10), why: 'where this branch left main' },
    {
      commit: before,
      name: before.slice(0, 10),
      why: isChanged ? 'the commit without the changes of this checkout' : 'the commit before',
    },
  ]
  const seen = new Set<string>()
  return all.flatMap((one) => {
    if (!one || seen.has(one.commit)) return []
    seen.add(one.commit)
    return [one]
  })
}

/** What `--to-test --json` prints. `log` is null if the log is in the test itself. */
export interface TestReport {
  readonly out: string
  readonly log: string | null
  readonly events: number
  readonly failure: Omit<Failure, 'sort'> | null
  readonly requirement: string
  /** The builds on which the test was run: red on the first, green on the second; null without a good one. */
  readonly proven: { readonly red: string; readonly green: string | null }
}

/** What a test is written from. */
export interface TestOptions {
  readonly bytes: Uint8Array
  readonly build: Build
  /** The commit that the build is of; null for another folder or this checkout. */
  readonly commit: string | null
  readonly asked: Asked
  readonly wanted: Wanted
  readonly out: string
  readonly isWhole: boolean
  /** The good build that the tester named, `none`, or null to look for one. */
  readonly good: string | null
  /** The requirement that the tester named. */
  readonly requirement: string | null
  /** The repository in which a good build is looked for. */
  readonly repository: string
  readonly resources: Pick<Resources, 'build'>
  readonly progress: Progress
  readonly run: RunTest
}

/** A build on which the log does not fail, and why it was chosen. */
interface Good {
  readonly build: Build
  readonly why: string
}

/** The first proposal on which the log can be read and does not fail. Throws a sentence if there is none. */
const goodBuild = async (options: TestOptions): Promise<Good | null> => {
  const { good, bytes, wanted, repository, commit, resources, progress } = options
  const withEffects = needsEffects(wanted)
  if (good === 'none') return null
  if (good !== null) return { build: await resources.build(good, withEffects), why: 'named' }
  const tried: string[] = []
  for (const { commit: proposed, name, why } of proposals(repository, commit)) {
    progress.tell(`Looking for a good build: ${name}`)
    try {
      const build = await resources.build(proposed, withEffects)
      const failure = await (await judgeOf(build, wanted, annotationsIn(bytes)))(readLog(bytes, build).events)
      if (!failure) return { build: { ...build, name }, why }
      tried.push(`on ${name}, ${why}, the log fails as well`)
    } catch (error) {
      tried.push(`${name}, ${why}, cannot be judged: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const why = tried.length === 0 ? 'there is no commit before this one' : tried.join('; ')
  throw new Error(
    `No build is known on which this test would be green: ${why}. Name one, --good v1.2, or write a test that is only proven to be red: --good none.`,
  )
}

const provenOn = ({ name, folder, inspector }: Build, isOwn: boolean, out: string): ProvenOn => ({
  name,
  folder: isOwn ? null : folder,
  inspector: isJourney(out) ? inspector() : null,
})

/** Writes the files of a test, and removes them again if `keep` says that they prove nothing. */
const written = async (
  log: FailingLog,
  out: string,
  beside: string | null,
  refuse: () => string | null,
): Promise<void> => {
  const files = [out, ...(beside === null ? [] : [path.join(path.dirname(out), beside)])]
  for (const file of files) mustBeNew(file)
  const [, logFile] = files
  if (logFile !== undefined) writeText(logFile, encodeLog(log.header, log.events, log.beside))
  writeText(out, await testText(log, out, beside))
  let isKept = false
  try {
    const why = refuse()
    if (why !== null) throw new Error(`The test was not kept: ${why}.`)
    isKept = true
  } finally {
    if (!isKept) for (const file of files) rmSync(file, { force: true })
  }
}

/**
 * Writes a test that fails as a log does, and runs it: it has to be red on the build on which the log fails, and green on a good one.
 * Otherwise throws a sentence and leaves no test.
 */
export const provenTest = async (options: TestOptions): Promise<Report> => {
  const { bytes, build, asked, wanted, out, isWhole, progress, run } = options
  const drawn = wanted.kind === 'shows' || wanted.kind === 'draws'
  const ending = drawn ? '.spec.ts' : '.test.ts'
  if (!out.endsWith(ending))
    throw new Error(
      `‘--to-test ${out}’: name a file that ends with ${ending}${drawn ? ', since it draws screens, as journeys do' : ''}.`,
    )
  mustBeNew(out)
  const requirement =
    options.requirement === null ? await requirementOf(build, wanted) : requirementNamed(options.requirement)
  const { header, events: whole } = readLog(bytes, build)
  const log: JudgedLog = { events: whole, beside: annotationsIn(bytes) }
  // A log that does not fail is refused before the search for a good build.
  await failingLog(log, build, null, wanted)
  const good = await goodBuild(options)
  const { events, failure } = isWhole
    ? await failingLog(log, build, good?.build ?? null, wanted)
    : await shrinkLog(log, build, good?.build ?? null, wanted, progress)
  const failing: FailingLog = {
    header: headerOfShorter(header),
    events,
    failure,
    wanted,
    asked,
    requirement,
    beside: annotationsOfShorter(annotationsIn(bytes), wanted, events),
  }
  const logFile = logFileOf(failing, out)
  const isOwn = options.commit === null && build.name === 'this checkout'
  const onGood = good && provenOn(good.build, false, out)
  progress.tell('Running the test on both builds')
  await written(failing, out, logFile, () => disproof(out, failure.sentence, provenOn(build, isOwn, out), onGood, run))
  const json: TestReport = {
    out: path.resolve(out),
    log: logFile === null ? null : path.resolve(path.dirname(out), logFile),
    events: events.length,
    failure: reported(failure),
    requirement,
    proven: { red: build.name, green: good?.build.name ?? null },
  }
  const green = good ? `, and green on ${good.build.name}${good.why === 'named' ? '' : `, ${good.why}`}` : ''
  return {
    code: 0,
    json,
    lines: [
      failure.sentence,
      `${out} fails like that with ${counted(events.length, 'event')}${logFile === null ? '' : `, which lie beside it in ${logFile}`}. It was run: red on ${build.name}${green}.`,
      `It bears [${requirement}]; --requirement names another. Run it: ${commandFor(out)}`,
    ],
  }
}
