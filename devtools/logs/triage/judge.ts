import type { Invariant } from '../../../src/domain/invariants.ts'
import type { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import type { DataOf, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { LogNote } from '../../../src/domain/log/notes.ts'
import { AddressChanged } from '../../../src/domain/shell/address.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import type { portalEvolution, State } from '../../../src/domain/state.ts'
import { hashMatches } from '../reading/damage.ts'
import type { OpenedLog } from '../reading/read.ts'
import { faultScanOf, wording, type LogFault } from '../reading/log-faults.ts'
import { stepOf, type Calls, type Finding, type LogRow } from './row.ts'

/** In an address, an id follows these names. */
const BEFORE_ID = new Set(['my-benefits', 'benefit-takeup', 'approve-selections'])

/** The page of a recorded address, without its ids: `/app/my-benefits/:id/setup/choices`. */
export const pageOf = (address: string): string => {
  const parts = address.split('/').filter((part) => part !== '')
  const general = parts.map((part, i) => {
    if (part === '[secret]') return ':secret'
    return BEFORE_ID.has(parts[i - 1] ?? '') || /^\d+$/.test(part) ? ':id' : part
  })
  return `/${general.join('/')}`
}

// Uses nothing from Node, because the inspector judges with it too.

/** The largest log that is read, bytes: the portal ends a log at 8 MB, and merged or annotated ones are a little larger. */
export const LARGEST = 64_000_000

/** Why a file of this many bytes is not read; null if it is. */
export const tooLarge = (size: number): string | null =>
  size > LARGEST
    ? `This file has ${Math.round(size / 1_000_000)} MB, and no log of the portal has ${LARGEST / 1_000_000}.`
    : null

/** How many frames of a stack tell two crashes apart. */
const FRAMES = 3
/** How many sorts of damage of one log are listed separately. */
const DAMAGES = 5

/** A frame of a stack without what each build changes: the line and the hash of a script. */
const frameSort = (frame: string): string =>
  frame.replaceAll(/-[\w-]{8}(?=\.m?js\b)/g, '').replaceAll(/:\d+(?::\d+)?/g, '')

/** Sees each event while a log is read. */
export interface Watcher {
  /** `state` is the state after the event; null if a handler has thrown. */
  readonly receive: (event: RecordedEvent, state: State | null) => void
}

/** A log that was read and judged, for further reports on it. */
export interface JudgedLog {
  readonly row: LogRow
  readonly log: OpenedLog | null
}

/** What judges a log. */
export interface Judge {
  readonly evolution: ReturnType<typeof portalEvolution>
  readonly invariants: readonly Invariant[]
  readonly hashOf: typeof hashOf
}

/** Reads a log, and calls back with each event. Throws a sentence if nothing can be read. */
export type ReadEach = (receive: (event: RecordedEvent, index: number) => void) => OpenedLog

const framesOf = ({ type, data }: RecordedEvent): readonly string[] =>
  type === CrashOccurred.type && CrashOccurred.codec.is(data)
    ? (data as DataOf<typeof CrashOccurred>).stack // the codec has judged it
    : []

const pageAt = ({ type, data }: RecordedEvent): string | null =>
  type === AddressChanged.type && AddressChanged.codec.is(data)
    ? pageOf((data as DataOf<typeof AddressChanged>).path) // the codec has judged it
    : null

/** The sort by which two findings are the same: for a crash its name and frames, without line numbers, which change with each release. */
export const sortOf = ({ kind, sort }: LogFault, event: RecordedEvent): string =>
  kind === 'crash'
    ? [sort.split(' ').slice(0, 2).join(' '), ...framesOf(event).slice(0, FRAMES).map(frameSort)].join('\n')
    : sort

/** Collects findings, each sort once. */
const findingsOf = (): {
  readonly add: (found: Omit<Finding, 'times' | 'lastAt'>) => void
  readonly all: () => Finding[]
} => {
  const found = new Map<string, Finding>()
  return {
    add: (one) => {
      const before = found.get(one.sort)
      found.set(
        one.sort,
        before ? { ...before, times: before.times + 1, lastAt: one.at } : { ...one, times: 1, lastAt: one.at },
      )
    },
    all: () => [...found.values()],
  }
}

const callsOf = (notes: readonly LogNote[]): Record<string, Calls> => {
  const calls: Record<
    string,
    { count: number; failed: Record<string, number>; steps: Record<string, number>; longest: number }
  > = {}
  for (const note of notes) {
    if (note.kind !== 'call') continue
    const { operation, ms, problem } = note
    const all = (calls[operation] ??= { count: 0, failed: {}, steps: {}, longest: 0 })
    all.count += 1
    all.longest = Math.max(all.longest, ms)
    all.steps[stepOf(ms)] = (all.steps[stepOf(ms)] ?? 0) + 1
    if (problem !== null) all.failed[problem] = (all.failed[problem] ?? 0) + 1
  }
  return calls
}

/** Judges a log as it is read. */
export const judged = (
  path: string,
  size: number,
  read: ReadEach,
  build: Judge,
  watchers: readonly Watcher[] = [],
): JudgedLog => {
  const faults = faultScanOf(build.evolution, build.invariants)
  const findings = findingsOf()
  const sound: Parameters<typeof findings.add>[0][] = []
  const types: Record<string, number> = {}
  const pages: { readonly seq: number; readonly page: string }[] = []
  let last: RecordedEvent | null = null
  const log = read((event) => {
    last = event
    types[event.type] = (types[event.type] ?? 0) + 1
    const page = pageAt(event)
    if (page !== null) pages.push({ seq: event.seq, page })
    for (const found of faults.receive(event)) {
      const { kind, sentence, seq } = found
      sound.push({
        kind,
        sort: sortOf(found, event),
        sentence,
        seq,
        at: event.at,
        page: pages.at(-1)?.page ?? null,
        frames: kind === 'crash' ? framesOf(event) : [],
      })
    }
    for (const watcher of watchers) watcher.receive(event, faults.state())
  })
  const { header, damage } = log
  // Events out of order break invariants by themselves.
  for (const one of sound) if (log.isInOrder || one.kind === 'crash') findings.add(one)
  const ended = last as RecordedEvent | null // set by the callback
  const state = faults.state()
  const hash = header?.hash != null && state ? build.hashOf(state) : null
  const matches = hashMatches(header?.hash ?? null, hash, damage.length > 0)
  const end = { seq: ended?.seq ?? null, at: ended?.at ?? null, page: pages.at(-1)?.page ?? null, frames: [] }
  if (matches === false && damage.length === 0)
    findings.add({
      ...end,
      kind: 'divergence',
      sort: `divergence ${header?.build}`,
      sentence: `The browser that recorded it had the hash ${header?.hash}, and this build ends with ${hash}.`,
    })
  const sorts = new Set<string>()
  for (const { place, sentence } of damage) {
    const sort = `damage ${place === 'the file' ? '' : 'line '}${wording(sentence)}`
    if (sorts.size >= DAMAGES && !sorts.has(sort)) continue
    sorts.add(sort)
    findings.add({ ...end, kind: 'damage', sort, sentence: `${place}: ${sentence}` })
  }
  const pageAfter = (seq: number): string | null => pages.findLast((one) => one.seq <= seq)?.page ?? null
  for (const { seq, type, at, place, sentence } of log.unanswered)
    findings.add({
      kind: 'unanswered',
      sort: `unanswered ${type} ${wording(sentence)}`,
      sentence: `${place}: ${sentence}`,
      seq,
      at,
      page: pageAfter(seq),
      frames: [],
    })
  const refused = log.log.notes.filter((note) => note.kind === 'refused')
  for (const { name, reason, after, at } of refused)
    findings.add({
      kind: 'refused',
      sort: `refused ${name} ${wording(reason)}`,
      sentence: `After event ${after} the command ${name} was refused: ${reason}`,
      seq: after,
      at,
      page: pageAfter(after),
      frames: [],
    })
  return {
    log,
    row: {
      path,
      size,
      build: header?.build ?? null,
      brand: header?.brand ?? null,
      browser: header?.browser ?? null,
      startedAt: header?.startedAt ?? null,
      endedAt: ended?.at ?? null,
      cut: header?.cut ?? null,
      page: end.page,
      events: log.count,
      hashMatches: matches,
      damage: damage.length,
      refused: refused.length,
      findings: findings.all(),
      types,
      calls: callsOf(log.log.notes),
      funnels: {},
      found: {},
    },
  }
}
