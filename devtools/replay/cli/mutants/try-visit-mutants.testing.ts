import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mutated } from '../../../../tools/mutants/mutant.ts'
import { root } from '../../../../tools/setup.mjs'
import { loadBuild } from '../builds.ts'
import { run } from '../run.ts'
import { git, worktreeAt } from '../worktrees.ts'
import { visitMutants, type VisitMutant } from './visit-mutants.testing.ts'
import { recordVisit } from './record-visit.testing.ts'

/**
 * `npm run replay:mutants -- [words]`: commits each kind of mutation among other commits, records a visit that meets it, and follows a tester's
 * steps with the real command: reproduce, compare, shrink, write a proven test, find the commit. Prints a table; exits 1 if a step fails.
 * The commits are in no branch, and everything that is written is removed.
 */
const words = process.argv.slice(2)
const chosen = visitMutants.filter(({ kind }) => words.every((word) => kind.includes(word)))

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
  readonly mutant: VisitMutant
  readonly events: number
  readonly left: string
  readonly steps: readonly Step[]
}

/** Comparing builds on a buggy build's log shows how that build handles the log's events, but not which events it wrongly recorded. */
const comparison = (
  log: string,
  base: string,
  bad: string,
  { compared, isOfScreen }: VisitMutant,
): readonly [code: number, says: RegExp, args: readonly string[]] => {
  const says = compared ?? 'have the same states, and their selectors say the same'
  const args = [log, '--on', bad, '--diff', base, ...(isOfScreen ? ['--screens'] : [])]
  return [compared === undefined ? 0 : 1, new RegExp(says.replaceAll(/[()]/g, '\\$&')), args]
}

const tried = async (mutant: VisitMutant, index: number): Promise<Result> => {
  process.stderr.write(`${mutant.kind}: ${mutant.name}\n`)
  const base = git(root, 'rev-parse', 'HEAD')
  const worktree = worktreeAt(root, base, root)
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-mutant-'))
  const commit = (subject: string, file: string, edit: (text: string) => string): string => {
    const place = path.join(worktree.folder, file)
    writeFileSync(place, edit(readFileSync(place, 'utf8')))
    const who = ['-c', 'user.name=Mutant', '-c', 'user.email=mutant@example.com']
    git(worktree.folder, ...who, 'commit', '--quiet', '--all', '-m', subject)
    return git(worktree.folder, 'rev-parse', 'HEAD')
  }
  const note = (number: number): string =>
    commit(`Change ${number}`, 'src/domain/home/cards.ts', (text) => `${text}// ${number}\n`)
  const test = path.join(
    root,
    mutant.isOfScreen ? 'tests/journeys' : 'tests/replay',
    `mutant-${index}.${mutant.isOfScreen ? 'spec' : 'test'}.ts`,
  )
  try {
    for (const number of [1, 2, 3]) note(number)
    const mutation = commit('Add the mutation', mutant.file, (text) => mutated(mutant, text))
    for (const number of [4, 5]) note(number)
    const bad = note(6)
    const build = await loadBuild(worktree.folder, { name: 'the buggy build', withEffects: true })
    const { text, events } = await recordVisit(build, mutant, index + 41)
    const [log, short] = ['visit.jsonl', 'short.jsonl'].map((name) => path.join(folder, name)) as [string, string] // two names, two paths
    writeFileSync(log, text)
    mkdirSync(path.dirname(test), { recursive: true })
    const asked = mutant.asked(events)
    const on = ['--on', bad]
    const steps = [
      await step('reproduce', 1, /./, [log, ...on, ...asked]),
      await step('good build', 0, /./, [log, '--on', base, ...asked]),
      await step('compare', ...comparison(log, base, bad, mutant)),
      await step('shrink', 0, /became/, [log, '--shrink', short, ...on, '--good', base, ...asked]),
      await step('test', 0, /It was run: red on .*, and green on/, [log, '--to-test', test, ...on, ...asked]),
      await step('bisect', 0, new RegExp(mutation.slice(0, 10)), [short, '--bisect', `${base}..${bad}`, ...asked]),
    ]
    const shrunk = steps.find(({ name }) => name === 'shrink')
    const [, left = '?'] = /events became (\d+)/.exec(shrunk?.output ?? '') ?? []
    return { mutant, events: events.length, left, steps }
  } finally {
    rmSync(test, { force: true })
    rmSync(test.replace(/[.](test|spec)[.]ts$/, '.jsonl'), { force: true })
    rmSync(folder, { recursive: true, force: true })
    worktree.remove()
  }
}

const results: Result[] = []
for (const [index, mutant] of chosen.entries()) results.push(await tried(mutant, index))
const cell = ({ isRight, seconds }: Step): string => `${isRight ? '' : 'FAILED '}${seconds.toFixed(1)} s`
const names = results[0]?.steps.map(({ name }) => name) ?? []
const rows = results.map(({ mutant, events, left, steps }) => {
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  return `| ${[mutant.kind, `${events} → ${left}`, ...steps.map(cell), `${all.toFixed(0)} s`].join(' | ')} |`
})
const head = ['kind', 'events', ...names, 'all']
process.stdout.write(`${[`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...rows].join('\n')}\n`)
process.exitCode = results.every(({ steps }) => steps.every(({ isRight }) => isRight)) && results.length > 0 ? 0 : 1
