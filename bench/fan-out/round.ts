import { processorTime } from '../measure/processor-time.ts'
import { randomBy } from '../workload.ts'
import { contenders, sliceName, SLICES, type ContenderName } from './contenders.ts'

/**
 * `round.ts NAME SEED`: 200 subscribers over twenty slices, or all on one; prints as JSON the processor time of one event in
 * nanoseconds, and a sum of all that the subscribers received.
 */
const [name, seed] = process.argv.slice(2)
const SUBSCRIBERS = 200
/** At first all contenders get the same number of events, to compare their sums; then as many as their speed allows. */
const COMPARED = 5_000
const EVENTS = name === 'byHand' || name === 'portal' ? 200_000 : 4_000

const measure = (slices: number): { nanoseconds: number; sum: number } => {
  const random = randomBy(Number(seed))
  const { watch, send } = contenders[name as ContenderName]() // the command beside it passes a name of the table
  let sum = 0
  for (let i = 0; i < SUBSCRIBERS; i++)
    watch(sliceName(i % slices), (value) => {
      sum = (sum + value) % 1_000_003
    })
  const run = (times: number): void => {
    for (let i = 0; i < times; i++) send(sliceName(random(slices)), 1 + i)
  }
  run(COMPARED)
  const compared = sum
  run(EVENTS / 4)
  const events = slices === 1 ? EVENTS / 4 : EVENTS
  const { nanoseconds } = processorTime(() => run(events))
  return { nanoseconds: nanoseconds / events, sum: compared }
}

const [spread, one] = [measure(SLICES), measure(1)]
console.log(JSON.stringify({ spread: spread.nanoseconds, one: one.nanoseconds, sum: `${spread.sum} ${one.sum}` }))
