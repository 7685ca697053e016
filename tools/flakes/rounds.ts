/** A test of one round: where it is, and what went wrong if anything did. */
export interface Run {
  /** File, project and title: the same in every round. */
  readonly test: string
  /** The beginning of its message; null if it passed. */
  readonly failure: string | null
  /** The trace that was kept of a failure, relative to the project's folder. */
  readonly trace: string | null
}

/** One round of one suite, in one order. */
export interface Round {
  readonly suite: string
  /** What orders the tests: the same seed gives the same order. */
  readonly seed: number
  readonly runs: readonly Run[]
}

/** How often a test failed. */
export interface Flake {
  readonly test: string
  readonly runs: number
  readonly failures: readonly { readonly seed: number; readonly message: string; readonly trace: string | null }[]
}

/** The tests that failed in any round, those that failed most often first. */
export const flakesIn = (rounds: readonly Round[]): readonly Flake[] => {
  const byTest = new Map<string, { runs: number; failures: Flake['failures'][number][] }>()
  for (const { suite, seed, runs } of rounds)
    for (const { test, failure, trace } of runs) {
      const name = `${suite}: ${test}`
      const known = byTest.get(name) ?? { runs: 0, failures: [] }
      known.runs += 1
      if (failure !== null) known.failures.push({ seed, message: failure, trace })
      byTest.set(name, known)
    }
  return [...byTest]
    .filter(([, { failures }]) => failures.length > 0)
    .map(([test, { runs, failures }]) => ({ test, runs, failures }))
    .toSorted((a, b) => b.failures.length / b.runs - a.failures.length / a.runs || (a.test < b.test ? -1 : 1))
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.01 ? 2 : 1)} %`

/**
 * The rate in words. If nothing failed, the rate that is ruled out with 95 % confidence: three divided by the number of runs of
 * the test that ran least.
 */
export const rateOf = (rounds: readonly Round[]): string => {
  const runs = rounds.flatMap((round) => round.runs.map(({ test }) => `${round.suite}: ${test}`))
  const failed = flakesIn(rounds).reduce((sum, { failures }) => sum + failures.length, 0)
  if (runs.length === 0) return 'No test ran.'
  if (failed > 0) return `${failed} of ${runs.length} runs failed: ${percent(failed / runs.length)}.`
  const counts = new Map<string, number>()
  for (const test of runs) counts.set(test, (counts.get(test) ?? 0) + 1)
  const fewest = Math.min(...counts.values())
  return `0 of ${runs.length} runs failed. Each of ${counts.size} tests ran ${fewest} times or more: one that fails more often than ${percent(Math.min(1, 3 / fewest))} of its runs would have shown, at 95 %.`
}
