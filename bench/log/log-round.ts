import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import { hashOf } from '../../src/domain/kernel/data/hash.ts'
import { historyOf } from '../../src/domain/kernel/data/history.ts'
import type { LogFile } from '../../src/domain/log/log-file.ts'
import { openPortalLog } from '../../src/domain/portal-log.ts'
import { portalEvolution, type State } from '../../src/domain/state.ts'
import { logByHand } from './log-by-hand.ts'
import { processorTime } from '../measure/processor-time.ts'
import { randomBy } from '../workload.ts'

/**
 * One round over a log file in its own process: `log-round.ts parseAlone|byHand|portal|jumps FILE SEED` prints as JSON the seconds,
 * the state's hash, the peak of memory in kB, and for `jumps` the median time of one in ms.
 */
const [name, file = '', seed] = process.argv.slice(2)
const evolution = portalEvolution()
const open = (): LogFile => {
  const log = openPortalLog(readFileSync(file))
  if (isLeft(log)) throw new Error(log.left)
  return log.right
}
const fold = (): State => {
  const log = open()
  const state = evolution.replay(evolution.initial(), log)
  if (log.problems.length > 0) throw new Error(log.problems[0]?.sentence)
  return state
}
/** `JSON.parse` of each line and nothing else: counts the values. */
const parseAlone = (): number => {
  const text = readFileSync(file, 'utf8')
  let events = 0
  for (let from = text.indexOf('\n') + 1; from < text.length;) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    if (JSON.parse(text.slice(from, end)) !== null) events += 1
    from = end + 1
  }
  return events
}
const seconds = (since: bigint): number => Number(process.hrtime.bigint() - since) / 1e9

if (name === 'jumps') {
  const log = open()
  const building = processorTime(() => {
    const history = historyOf(evolution, log)
    return { history, state: history.stateAt(history.length) }
  })
  const { history, state } = building.result
  const random = randomBy(Number(seed))
  const times = Array.from({ length: 200 }, () => {
    const to = random(history.length + 1)
    const start = process.hrtime.bigint()
    history.stateAt(to)
    return seconds(start)
  }).sort((a, b) => a - b)
  console.log(
    JSON.stringify({
      seconds: building.nanoseconds / 1e9,
      hash: hashOf(state),
      peak: process.resourceUsage().maxRSS,
      jump: (times[100] ?? Number.NaN) * 1000,
      longest: (times[199] ?? Number.NaN) * 1000,
    }),
  )
} else if (name === 'parseAlone') {
  const { nanoseconds, result: events } = processorTime(parseAlone)
  console.log(
    JSON.stringify({ seconds: nanoseconds / 1e9, hash: String(events), peak: process.resourceUsage().maxRSS }),
  )
} else {
  const { nanoseconds, result: state } = processorTime(() => (name === 'byHand' ? logByHand(file) : fold()))
  console.log(JSON.stringify({ seconds: nanoseconds / 1e9, hash: hashOf(state), peak: process.resourceUsage().maxRSS }))
}
