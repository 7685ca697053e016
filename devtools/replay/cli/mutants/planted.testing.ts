import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mutated } from '../../../../tools/mutants/mutant.ts'
import { root } from '../../../../tools/setup.mjs'
import { loadBuild } from '../builds.ts'
import { run } from '../run.ts'
import { git, worktreeAt } from '../worktrees.ts'
import { plantedBugs, type PlantedBug } from './planted-bugs.testing.ts'
import { recordPlanted } from './record-planted.testing.ts'

/**
 * `npm run replay:planted -- [words]`: plants each kind of bug among other commits, records a visit that meets it, and goes the tester's
 * way with the command itself: reproduce, compare, shrink, write a proven test, find the commit. Prints a table; exits 1 if a step fails.
 * The commits are in no branch, and everything that is written is removed.
 */
const words = process.argv.slice(2)
const chosen = plantedBugs.filter(({ kind }) => words.every((word) => kind.includes(word)))

interface Step {
  readonly name: string
  readonly seconds: number
  readonly isRight: boolean
  readonly output: string
}

const step = async (name: string, code: number, says: RegExp, args: readonly string[]): Promise<Step> => {
  const begin = performance.now()
  let output = ''
  const write = (text: string): unknown => (output += text)
  const found = await run(args, { out: { write }, err: { write: () => undefined } })
  if (found !== code) await run(args, { out: { write }, err: { write } })
  const isRight = found === code && says.test(output)
  const seconds = (performance.now() - begin) / 1000
  process.stderr.write(`  ${isRight ? 'ok    ' : 'FAILED'} ${name} ${seconds.toFixed(1)} s\n`)
  if (!isRight) process.stderr.write(`npm run replay -- ${args.join(' ')}\nexits ${found}\n${output}\n`)
  return { name, seconds, isRight, output }
}

interface Result {
  readonly bug: PlantedBug
  readonly events: number
  readonly left: string
  readonly steps: readonly Step[]
}

/** A log of a buggy build shows in a comparison only what that build makes of its events, not what it made into them. */
const comparison = (
  log: string,
  base: string,
  bad: string,
  { compared, isOfScreen }: PlantedBug,
): readonly [code: number, says: RegExp, args: readonly string[]] => {
  const says = compared ?? 'have the same states, and their selectors say the same'
  const args = [log, '--on', bad, '--diff', base, ...(isOfScreen ? ['--screens'] : [])]
  return [compared === undefined ? 0 : 1, new RegExp(says.replaceAll(/[()]/g, '\\$&')), args]
}

const tried = async (bug: PlantedBug, index: number): Promise<Result> => {
  process.stderr.write(`${bug.kind}: ${bug.name}\n`)
  const base = git(root, 'rev-parse', 'HEAD')
  const worktree = worktreeAt(root, base, root)
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-planted-'))
  const commit = (subject: string, file: string, edit: (text: string) => string): string => {
    const place = path.join(worktree.folder, file)
    writeFileSync(place, edit(readFileSync(place, 'utf8')))
    const who = ['-c', 'user.name=Planted', '-c', 'user.email=planted@example.com']
    git(worktree.folder, ...who, 'commit', '--quiet', '--all', '-m', subject)
    return git(worktree.folder, 'rev-parse', 'HEAD')
  }
  const note = (number: number): string =>
    commit(`Change ${number}`, 'src/domain/home/cards.ts', (text) => `${text}// ${number}\n`)
  const test = path.join(
    root,
    bug.isOfScreen ? 'tests/journeys' : 'tests/replay',
    `planted-${index}.${bug.isOfScreen ? 'spec' : 'test'}.ts`,
  )
  try {
    for (const number of [1, 2, 3]) note(number)
    const planted = commit('Plant the bug', bug.file, (text) => mutated(bug, text))
    for (const number of [4, 5]) note(number)
    const bad = note(6)
    const build = await loadBuild(worktree.folder, { name: 'the buggy build', withEffects: true })
    const { text, events } = await recordPlanted(build, bug, index + 41)
    const [log, short] = ['visit.jsonl', 'short.jsonl'].map((name) => path.join(folder, name)) as [string, string] // two names, two paths
    writeFileSync(log, text)
    mkdirSync(path.dirname(test), { recursive: true })
    const asked = bug.asked(events)
    const on = ['--on', bad]
    const steps = [
      await step('reproduce', 1, /./, [log, ...on, ...asked]),
      await step('good build', 0, /./, [log, '--on', base, ...asked]),
      await step('compare', ...comparison(log, base, bad, bug)),
      await step('shrink', 0, /became/, [log, '--shrink', short, ...on, '--good', base, ...asked]),
      await step('test', 0, /It was run: red on .*, and green on/, [log, '--to-test', test, ...on, ...asked]),
      await step('bisect', 0, new RegExp(planted.slice(0, 10)), [short, '--bisect', `${base}..${bad}`, ...asked]),
    ]
    const shrunk = steps.find(({ name }) => name === 'shrink')
    const [, left = '?'] = /events became (\d+)/.exec(shrunk?.output ?? '') ?? []
    return { bug, events: events.length, left, steps }
  } finally {
    rmSync(test, { force: true })
    rmSync(test.replace(/[.](test|spec)[.]ts$/, '.jsonl'), { force: true })
    rmSync(folder, { recursive: true, force: true })
    worktree.remove()
  }
}

const results: Result[] = []
for (const [index, bug] of chosen.entries()) results.push(await tried(bug, index))
const cell = ({ isRight, seconds }: Step): string => `${isRight ? '' : 'FAILED '}${seconds.toFixed(1)} s`
const names = results[0]?.steps.map(({ name }) => name) ?? []
const rows = results.map(({ bug, events, left, steps }) => {
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  return `| ${[bug.kind, `${events} → ${left}`, ...steps.map(cell), `${all.toFixed(0)} s`].join(' | ')} |`
})
const head = ['kind', 'events', ...names, 'all']
process.stdout.write(`${[`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...rows].join('\n')}\n`)
process.exitCode = results.every(({ steps }) => steps.every(({ isRight }) => isRight)) && results.length > 0 ? 0 : 1
