import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import { hashOf } from '../../src/domain/kernel/hash.ts'
import { historyOf } from '../../src/domain/kernel/history.ts'
import type { LogFile } from '../../src/domain/kernel/log-file.ts'
import { openLog } from '../../src/domain/kernel/log-file.ts'
import type { State } from '../../src/domain/state.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import { logByHand } from './log-by-hand.ts'
import { randomBy } from './workload.ts'

/**
 * One round over a log file in a process of its own: `log-round.ts byHand|portal|jumps FILE SEED` prints as JSON the seconds,
 * the state's hash, the peak of memory in kB, and of `jumps` the median time of one in ms.
 */
const [name, file = '', seed] = process.argv.slice(2)
const evolution = portalEvolution()
const open = (): LogFile => {
  const log = openLog(readFileSync(file), evolution.definitions)
  if (isLeft(log)) throw new Error(log.left)
  return log.right
}
const fold = (): State => {
  const log = open()
  const state = evolution.replay(evolution.initial(), log)
  if (log.problems.length > 0) throw new Error(log.problems[0]?.sentence)
  return state
}
const seconds = (since: bigint): number => Number(process.hrtime.bigint() - since) / 1e9

if (name === 'jumps') {
  const log = open()
  const begun = process.hrtime.bigint()
  const history = historyOf(evolution, log)
  const state = history.stateAt(history.length)
  const building = seconds(begun)
  const random = randomBy(Number(seed))
  const times = Array.from({ length: 200 }, () => {
    const to = random(history.length + 1)
    const start = process.hrtime.bigint()
    history.stateAt(to)
    return seconds(start)
  }).sort((a, b) => a - b)
  console.log(
    JSON.stringify({
      seconds: building,
      hash: hashOf(state),
      peak: process.resourceUsage().maxRSS,
      jump: (times[100] ?? Number.NaN) * 1000,
      longest: (times[199] ?? Number.NaN) * 1000,
    }),
  )
} else {
  const begun = process.hrtime.bigint()
  const state = name === 'byHand' ? logByHand(file) : fold()
  const taken = seconds(begun)
  console.log(JSON.stringify({ seconds: taken, hash: hashOf(state), peak: process.resourceUsage().maxRSS }))
}
