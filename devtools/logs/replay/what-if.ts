import { base, Faker } from '@faker-js/faker'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { Problem } from '../../../src/domain/kernel/requests/problem.ts'
import type { State } from '../../../src/domain/state.ts'
import type { AnyEffect } from '../../../src/effects/runtime/effect.ts'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { Build } from './build.ts'
import { judgeOf } from './judge.ts'
import type { Progress } from './arguments.ts'
import type { ReadLog } from '../reading/read.ts'
import type { Report } from './failure.ts'
import { resimulate } from './resimulate.ts'
import { headerOfShorter } from './shrinking.ts'

/** A log as it could have been, up to the user's next step, and how it differs from the recorded one. */
export interface Variant {
  readonly sentence: string
  readonly events: readonly RecordedEvent[]
}

/** The problems that replace a response: those that any call can have. */
const problems: readonly Problem[] = [
  { kind: 'network' },
  { kind: 'timeOut' },
  { kind: 'refused', status: 500, message: null },
  { kind: 'undecodable', where: '$' },
]

const isRequestEvent = (type: string | undefined): boolean => type?.endsWith('Requested') === true

/** The spans between two steps of the user or the clock. Responses within one can arrive in any order; later ones can depend on them. */
const windowsOf = (events: readonly RecordedEvent[]): readonly (readonly [number, number])[] => {
  const steps = events.flatMap(({ causedBy }, index) => (causedBy === null ? [index] : []))
  return steps.map((from, i) => [from, steps[i + 1] ?? events.length] as const)
}

/** Events of a window that belong together: a response to a call, and its immediate consequences. */
const groupsOf = (window: readonly RecordedEvent[], typeOf: ReadonlyMap<number, string>): RecordedEvent[][] => {
  const groups: RecordedEvent[][] = []
  const groupOf = new Map<number, RecordedEvent[]>()
  for (const event of window) {
    const { seq, causedBy } = event
    const of = causedBy === null ? undefined : groupOf.get(causedBy)
    const group = of && !isRequestEvent(typeOf.get(causedBy ?? 0)) ? of : []
    if (group.length === 0) groups.push(group)
    group.push(event)
    groupOf.set(seq, group)
  }
  return groups
}

const orderOf = (events: readonly RecordedEvent[]): string => events.map(({ seq }) => seq).join(' ')

/** A random order of groups in which no response comes before its cause, nor before an earlier response to the same call. */
const shuffled = (groups: readonly RecordedEvent[][], chance: Faker): readonly RecordedEvent[] => {
  const left = [...groups]
  const placed: RecordedEvent[] = []
  const inWindow = new Set(groups.flat().map(({ seq }) => seq))
  const done = new Set<number>()
  while (left.length > 0) {
    const free = left.filter(([head], i) => {
      if (!head) return false
      const { causedBy } = head
      const isSecond = left.slice(0, i).some(([earlier]) => earlier?.causedBy === causedBy)
      return !isSecond && (causedBy === null || !inWindow.has(causedBy) || done.has(causedBy))
    })
    const group = chance.helpers.arrayElement(free)
    left.splice(left.indexOf(group), 1)
    for (const event of group) done.add(event.seq)
    placed.push(...group)
  }
  return placed
}

/** The same times in the new order: the clock does not go back. */
const retimed = (events: readonly RecordedEvent[], times: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  events.map((event, i) => ({ ...event, at: times[i]?.at ?? event.at }))

/**
 * Logs whose pending responses arrived in other orders. Only the events between two steps of the user are permuted: the next step could
 * have depended on all of them, so each variant ends there.
 * @param tries how many orders are tried; the same order counts once
 */
export function* ordersOf(events: readonly RecordedEvent[], seed: number, tries: number): Generator<Variant> {
  const chance = new Faker({ locale: base, seed })
  const typeOf = new Map(events.map(({ seq, type }) => [seq, type]))
  const windows = windowsOf(events).flatMap(([from, to]) => {
    const [head, ...rest] = groupsOf(events.slice(from, to), typeOf)
    return head && rest.length > 1 ? [{ from, to, head, rest }] : []
  })
  if (windows.length === 0) return
  const seen = new Set(windows.map(({ head, rest }) => orderOf([head, ...rest].flat())))
  for (let i = 0; i < tries; i++) {
    const { from, to, head, rest } = chance.helpers.arrayElement(windows)
    const order = [...head, ...shuffled(rest, chance)]
    if (seen.has(orderOf(order))) continue
    seen.add(orderOf(order))
    yield {
      sentence: `responses of events ${from === to ? '' : orderOf(order)} in this order, recorded as ${orderOf([head, ...rest].flat())}`,
      events: [...events.slice(0, from), ...retimed(order, events.slice(from, to))],
    }
  }
}

/** Some events and all their consequences. */
const descendants = (events: readonly RecordedEvent[], roots: ReadonlySet<number>): ReadonlySet<number> => {
  const found = new Set(roots)
  for (const { seq, causedBy } of events) if (causedBy !== null && found.has(causedBy)) found.add(seq)
  return found
}

/**
 * Logs in which a call failed instead, in each possible way: the declared failure replaces its responses and their consequences.
 * Each variant ends at the user's next step.
 */
export function* faultsOf(
  events: readonly RecordedEvent[],
  effects: readonly AnyEffect<State>[],
  definitions: ReadonlyMap<string, { readonly v: number }>,
): Generator<Variant> {
  const windows = windowsOf(events)
  const indexOf = new Map(events.map(({ seq }, index) => [seq, index]))
  const responsesOf = new Map<number, RecordedEvent[]>()
  for (const event of events)
    if (event.causedBy !== null) responsesOf.set(event.causedBy, [...(responsesOf.get(event.causedBy) ?? []), event])
  for (const trigger of events) {
    if (!isRequestEvent(trigger.type)) continue
    for (const effect of effects) {
      if (!effect.on.some(({ type }) => type === trigger.type)) continue
      const emits = new Set(effect.emits.map(({ type }) => type))
      const responses = (responsesOf.get(trigger.seq) ?? []).filter(({ type }) => emits.has(type))
      const [first] = responses
      const place = first && indexOf.get(first.seq)
      if (!first || place === undefined) continue
      const end = windows.find(([from, to]) => from <= place && place < to)?.[1] ?? events.length
      const gone = descendants(events, new Set(responses.map(({ seq }) => seq)))
      for (const problem of problems) {
        const failure = effect.failed(problem, trigger)
        if (failure === null || failure.type === first.type) continue
        const instead: RecordedEvent = { ...first, ...failure, v: definitions.get(failure.type)?.v ?? 1 }
        yield {
          sentence: `${effect.name} at event ${trigger.seq} (${trigger.type}) with ${problem.kind}${'status' in problem ? ` ${problem.status}` : ''} in place of event ${first.seq} (${first.type})`,
          events: events
            .slice(0, end)
            .flatMap((event) => (event === first ? [instead] : gone.has(event.seq) ? [] : [event])),
        }
      }
    }
  }
}

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
