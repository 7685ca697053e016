import { hashOf } from '../../src/domain/kernel/data/hash.ts'
import { processorTime } from '../measure/processor-time.ts'
import { workload } from '../workload.ts'
import { contenders, type ContenderName } from './contenders.ts'

/** One contender's round in a separate process: `round.ts NAME SEED LENGTH` prints `{nanoseconds, hash}` of one event as JSON. */
const [name, seed, length] = process.argv.slice(2)
const contender = contenders[name as ContenderName] // the command beside it passes a name of the table
contender(workload(Number(seed) + 1, 5000))
const events = workload(Number(seed), Number(length))
/** A contender that changes its log changes its first events too; hashing all of them would take longer than the round. */
const sample = events.slice(0, 5_000)
const before = hashOf(sample)
globalThis.gc?.()
const { nanoseconds, result: state } = processorTime(() => contender(events))
if (name === 'byHand' || name === 'bulk' || name === 'live')
  if (hashOf(sample) !== before) throw new Error(`${name} changed its log.`)
console.log(JSON.stringify({ nanoseconds: nanoseconds / events.length, hash: hashOf(state) }))
