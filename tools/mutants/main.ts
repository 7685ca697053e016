import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findNginx, giveUp, root } from '../setup.mjs'
import { agreementTrials } from './agreement.ts'
import { report, type CheckMutant, type Trial } from './mutant.ts'
import { mutants } from './mutants.ts'
import { trialIn, type Steps } from './trial.ts'

/**
 * `npm run mutants [-- WORD] [--on REVISION]`: puts each fault of `mutants.ts` (or those that contain WORD) into a copy of a revision (default
 * HEAD), runs the step that must find it, and expects that step to fail. Without the fault, the same step must pass. The mutants of `matrix`
 * and `deletions` need what the tests of `npm test` observed.
 * `npm run mutants -- --agreement [--seeds 20] [--from 1]`: mutates OpenAPI, the mock and the pacts in memory, 30 times for each seed.
 * Prints a line for each mutant, and last `N passed, N failed`. Exits with 1 if a mutant was not found.
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

/** Copies the observations of the last `npm test` into the copy, replacing those of a run with a mutant. */
const restoreObservations = (copy: string): void => {
  const observed = path.join('.cache', 'observed')
  rmSync(path.join(copy, observed), { recursive: true, force: true })
  if (existsSync(path.join(root, observed)))
    cpSync(path.join(root, observed), path.join(copy, observed), { recursive: true })
}

/** Tries each mutant in a copy of the revision, with the steps that the revision itself has. */
const checkTrials = async function* (chosen: readonly CheckMutant[]): AsyncGenerator<Trial> {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'mutants-')), 'checkout')
  const git = (...parts: readonly string[]): number | null =>
    spawnSync('git', parts, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status
  if (git('worktree', 'add', '--detach', '--quiet', copy, values.on) !== 0)
    giveUp(`There is no revision '${values.on}'.`)
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
    mkdirSync(path.join(copy, '.cache'))
    const nginx = findNginx()
    if (nginx !== null) process.env['PORTAL_NGINX'] = nginx
    const { steps } = (await import(pathToFileURL(path.join(copy, 'tools/checks/steps.mjs')).href)) as Steps // from another revision, which tsc has not read
    const trial = trialIn(copy, { steps }, () => restoreObservations(copy))
    for (const mutant of chosen) yield { name: `${mutant.step.padEnd(16)} ${mutant.name}`, missed: await trial(mutant) }
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
