import { rmSync } from 'node:fs'
import path from 'node:path'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { counted } from '../reading/damage.ts'
import { annotationsIn } from './annotations.ts'
import type { Build } from './build.ts'
import { reported } from './check.ts'
import type { Failure } from './failure.ts'
import { mustBeNew, writeText } from './files.ts'
import { proposals } from './good.ts'
import { judgeOf, needsEffects, type Wanted } from './judge.ts'
import type { Progress } from './progress.ts'
import { commandFor, disproof, isJourney, type ProvenOn, type RunTest } from './prove.ts'
import { readLog } from './read.ts'
import type { Report } from './report.ts'
import { requirementNamed, requirementOf } from './requirement.ts'
import type { Resources } from './resources.ts'
import { annotationsOfShorter, failingLog, headerOfShorter, shrinkLog, type JudgedLog } from './shrinking.ts'
import { logFileOf, testText, type FailingLog } from './to-test.ts'
import type { Asked } from './wanted.ts'

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
