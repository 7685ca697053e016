import { hashOf } from '../../src/domain/kernel/hash.ts'
import type { ContenderName } from './contenders.ts'
import { contenders } from './contenders.ts'
import { workload } from './workload.ts'

/** One contender's round in a process of its own: `round.ts NAME SEED LENGTH` prints `{perSecond, hash}` as JSON. */
const [name, seed, length] = process.argv.slice(2)
const contender = contenders[name as ContenderName] // the command beside it passes a name of the table
contender(workload(Number(seed) + 1, 5000))
const events = workload(Number(seed), Number(length))
const before = hashOf(events)
const begun = process.hrtime.bigint()
const state = contender(events)
const seconds = Number(process.hrtime.bigint() - begun) / 1e9
if (hashOf(events) !== before) throw new Error(`${name} changed its log.`)
console.log(JSON.stringify({ perSecond: events.length / seconds, hash: hashOf(state) }))
