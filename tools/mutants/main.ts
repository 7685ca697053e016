import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { giveUp, root } from '../setup.mjs'
import { agreementTrials } from './agreement.ts'
import { mutants, type CheckMutant } from './checks-list.ts'
import { misfit, mutated, report, type Trial } from './mutant.ts'

/**
 * `npm run mutants [-- WORD] [--on REVISION]`: puts each fault of `checks-list.ts` (those with WORD in them) into a copy of a revision, HEAD
 * by default, runs there the step that has to find it, and expects that to fail. The same step has to pass without the fault.
 * `npm run mutants -- --agreement [--seeds 20] [--from 1]`: mutates OpenAPI, the mock and the pacts in memory, 30 times for each seed.
 * Prints a line for each, last `N passed, N failed`; exits 1 where a mutant was not found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string', default: 'HEAD' },
    agreement: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
  },
})

const bin = (name: string, ...parts: readonly string[]): readonly string[] => [
  path.join('node_modules', name, ...parts),
]
const tsx = bin('tsx', 'dist/cli.mjs')
const vite = bin('vite', 'bin/vite.js')

/** The commands of a step, narrowed by the mutant's arguments: those of an older revision are the same. */
const commandsOf = ({ step, args }: CheckMutant): readonly (readonly string[])[] => {
  switch (step) {
    case 'unit':
      return [[...bin('vitest', 'vitest.mjs'), 'run', ...args]]
    case 'journeys':
      return [
        [...vite, 'build', '--logLevel', 'error'],
        [...bin('@playwright/test', 'cli.js'), 'test', '--workers=1', ...args],
      ]
    case 'verify-legacy':
      return [[...tsx, 'tools/checks/verify-mock.ts', 'legacy', ...args]]
    case 'generated files':
      return [[...tsx, 'tools/generate/main.ts', '--check']]
    case 'versions':
      return [[...tsx, 'tools/versions/main.ts']]
    case 'boundaries':
      return [[...tsx, 'tools/checks/boundaries.ts']]
    case 'types':
      return [[...bin('@typescript/native', 'bin/tsc'), '--noEmit', '-p', '.']]
    case 'documents':
      return [[...bin('@redocly/cli', 'bin/cli.js'), 'lint', 'legacy', 'versioned']]
    default:
      throw new Error(`No command is known for the step '${step}'.`)
  }
}

/** Tries each mutant in a copy of the revision. */
const checkTrials = function* (chosen: readonly CheckMutant[]): Generator<Trial> {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'mutants-')), 'checkout')
  const git = (...parts: readonly string[]): number | null =>
    spawnSync('git', parts, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status
  if (git('worktree', 'add', '--detach', '--quiet', copy, values.on) !== 0)
    giveUp(`There is no revision '${values.on}'.`)
  const passes = (mutant: CheckMutant): boolean =>
    commandsOf(mutant).every(
      (command) =>
        spawnSync(process.execPath, command, {
          cwd: copy,
          stdio: 'ignore',
          env: { ...process.env, NODE_NO_WARNINGS: '1', PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false' },
        }).status === 0,
    )
  const green = new Map<string, boolean>()
  const isGreen = (mutant: CheckMutant): boolean => {
    const key = JSON.stringify([mutant.step, mutant.args])
    const known = green.get(key) ?? passes(mutant)
    green.set(key, known)
    return known
  }
  const missed = (mutant: CheckMutant): string | null => {
    const place = path.join(copy, mutant.file)
    const before = readFileSync(place, 'utf8')
    const why = misfit(mutant, before)
    if (why !== null) return why
    if (!isGreen(mutant)) return `the step ${mutant.step} fails without it`
    writeFileSync(place, mutated(mutant, before))
    try {
      return passes(mutant) ? `the step ${mutant.step} passes with it` : null
    } finally {
      writeFileSync(place, before)
    }
  }
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
    for (const mutant of chosen) yield { name: `${mutant.step.padEnd(15)} ${mutant.name}`, missed: missed(mutant) }
  } finally {
    git('worktree', 'remove', '--force', copy)
    rmSync(path.dirname(copy), { recursive: true, force: true })
  }
}

const chosen = mutants.filter(({ name, file, step }) =>
  positionals.every((word) => `${name} ${file} ${step}`.toLowerCase().includes(word.toLowerCase())),
)
if (chosen.length === 0) giveUp(`No mutant has '${positionals.join(' ')}' in it.`)
const trials = values.agreement ? agreementTrials(Number(values.from), Number(values.seeds)) : checkTrials(chosen)
process.exitCode = await report(trials, (line) => console.log(line))
