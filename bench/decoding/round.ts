import { isRight } from 'fp-ts/lib/Either.js'
import { checks } from '../../src/domain/checks.generated.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import { fits } from '../log/log-by-hand.ts'
import { processorTime } from '../measure/processor-time.ts'
import { randomBy, workload } from '../workload.ts'

/**
 * `round.ts byHand|portal|ioTs SEED` prints as JSON the processor time of checking one event's data, in nanoseconds, and how many it
 * accepted: every fiftieth lacks a field.
 */
const [name, seed] = process.argv.slice(2)
const LENGTH = 100_000
const PASSES = 40
const random = randomBy(Number(seed))

const { definitions } = portalEvolution()

const contenders: Readonly<Record<string, (type: string, data: unknown) => boolean>> = {
  byHand: fits,
  portal: (type, data) => checks.get(type)?.(data) ?? false,
  ioTs: (type, data) => {
    const codec = definitions.get(type)?.codec
    return codec !== undefined && isRight(codec.decode(data))
  },
}
const check = contenders[name ?? '']
if (!check) throw new Error(`There is no contender ${name}.`)

// Parsed, like data from a file or a host.
const events = workload(Number(seed), LENGTH).map(({ type, data }, i): { type: string; data: unknown } => {
  const parsed: unknown = JSON.parse(JSON.stringify(data))
  const fields = Object.keys(Object(parsed))
  if (i % 50 === 0 && fields.length > 0) Reflect.deleteProperty(Object(parsed), fields[random(fields.length)] ?? '')
  return { type, data: parsed }
})
const run = (): number => {
  let accepted = 0
  for (const { type, data } of events) if (check(type, data)) accepted += 1
  return accepted
}
for (let i = 0; i < 5; i++) run()
const { nanoseconds, result: accepted } = processorTime(() => {
  let last = 0
  for (let i = 0; i < PASSES; i++) last = run()
  return last
})
console.log(JSON.stringify({ nanoseconds: nanoseconds / PASSES / LENGTH, accepted }))
