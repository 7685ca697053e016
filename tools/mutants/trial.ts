import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { misfit, mutated, type CheckMutant, type NarrowedStep } from './mutant.ts'

/** The steps of a revision. */
export type Steps = Pick<typeof import('../checks/steps.mjs'), 'steps'>

/** What the last of the steps that ran did. */
type Run = { readonly isRed: boolean; readonly by: string; readonly output: string }

const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-8).join('\n')

/**
 * Tries mutants in a checkout that has `steps`; `begin` is called before the first step of each run. Resolves to the reason why a mutant
 * counts as missed; null if it was found.
 */
export const trialIn = (
  checkout: string,
  { steps }: Steps,
  begin: () => void,
): ((mutant: CheckMutant) => Promise<string | null>) => {
  const run = async ({ step, args }: NarrowedStep): Promise<Run> => {
    const known = steps.find(({ name }) => name === step)
    if (!known) return { isRed: true, by: step, output: 'The revision has no such step.' }
    const { failed, output } = await known.work(args)
    return { isRed: failed > 0, by: step, output }
  }
  /** Runs the step, once those before it have passed. */
  const runAll = async ({ after = [], step, args }: CheckMutant): Promise<Run> => {
    begin()
    for (const one of after) {
      const before = await run(one)
      if (before.isRed) return before
    }
    return run({ step, args })
  }

  const withoutMutants = new Map<string, Promise<Run>>()
  const withoutMutant = (mutant: CheckMutant): Promise<Run> => {
    const key = JSON.stringify([mutant.after, mutant.step, mutant.args])
    const known = withoutMutants.get(key) ?? runAll(mutant)
    withoutMutants.set(key, known)
    return known
  }

  return async (mutant) => {
    const place = path.join(checkout, mutant.file)
    const before = readFileSync(place, 'utf8')
    const why = misfit(mutant, before)
    if (why !== null) return why
    const green = await withoutMutant(mutant)
    if (green.isRed) return `the step ${green.by} fails without it:\n${lastLines(green.output)}`
    writeFileSync(place, mutated(mutant, before))
    try {
      const { isRed, by, output } = await runAll(mutant)
      if (isRed && by !== mutant.step) return `the step ${by} fails before ${mutant.step}:\n${lastLines(output)}`
      if (!isRed) return `the step ${mutant.step} passes with it`
      return mutant.says === undefined || output.includes(mutant.says)
        ? null
        : `the step ${mutant.step} fails and does not say “${mutant.says}”:\n${lastLines(output)}`
    } finally {
      writeFileSync(place, before)
    }
  }
}
