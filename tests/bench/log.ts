import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashInChromium } from './log-in-chromium.ts'

/**
 * `npm run bench -- log`: a log of a million events from file to state, every one validated, beside a hand-written pipeline;
 * then jumps to random events of it, and the same file in Chromium. Each round is a fresh process, and the two alternate.
 */
const LENGTH = 1_000_000
const ROUNDS = 7

interface Round {
  readonly seconds: number
  readonly hash: string
  /** The most memory that the process held, kB. */
  readonly peak: number
  /** The median time of a jump, ms. */
  readonly jump?: number
}

const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const run = (script: string, ...rest: readonly string[]): string =>
  execFileSync(process.execPath, [tsx, `tests/bench/${script}`, ...rest], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** Runs the benchmark. Answers whether every goal was met. */
export const benchLog = async (): Promise<boolean> => {
  const seed = randomInt(1, 2 ** 31)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-log-'))
  const file = path.join(folder, 'log.jsonl')
  try {
    run('log-write.ts', file, String(seed), String(LENGTH))
    const bytes = statSync(file).size
    const round = (name: string): Round => JSON.parse(run('log-round.ts', name, file, String(seed))) as Round // printed by it
    const rounds = Array.from({ length: ROUNDS }, (_, i) => {
      const names = i % 2 === 0 ? (['byHand', 'portal'] as const) : (['portal', 'byHand'] as const)
      const [one, other] = names.map(round)
      if (!one || !other) throw new Error('A round is of two.')
      return names[0] === 'byHand' ? { byHand: one, portal: other } : { byHand: other, portal: one }
    })
    const seconds = (name: 'byHand' | 'portal'): number => median(rounds.map((each) => each[name].seconds))
    const ratio = median(rounds.map(({ byHand, portal }) => portal.seconds / byHand.seconds))
    const peak = Math.max(...rounds.map(({ portal }) => portal.peak)) * 1024
    const jumps = [round('jumps'), round('jumps'), round('jumps')]
    const share = seconds('portal') / (median(jumps.map(({ jump }) => jump ?? Number.NaN)) / 1000)
    const hash = rounds[0]?.portal.hash ?? ''
    const inChromium = await hashInChromium(file)
    const hashes = new Set([
      inChromium,
      ...[...rounds.flatMap(({ byHand, portal }) => [byHand, portal]), ...jumps].map((each) => each.hash),
    ])
    console.log(
      `seed ${seed}; ${LENGTH.toLocaleString('en-GB')} events, ${(bytes / 1e6).toFixed(0)} MB; medians of ${ROUNDS} alternating rounds, each in a fresh process`,
    )
    console.log(`by hand            ${seconds('byHand').toFixed(2)} s`)
    console.log(
      `portal             ${seconds('portal').toFixed(2)} s   ${ratio.toFixed(2)} of by hand (goal at most 1.15)`,
    )
    console.log(
      `peak of memory     ${(peak / 1e6).toFixed(0)} MB   ${(peak / bytes).toFixed(2)} of the file (goal at most 2.50)`,
    )
    console.log(
      `one jump           ${median(jumps.map(({ jump }) => jump ?? Number.NaN)).toFixed(2)} ms   1/${share.toFixed(0)} of a full replay (goal at most 1/400)`,
    )
    console.log(`hash               ${hash} in Node, ${inChromium} in Chromium`)
    return hashes.size === 1 && ratio <= 1.15 && peak / bytes <= 2.5 && share >= 400
  } finally {
    rmSync(folder, { recursive: true })
  }
}
