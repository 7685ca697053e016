import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import type { ContenderName } from './contenders.ts'

/**
 * `npm run bench -- core`: events a second of the portal's two runners beside hand-written code and Redux Toolkit.
 * Each round is a fresh process, the order rotates, and a seed is drawn for the run. A wrong state hash fails.
 */
const ROUNDS = 7
/** Events a round: enough that the compiler's warming up does not decide. */
const LENGTH = 200_000
const names: readonly ContenderName[] = ['byHand', 'bulk', 'live', 'reduxToolkit']
const seed = randomInt(1, 2 ** 31)

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const round = (name: ContenderName, length: number): { perSecond: number; hash: string } => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const output = execFileSync(process.execPath, [tsx, 'tests/bench/round.ts', name, String(seed), String(length)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(output) as { perSecond: number; hash: string } // printed by round.ts
}

/** Runs the benchmark. Answers whether every goal was met. */
export const benchCore = (): boolean => {
  const figures: Record<ContenderName, number[]> = { byHand: [], bulk: [], live: [], reduxToolkit: [] }
  for (let i = 0; i < ROUNDS; i++)
    for (let j = 0; j < names.length; j++) {
      const name = names[(i + j) % names.length] ?? 'byHand'
      figures[name].push(round(name, LENGTH).perSecond)
    }
  const hashes = new Set(names.map((name) => round(name, 20_000).hash))
  const [hand, bulk, live, redux] = names.map((name) => median(figures[name])) as [number, number, number, number] // four names
  const line = (label: string, perSecond: number, ratio: string): string =>
    `${label.padEnd(34)} ${Math.round(perSecond).toLocaleString('en-GB').padStart(12)} events/s   ${ratio}`
  console.log(`seed ${seed}, medians of ${ROUNDS} alternating rounds, each in a fresh process`)
  console.log(line('hand-written, in place', hand, '1.00'))
  console.log(line('bulk replay', bulk, `${(bulk / hand).toFixed(2)} of hand-written (goal at least 0.50)`))
  console.log(line('Redux Toolkit, same handlers', redux, '1.00'))
  console.log(line('live store', live, `${(live / redux).toFixed(2)} of Redux Toolkit (goal at least 2.00)`))
  const wrong = hashes.size !== 1
  if (wrong) console.error(`The contenders came to ${hashes.size} different states.`)
  return !wrong && bulk / hand >= 0.5 && live / redux >= 2
}
