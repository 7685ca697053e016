import { closeSync, openSync, writeSync } from 'node:fs'
import { chainOf } from '../../src/domain/log/chain.ts'
import type { LogHeader } from '../../src/domain/log/log.ts'
import { workload } from '../workload.ts'

/** Writes the workload as a log file: `log-write.ts FILE SEED LENGTH`. */
const [file = '', seed, length] = process.argv.slice(2)
const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 3,
  build: 'benchmark',
  startedAt: 0,
  brand: 'benchmark',
  browser: 'none',
  hash: null,
  versions: null,
  cut: null,
  redaction: 'full',
}
const target = openSync(file, 'w')
writeSync(target, `${JSON.stringify(header)}\n`)
const chain = chainOf(header)
const events = workload(Number(seed), Number(length))
for (let from = 0; from < events.length; from += 1000)
  writeSync(
    target,
    events
      .slice(from, from + 1000)
      .map((event) => `${chain(JSON.stringify(event))}\n`)
      .join(''),
  )
closeSync(target)
console.log(JSON.stringify(events.length))
