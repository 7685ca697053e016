import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { invariants } from '../../../src/domain/invariants.ts'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import { historyOf } from '../../../src/domain/kernel/data/history.ts'
import { portalEvolution } from '../../../src/domain/state.ts'
import { callsOf } from './calls.ts'
import { changesBetween } from './changes.ts'
import type { Progress } from './yielding.ts'
import { hashNumber, selectorsOfBuild, type Selectors } from './selectors.ts'
import {
  FLAG,
  type Hashes,
  type LogFacts,
  type Moment,
  type NewNote,
  type Problem,
  type Query,
  type Selected,
  type SelectorRow,
  type Slices,
} from './protocol.ts'
import { readLog, type CleanAll } from './read.ts'
import { hashMatches, otherState } from '../reading/damage.ts'
import { faultScanOf } from '../reading/log-faults.ts'
import { withNotes } from '../../../src/domain/log/annotate.ts'
import { summaryOf } from './summary.ts'

/** An open log, as the inspector uses it. */
export interface Session {
  readonly facts: LogFacts
  readonly summaries: (from: number, to: number) => readonly string[]
  readonly moment: (count: number, known: number | null) => Moment
  readonly hash: (count: number) => string
  /** Folds the whole log once, so that every later jump is short. */
  readonly warm: (progress: Progress) => Promise<void>
  readonly changed: (progress: Progress) => Promise<Uint8Array>
  readonly find: (query: Query, progress: Progress) => Promise<Int32Array>
  readonly problems: (progress: Progress) => Promise<readonly Problem[]>
  readonly annotated: (notes: readonly NewNote[]) => Uint8Array
  readonly selectors: (count: number, withDigest: boolean) => readonly SelectorRow[]
  readonly selected: (count: number, name: string, argument: unknown) => Selected
  readonly hashes: (slices: readonly string[], progress: Progress) => Promise<Hashes>
}

/** The number of events between two checkpoints, and so the most that a jump folds. */
const CHECKPOINT = 256

const pick = (state: Slices, names: Iterable<string>): Slices =>
  Object.fromEntries([...names].map((name) => [name, state[name]]))

/** Opens the bytes of a log file. Rejects with one sentence if it is not a log; reads what it can of a damaged one. */
export const openSession = async (bytes: Uint8Array<ArrayBuffer>, cleanAll: CleanAll): Promise<Session> => {
  const evolution = portalEvolution()
  const read = await readLog(bytes, cleanAll)
  const { log, header, damage, notes, types, columns, hostCalls, remarks, bytes: file } = read
  const { length } = log
  const history = historyOf(evolution, log, { every: CHECKPOINT })
  const eventAt = (place: number): RecordedEvent => {
    const event = log.at(place)
    if (!event) throw new Error(`The log has no event at place ${place + 1}.`)
    return event
  }
  /** The slices that the events between `one` and `other` can have changed, in either direction. */
  const touchedBetween = (one: number, other: number): ReadonlySet<string> => {
    const seen = new Set<number>()
    const touched = new Set<string>()
    for (let place = Math.min(one, other); place < Math.max(one, other); place++) {
      const type = columns.type[place] ?? 0
      if (seen.has(type)) continue
      seen.add(type)
      for (const slice of evolution.slicesOf(eventAt(place))) touched.add(slice)
    }
    return touched
  }
  const typeAt = (place: number): string => types[columns.type[place] ?? 0]?.name ?? ''

  /** Folds the log once, and reports for each event which slices it touched and their hashes afterwards. */
  const walk = async (
    tell: (place: number, event: RecordedEvent, slice: string, before: number, after: number) => void,
    each: (place: number, event: RecordedEvent) => void,
    progress: Progress,
  ): Promise<ReadonlyMap<string, number>> => {
    const state: Readonly<Record<string, unknown>> = evolution.initial()
    const first = new Map(Object.entries(state).map(([slice, part]) => [slice, hashNumber([slice, part])]))
    const now = new Map(first)
    let place = 0
    for (const event of log) {
      evolution.replay(state as ReturnType<typeof evolution.initial>, [event]) // the state that `initial` gave, folded in place
      for (const slice of evolution.slicesOf(event)) {
        const after = hashNumber([slice, state[slice]])
        tell(place, event, slice, now.get(slice) ?? 0, after)
        now.set(slice, after)
      }
      each(place, event)
      if (++place % 64 === 0) await progress(place / length)
    }
    return first
  }

  let problems: Promise<readonly Problem[]> | null = null
  const findProblems = async (progress: Progress): Promise<readonly Problem[]> => {
    const found: Problem[] = []
    const { receive, state } = faultScanOf(evolution, invariants)
    let place = 0
    for (const event of log) {
      // What follows from events that are not in their order proves nothing.
      for (const { kind, sentence } of receive(event))
        if (read.isInOrder || kind === 'crash') found.push({ place, kind, sentence })
      const silence = read.unanswered.get(event.seq)
      if (silence !== undefined) found.push({ place, kind: 'unanswered', sentence: silence })
      if (++place % 64 === 0) await progress(place / length)
    }
    const last = state()
    if (damage.length === 0 && hashMatches(header?.hash ?? null, last && hashOf(last), false) === false)
      found.push({ place: length - 1, kind: 'otherState', sentence: otherState })
    return found
  }
  const allProblems = (progress: Progress): Promise<readonly Problem[]> =>
    (problems ??= findProblems(progress).catch((error: unknown) => {
      problems = null
      throw error
    }))
  let selectors: Selectors | null = null
  const ofBuild = (): Selectors => (selectors ??= selectorsOfBuild())

  let changed: Promise<Uint8Array> | null = null
  const findChanged = (progress: Progress): Promise<Uint8Array> => {
    const found = new Uint8Array(length)
    const tell = (place: number, _: RecordedEvent, __: string, before: number, after: number): void => {
      if (before !== after) found[place] = 1
    }
    changed ??= walk(tell, () => {}, progress).then(
      () => found,
      (error: unknown) => {
        changed = null
        throw error
      },
    )
    return changed
  }

  return {
    facts: {
      header,
      damage,
      notes,
      length,
      types,
      columns,
      slices: Object.keys(evolution.initial()),
      remarks,
      calls: callsOf({
        length,
        typeOf: typeAt,
        causeOf: (place) => columns.cause[place] ?? -1,
        atOf: (place) => columns.at[place] ?? 0,
        hostCalls,
      }),
    },
    summaries: (from, to) => {
      const lines: string[] = []
      for (let place = Math.max(0, from); place < Math.min(to, length); place++)
        lines.push(summaryOf(eventAt(place).data))
      return lines
    },
    moment: (count, known) => {
      const state: Slices = history.stateAt(count)
      const event = count === 0 ? null : eventAt(count - 1)
      const touched = event ? evolution.slicesOf(event) : []
      const before: Slices = event ? history.stateAt(count - 1) : state
      return {
        state: known === null ? state : pick(state, touchedBetween(known, count)),
        event,
        command: count === 0 ? null : log.commandAt(count - 1),
        changes: changesBetween(pick(before, touched), pick(state, touched)),
      }
    },
    hash: (count) => hashOf(history.stateAt(count)),
    warm: async (progress) => {
      for (let count = 0; count <= length; count += CHECKPOINT) {
        history.stateAt(count)
        await progress(count / length)
      }
    },
    changed: findChanged,
    find: async ({ text, area, show }, progress) => {
      const word = text.trim().toLowerCase()
      const moved = show === 'changed' ? await findChanged(progress) : null
      const wrong = show === 'problems' ? new Set((await allProblems(progress)).map(({ place }) => place)) : null
      const found = new Int32Array(length)
      let count = 0
      const hits = types.map(({ name, area: of }) => ({ here: area === null || of === area, name: name.toLowerCase() }))
      const shown = (place: number): boolean => {
        const flags = columns.flags[place] ?? 0
        switch (show) {
          case 'all':
            return true
          case 'person':
            return (flags & (FLAG.clock | FLAG.effect | FLAG.portal)) === 0
          case 'effects':
            return (flags & FLAG.effect) !== 0
          case 'failures':
            return (flags & FLAG.failed) !== 0
          case 'problems':
            return wrong?.has(place) === true
          case 'changed':
            return moved?.[place] === 1
        }
      }
      for (let place = 0; place < length; place++) {
        if (place % 512 === 511) await progress(place / length)
        const hit = hits[columns.type[place] ?? 0]
        if (!hit?.here || !shown(place)) continue
        if (word !== '' && !hit.name.includes(word)) {
          const text = JSON.stringify(eventAt(place).data).toLowerCase()
          if (!text.includes(word)) continue
        }
        found[count++] = place
      }
      return found.slice(0, count)
    },
    annotated: (added) =>
      withNotes(
        file,
        added.map(({ seq, at, text }) => ({ kind: 'note', after: seq, at, text })),
      ),
    problems: allProblems,
    selectors: (count, withDigest) => {
      const event = count === 0 ? null : eventAt(count - 1)
      const before = event ? history.stateAt(count - 1) : history.stateAt(count)
      return ofBuild().rows(history.stateAt(count), before, event ? evolution.slicesOf(event) : [], withDigest)
    },
    selected: (count, name, argument) => ofBuild().select(history.stateAt(count), name, argument),
    hashes: async (slices, progress) => {
      const wanted = new Set(slices)
      const states = new Float64Array(length + 1)
      const events = new Float64Array(length)
      // A sum of the slices' hashes, so that an event costs only the slices that it touches.
      const LIMIT = 2 ** 52
      let sum = 0
      const first = await walk(
        (_, __, slice, before, after) => {
          if (wanted.has(slice)) sum = (((sum - before + LIMIT) % LIMIT) + after) % LIMIT // each step within the 53 bits of a number
        },
        (place, { type, v, data }) => {
          states[place + 1] = sum
          events[place] = hashNumber([type, v, data])
        },
        progress,
      )
      let start = 0
      for (const [slice, hash] of first) if (wanted.has(slice)) start = (start + hash) % LIMIT
      for (let place = 0; place <= length; place++) states[place] = ((states[place] ?? 0) + start) % LIMIT
      return { states, events }
    },
  }
}
