import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { annotationsIn, readLog } from '../replay/read.ts'
import { evaluated, type Build } from '../replay/build.ts'
import type { BuildScript } from '../replay/bundle.ts'
import type { Failure, Judge } from '../replay/failure.ts'
import { bytesOf, writeText } from '../replay/files.ts'
import { judgeOf, type Wanted } from '../replay/judge.ts'
import { shrink } from '../replay/shrink.ts'
import { annotationsOfShorter, headerOfShorter } from '../replay/shrinking.ts'
import { faultScanOf } from '../reading/log-faults.ts'
import { idOf } from './fold.ts'
import { sortOf } from './judge.ts'
import type { Finding } from './row.ts'
import type { Task } from './pool.ts'

/** The example of a group. */
export interface Example {
  readonly id: string
  readonly kind: Finding['kind']
  readonly sentence: string
  readonly file: string
  readonly out: string
}

/** What a worker needs to shrink examples. */
export interface ShrinkSetup {
  readonly build: BuildScript
}

/** The most events of a log that is shrunk: a longer one would take minutes. */
const LONGEST = 20_000

/** Judges by one finding only: nothing else that is wrong with the log counts. */
const judgeGroup =
  (build: Build, id: string): Judge =>
  (events): Failure | null => {
    const faults = faultScanOf(build.evolution, build.invariants)
    for (const event of events)
      for (const found of faults.receive(event)) if (idOf(sortOf(found, event)) === id) return found
    return null
  }

const wantedOf = ({ kind, sentence }: Example): Wanted => {
  const [, name] = /the command (\S+) was refused/.exec(sentence) ?? []
  if (kind !== 'refused' || name === undefined) return { kind: 'sound' }
  return { kind: 'commands', expected: { kind: 'allowed', name, at: null } }
}

/** The events up to a crash are kept, because the crash's event alone would fail too, but explain nothing. */
const until = (events: readonly RecordedEvent[], { seq }: Failure): readonly RecordedEvent[] =>
  events.slice(0, events.findIndex((event) => event.seq === seq) + 1)

/** Shrinks the example of a group as far as possible. Returns its number of events, or null if it cannot be shortened. */
export const task: Task<ShrinkSetup, Example, number | null> = (setup) => {
  const build = evaluated(setup.build)
  return async (example) => {
    const bytes = bytesOf(example.file)
    const log = readLog(bytes, build)
    if (log.count > LONGEST) return null
    const [beside, wanted] = [annotationsIn(bytes), wantedOf(example)]
    const judge = wanted.kind === 'sound' ? judgeGroup(build, example.id) : await judgeOf(build, wanted, beside)
    const failure = await judge(log.events)
    if (!failure) return null
    const events =
      example.kind === 'crash' ? until(log.events, failure) : (await shrink(log.events, failure, judge)).events
    mkdirSync(path.dirname(example.out), { recursive: true })
    writeText(example.out, encodeLog(headerOfShorter(log.header), events, annotationsOfShorter(beside, wanted, events)))
    return events.length
  }
}
