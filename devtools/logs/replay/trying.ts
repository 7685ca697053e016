import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { Build } from './build.ts'
import { judgeOf } from './judge.ts'
import type { Progress } from './progress.ts'
import type { ReadLog } from '../reading/read.ts'
import type { Report } from './report.ts'
import { resimulate } from './resimulate.ts'
import { headerOfShorter } from './shrinking.ts'
import { faultsOf, ordersOf } from './what-if.ts'

/** What `--orders --json` and `--faults --json` print. */
export interface TriedReport {
  readonly tried: number
  /** The seed of the random orders; null for faults, because every one is tried. */
  readonly seed: number | null
  /** One for each sort of failure. */
  readonly found: readonly { readonly variant: string; readonly failure: string; readonly events: number }[]
  /** The file of the first one's log; null if there is none or no file was named. */
  readonly out: string | null
}

/** How a log is varied. */
export type Variation =
  | { readonly kind: 'orders'; readonly seed: number; readonly tries: number; readonly out: string | null }
  | { readonly kind: 'faults'; readonly out: string | null }

/** Events numbered in their current order, with their causes adapted. */
export const renumbered = (events: readonly RecordedEvent[]): readonly RecordedEvent[] => {
  const numbers = new Map(events.map(({ seq }, index) => [seq, index + 1]))
  return events.map((event, index) => ({
    ...event,
    seq: index + 1,
    causedBy: event.causedBy === null ? null : (numbers.get(event.causedBy) ?? null),
  }))
}

/**
 * Resimulates variants of a log under the policies of the effects, and checks each for exceptions and broken invariants. Throws a sentence
 * if the log itself fails.
 */
export const tryVariants = async (
  { events, header }: ReadLog,
  build: Build,
  variation: Variation,
  progress: Progress,
): Promise<Report> => {
  const effects = await build.effects()
  const judge = await judgeOf(build, { kind: 'sound' })
  const asItIs = await judge(events)
  if (asItIs) throw new Error(`The log fails as it stands, without any change: ${asItIs.sentence}`)
  const variants =
    variation.kind === 'orders'
      ? ordersOf(events, variation.seed, variation.tries)
      : faultsOf(events, effects, build.evolution.definitions)
  const found = new Map<string, { variant: string; failure: string; events: number }>()
  let tried = 0
  let out: string | null = null
  for (const { sentence, events: changed } of variants) {
    tried += 1
    progress.tell(`Trying: ${tried} variants, ${found.size} failures`)
    const { emitted } = resimulate(build.evolution, effects, changed)
    const failure = await judge(emitted)
    if (!failure || found.has(failure.sort)) continue
    found.set(failure.sort, { variant: sentence, failure: failure.sentence, events: emitted.length })
    if (out === null && variation.out !== null) {
      out = path.resolve(variation.out)
      writeFileSync(out, encodeLog(headerOfShorter(header), renumbered(emitted)))
    }
  }
  const what = variation.kind === 'orders' ? 'other orders of responses' : 'failures in place of responses'
  const seed = variation.kind === 'orders' ? variation.seed : null
  const json: TriedReport = { tried, seed, found: [...found.values()], out }
  return {
    code: found.size > 0 ? 1 : 0,
    json,
    lines: [
      `${tried} ${what} were tried${seed === null ? '' : ` (seed ${seed})`}; ${found.size === 0 ? 'nothing failed.' : `${found.size} ${found.size === 1 ? 'way' : 'ways'} to fail:`}`,
      ...[...found.values()].flatMap(({ variant, failure }) => [`  ${failure}`, `    with ${variant}`]),
      ...(out === null ? [] : [`The log of the first one is ${out}: --check, --shrink and --to-test take it.`]),
    ],
  }
}
