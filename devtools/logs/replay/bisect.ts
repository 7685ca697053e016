import { annotationsIn, readLog } from './read.ts'
import type { Build } from './build.ts'
import { loadBuild } from './builds.ts'
import type { Failure, Report } from './failure.ts'
import { judgeOf, mustHave, needsEffects, type Wanted } from './judge.ts'
import type { Progress } from './arguments.ts'
import { commitNamed, git, worktreeAt } from './worktrees.ts'

/** The verdict on a commit: `skip` if the log cannot be judged on it. */
export interface Tried {
  readonly commit: string
  readonly verdict: 'good' | 'bad' | 'skip'
  /** How the log fails there, or why it cannot be judged. */
  readonly sentence: string | null
}

/** What `--bisect --json` prints. There is more than one `first` if only skipped commits lie between them. */
export interface BisectReport {
  readonly first: readonly { readonly commit: string; readonly subject: string }[]
  readonly failure: string | null
  readonly tried: readonly Tried[]
}

/** What a bisection needs. */
export interface BisectOptions {
  readonly repository: string
  /** The folder whose `node_modules` each commit is built with. */
  readonly packages: string
  readonly bytes: Uint8Array
  readonly wanted: Wanted
  readonly good: string
  readonly bad: string
  readonly progress: Progress
}

type Verdict =
  | { readonly kind: 'good' }
  | { readonly kind: 'bad'; readonly failure: Failure; readonly events: number }
  | { readonly kind: 'skip'; readonly why: string }

const short = (commit: string): string => commit.slice(0, 10)

/** The result on the bad commit. A build that reads fewer events or fails in another way says nothing about this failure. */
interface Sought {
  readonly failure: Failure
  readonly events: number
}

/** The verdict of a build on the log. It is skipped if it cannot be built, reads fewer events than the bad one, or fails in another way. */
const verdictOn = async (
  load: () => Promise<Build>,
  { bytes, wanted }: BisectOptions,
  sought: Sought | null,
): Promise<Verdict> => {
  let build: Build | null = null
  try {
    build = await load()
    const { events, damage } = readLog(bytes, build)
    if (sought && events.length < sought.events)
      return { kind: 'skip', why: damage.map(({ place, sentence }) => `${place}: ${sentence}`)[0] ?? 'It reads less.' }
    if (!sought) mustHave(events, wanted)
    const failure = await (await judgeOf(build, wanted, annotationsIn(bytes)))(events)
    if (!failure) return { kind: 'good' }
    if (sought && failure.sort !== sought.failure.sort)
      return { kind: 'skip', why: `It fails in another way: ${failure.sentence}` }
    return { kind: 'bad', failure, events: events.length }
  } catch (error) {
    return { kind: 'skip', why: error instanceof Error ? error.message : String(error) }
  } finally {
    await build?.close()
  }
}

/**
 * Finds the first commit at which a log fails as it does on `bad`, by `git bisect` in a separate worktree, so that merges and
 * commits to skip are handled by git. The worktree is removed at the end, even on Ctrl-C. Throws a sentence if the log does not fail on
 * `bad`, or fails on `good` as well.
 */
export const bisect = async (options: BisectOptions): Promise<Report> => {
  const { repository, packages, wanted, progress } = options
  const good = commitNamed(repository, options.good)
  const bad = commitNamed(repository, options.bad)
  const both = git(repository, 'merge-base', good, bad)
  if (both !== good)
    throw new Error(
      `${options.good} is not an ancestor of ${options.bad}: name an older commit first, such as ${both === bad ? 'v1.2..HEAD' : `${short(both)}..${options.bad}, the last that both have`}.`,
    )
  const worktree = worktreeAt(repository, bad, packages)
  try {
    const tried: Tried[] = []
    const load = (commit: string) => () =>
      loadBuild(worktree.folder, { name: `commit ${short(commit)}`, commit, withEffects: needsEffects(wanted) })
    const onBad = await verdictOn(load(bad), options, null)
    if (onBad.kind === 'good')
      throw new Error(`The log does not fail on ${options.bad}, so there is nothing to look for.`)
    if (onBad.kind === 'skip') throw new Error(`The log cannot be judged on ${options.bad}: ${onBad.why}`)
    const { failure } = onBad
    git(worktree.folder, 'checkout', '--quiet', '--detach', good)
    const onGood = await verdictOn(load(good), options, onBad)
    if (onGood.kind === 'bad') throw new Error(`The log fails on ${options.good} as well: ${onGood.failure.sentence}`)
    if (onGood.kind === 'skip')
      throw new Error(
        `The log cannot be judged on ${options.good}: ${onGood.why} A log that was shrunk first may be read there.`,
      )

    const steps = Math.ceil(Math.log2(Number(git(repository, 'rev-list', '--count', `${good}..${bad}`))))
    git(worktree.folder, 'bisect', 'start', bad, good)
    for (;;) {
      const commit = git(worktree.folder, 'rev-parse', 'HEAD')
      const found = firstIn(git(worktree.folder, 'bisect', 'log'))
      if (found.length > 0) return reportOf(repository, found, failure, tried)
      if (tried.some((one) => one.commit === commit)) return reportOf(repository, [bad], failure, tried) // nothing lies between good and bad
      progress.tell(`Bisecting: ${tried.length} of about ${steps} commits tried; now ${short(commit)}`)
      const verdict = await verdictOn(load(commit), options, onBad)
      tried.push({ commit, verdict: verdict.kind, sentence: sentenceOf(verdict) })
      mark(worktree.folder, verdict.kind)
    }
  } finally {
    worktree.remove()
    progress.done()
  }
}

const sentenceOf = (verdict: Verdict): string | null => {
  switch (verdict.kind) {
    case 'good':
      return null
    case 'bad':
      return verdict.failure.sentence
    case 'skip':
      return verdict.why
  }
}

/** Tells git the verdict on a commit. Git exits with 2 if only skipped commits are left, and says so in its log. */
const mark = (folder: string, kind: Tried['verdict']): void => {
  try {
    git(folder, 'bisect', kind)
  } catch (error) {
    if (firstIn(git(folder, 'bisect', 'log')).length === 0) throw error
  }
}

/** The commits that git's log of a bisection ends with: the first bad one, or all that could be it. */
const firstIn = (log: string): readonly string[] =>
  [...log.matchAll(/^# (?:first bad commit|possible first bad commit): \[([0-9a-f]+)\]/gm)].flatMap(([, commit]) =>
    commit === undefined ? [] : [commit],
  )

const reportOf = (
  repository: string,
  commits: readonly string[],
  failure: Failure,
  tried: readonly Tried[],
): Report => {
  const first = commits.map((commit) => ({ commit, subject: git(repository, 'log', '-1', '--format=%s', commit) }))
  const skipped = tried.filter(({ verdict }) => verdict === 'skip').length
  const json: BisectReport = { first, failure: failure.sentence, tried }
  const count = `${tried.length} ${tried.length === 1 ? 'commit was' : 'commits were'} tried${skipped > 0 ? `, ${skipped} of them skipped` : ''}.`
  return {
    code: 0,
    json,
    lines: [
      failure.sentence,
      ...(first.length === 1
        ? first.map(({ commit, subject }) => `The first bad commit is ${short(commit)}: ${subject}`)
        : [
            'The first bad commit is one of these; on the others the log cannot be judged:',
            ...first.map(({ commit, subject }) => `  ${short(commit)}: ${subject}`),
          ]),
      count,
    ],
  }
}
