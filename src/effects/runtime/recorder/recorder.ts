import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import type { Evolution } from '../../../domain/kernel/evolve.ts'
import type { AnySlice, StateWith } from '../../../domain/kernel/slice.ts'
import { linesOfFile } from '../../../domain/log/chain.ts'
import { type Device, LogHeader } from '../../../domain/log/log.ts'
import type { KnownCommand } from '../../../domain/kernel/command.ts'
import type { Aside, Store } from '../store.ts'
import type { LineWorker } from './line-worker.ts'
import {
  type Redactors,
  pendingCalls,
  type Line,
  type Ran,
  fileOf,
  lineMaker,
  inOrder,
  type Incoming,
} from './log-lines.ts'
import { type NotKept, type LogLimits, type LogStore, type LogRow, OPENS_WITHIN, whyNot } from './log-store.ts'
import { isLeft } from 'fp-ts/lib/Either.js'
import { hashOf } from '../../../domain/kernel/data/hash.ts'
import { type MadeLine, jobMaker } from './line-jobs.ts'
import { lineQueue } from './line-queue.ts'

/** What the recorder needs; tests replace all of it. */
export interface RecorderOptions<S extends AnySlice> {
  readonly store: Pick<Store<StateWith<S>>, 'events' | 'asides' | 'state'>
  readonly evolution: Pick<Evolution<S>, 'initial' | 'replay' | 'definitions'>
  /** Events that were appended before the recorder loaded. */
  readonly early: readonly RecordedEvent[]
  /** What was recorded besides events before then. */
  readonly earlyAsides: readonly Aside[]
  /** The name in the log of each command that screens dispatch. */
  readonly commands: ReadonlyMap<unknown, KnownCommand>
  readonly fieldCommands: Readonly<Record<string, string>>
  readonly header: Pick<LogHeader, 'build' | 'startedAt' | 'brand' | 'browser'>
  /** What the page is shown on when it is asked. */
  readonly device: () => Device
  /** Whether the log has the redacted bodies of the hosts' responses. */
  readonly hasBodies: boolean
  /** How a build for test data records; null in every release. */
  readonly redactors: Redactors | null
  /** Makes the lines that take long; null if the page makes all of them. */
  readonly worker: LineWorker | null
  /** Random text, generated for this log: pseudonyms of two logs cannot be joined. */
  readonly salt: string
  readonly id: string
  /** Whose the log is: of whoever signed in last; null if nobody did. */
  readonly owner: () => string | null
  /** Events that are not stored if they changed nothing, such as idle ticks. */
  readonly quiet: ReadonlySet<string>
  /** Events that merge: of several in a row about one field, only the last is stored. */
  readonly merging: ReadonlySet<string>
  /** Events that are stored even after one that cannot be folded, such as the crash that it caused. */
  readonly lasting: ReadonlySet<string>
  readonly schedule: (work: () => void, ms: number) => () => void
  readonly now: () => number
  readonly limits: LogLimits
  /** Opens the browser's logs; calls back when they are lost, or while another tab blocks them. Rejects if they are forbidden. */
  readonly open: (lost: (why: NotKept) => void, waiting: () => void) => Promise<LogStore>
}

/** A log that can be viewed and saved. */
export interface Visit extends Omit<LogRow, 'touchedAt'> {
  /** Where the log is: `browser`, or why it is only in memory. */
  readonly kept: 'browser' | NotKept
  /** How many events happened after the last one that was recorded. */
  readonly missing: number
}

/** Keeps the event log of this page load, and finds those of earlier ones. */
export interface Recorder {
  /** The whole log so far as a file's text, redacted, with the hash of the redacted state. Needs no storage. */
  readonly exportLog: () => string
  /** This visit, then the earlier ones that the browser still keeps, newest first. */
  readonly visits: () => Promise<readonly Visit[]>
  /** The lines of a visit's log, its header first; null if it no longer exists. Without an id, those of this visit, which need no storage. */
  readonly lines: (id?: string) => Promise<readonly string[] | null>
  /** Redacts and writes pending events. */
  readonly flush: () => Promise<void>
  /** Where the log is kept: `browser`, or why it is only in memory. */
  readonly keptIn: () => Visit['kept']
  /**
   * Writes what waits and stops: the session is over.
   * @param forgets whose logs are deleted, this one included: nobody's, an owner's, or those of everybody whose log has an owner
   */
  readonly end: (forgets: 'nobody' | 'everybody' | { readonly owner: string }) => Promise<void>
  readonly stop: () => void
}

/**
 * Resolves when the promise does, and after `ms` milliseconds at the latest.
 * @param schedule runs work after ms milliseconds
 */
export const within = (
  promise: Promise<unknown>,
  ms: number,
  schedule: (work: () => void, ms: number) => () => void,
): Promise<void> =>
  new Promise((resolve) => {
    const cancel = schedule(resolve, ms)
    const settle = (): void => {
      cancel()
      resolve()
    }
    promise.then(settle, settle)
  })

/** How long an event can wait in memory before it is written, ms. With the writing itself, a killed tab loses a quarter of a second at most. */
export const WRITE_AFTER = 100
/** How long events are redacted before the page gets its turn, ms. */
const SLICE = 8

/**
 * Records every event, redacted before it is stored anywhere: secrets never leave memory, personal values only as pseudonyms. While a
 * person types or clicks, an event is only queued: it is redacted and written within `WRITE_AFTER` ms, in slices of 8 ms and one
 * transaction per batch; what takes longer is redacted by a worker. What a browser will not store stays in memory, and `keptIn` says why.
 */
export const startRecorder = <S extends AnySlice>(options: RecorderOptions<S>): Recorder => {
  const { store, evolution, id, quiet, schedule, now, limits } = options
  const lines = lineMaker({ ...options, definitions: evolution.definitions })
  const ran = new Map<number, Ran>() // the commands of events that wait, by their `seq`
  // As bytes, which browsers keep outside the heap of scripts: a long visit records many megabytes.
  const log: (Omit<Line, 'text'> & { readonly utf8: Uint8Array })[] = []
  const textOf = ({ utf8 }: { readonly utf8: Uint8Array }): string => new TextDecoder().decode(utf8)
  const versions: Record<string, number> = {}
  const unwritten = new Map<number, string | null>() // null: a stored event that a later one replaces
  // Every event in its redacted form, merged and quiet ones included: a replay of the log must produce the same state.
  const shadow = evolution.initial()
  const sums = { events: 0, bytes: 0, secrets: 0, pseudonyms: 0 }
  let before = store.state()
  let cancel: (() => void) | null = null
  let kept: Visit['kept'] = 'slow'
  let isStored = true
  let cut: LogHeader['cut'] = null
  let missing = 0
  let logs: LogStore | null = null

  const header = (hash: string | null): LogHeader => ({
    format: 'benefits-portal-log',
    formatVersion: 3,
    ...options.header,
    hash,
    versions: { ...versions },
    cut,
    redaction: options.redactors ? 'none' : 'full',
    hasEnd: true,
    device: options.device(),
  })
  const row = (): LogRow => ({
    id,
    header: header(null),
    lastAt: log.at(-1)?.at ?? options.header.startedAt,
    touchedAt: now(),
    owner: options.owner(),
    ...sums,
  })
  const add = ({ seq, bytes, secrets, pseudonyms: hidden }: Omit<Line, 'text'>, sign: 1 | -1): void => {
    if (Number.isInteger(seq)) sums.events += sign
    sums.bytes += sign * bytes
    sums.secrets += sign * secrets
    sums.pseudonyms += sign * hidden
  }
  /** From now on the log is only in memory; what is already stored stays and is complete in itself. */
  const leaveStorage = (why: NotKept): void => {
    if (!isStored) return
    isStored = false
    kept = why
    unwritten.clear()
  }

  const opening = options
    .open(leaveStorage, () => {
      kept = 'otherVersion'
    })
    .then(
      (opened) => {
        logs = opened
        if (isStored) kept = 'browser'
      },
      (error: unknown) => {
        leaveStorage(whyNot(error))
      },
    )

  const keep = ({ text, ...line }: Line): void => {
    const last = log.at(-1)
    if (last && line.field !== null && line.field === last.field) {
      log.pop()
      add(last, -1)
      if (isStored) unwritten.set(last.seq, null)
    }
    let place = log.length
    while ((log[place - 1]?.seq ?? 0) > line.seq) place -= 1 // a call comes before the events that were made from it
    log.splice(place, 0, { ...line, utf8: new TextEncoder().encode(text) })
    add(line, 1)
    if (isStored) unwritten.set(line.seq, text)
    if (sums.bytes > limits.memory) cut = 'limit'
  }
  const calls = pendingCalls(lines, keep, () => sums.bytes)
  const takeEvent = (event: RecordedEvent, isKept: boolean, made: MadeLine | null): void => {
    const { line, redacted } = made
      ? { line: made.line, redacted: JSON.parse(made.line.text) as RecordedEvent } // its line has the command as well, which no handler reads
      : lines.event(event, ran.get(event.seq) ?? null)
    if (isKept) {
      versions[event.type] = event.v
      keep(line)
    }
    if (made) calls.opened(event, made.open)
    else calls.made(event, redacted)
    evolution.replay(shadow, [redacted])
  }
  const take = (incoming: Incoming, made: MadeLine | null): void => {
    if (cut === 'failed' && 'event' in incoming && options.lasting.has(incoming.event.type)) {
      keep(lines.event(incoming.event, null).line)
      return
    }
    if (cut !== null) {
      missing += 'event' in incoming && incoming.isKept ? 1 : 0
      return
    }
    try {
      if (made) lines.keepPlain(made.addedTexts)
      if ('call' in incoming) calls.ended(incoming.call)
      else if ('due' in incoming) calls.keep(made?.line ?? lines.call(incoming.due, calls.room()))
      else if ('event' in incoming) {
        takeEvent(incoming.event, incoming.isKept, made)
        ran.delete(incoming.event.seq)
      } else {
        const line = lines.refusal(incoming.refused)
        if (line) keep(line)
      }
    } catch {
      cut = 'failed' // the log ends with an event that cannot be folded, or before one that cannot be redacted; its header says so
    }
  }

  const writeNow = async (): Promise<void> => {
    await opening
    if (!logs || !isStored || unwritten.size === 0) return
    const changes = new Map(unwritten)
    unwritten.clear()
    const all = (): Map<number, string> => new Map(log.map((line) => [line.seq, textOf(line)]))
    const why = sums.bytes > limits.one ? 'limit' : await logs.write(row(), changes, all)
    if (why === null) return
    leaveStorage(why)
    await logs.cut(id, why === 'limit' || why === 'full' ? why : 'failed').catch(() => {}) // then the stored part does not say that it is partial
  }
  let writing: Promise<void> = Promise.resolve()
  const write = (): Promise<void> => (writing = writing.then(writeNow))

  const jobOf = jobMaker({ ...options, lines, calls, ran })
  const queue = lineQueue({
    worker: options.redactors ? null : options.worker,
    jobOf: (incoming) => (cut === null ? jobOf(incoming) : null),
    take,
    due: (event) => (cut === null ? calls.due(event) : []),
    now,
    resumed: () => {
      cancel?.()
      cancel = schedule(work, 0) // reading a long line and sending the next would be one long task
    },
  })
  const work = (): void => {
    cancel = null
    if (queue.settle(now() + SLICE) === 'more') cancel = schedule(work, 0)
    else void write()
  }
  const enqueue = (incoming: Incoming): void => {
    queue.add(incoming)
    cancel ??= schedule(work, WRITE_AFTER)
  }
  const early = new Set(options.early.map(({ seq }) => seq))
  const begunAfter = Math.max(0, ...early)
  /** A cause that the log holds: what happened before the log began, in the session of somebody else, is none. */
  const causeOf = (cause: number | null): number | null =>
    cause !== null && cause <= begunAfter && !early.has(cause) ? null : cause
  const withCause = (event: RecordedEvent): RecordedEvent => {
    const causedBy = causeOf(event.causedBy)
    return causedBy === event.causedBy ? event : { ...event, causedBy }
  }
  const receive = (aside: Aside): void => {
    if (aside.kind === 'broken') enqueue({ event: withCause(aside.event), isKept: true })
    else if (aside.kind === 'call') enqueue({ call: { ...aside, cause: causeOf(aside.cause ?? null) ?? undefined } })
    else if (aside.refusal === null) ran.set(aside.seq, aside)
    else enqueue({ refused: aside })
  }
  for (const one of inOrder(options.early, options.earlyAsides)) {
    if ('kind' in one) receive(one)
    else enqueue({ event: withCause(one), isKept: true })
  }
  const subscription = store.events.subscribe((event) => {
    const changed = store.state() !== before
    before = store.state()
    enqueue({ event: withCause(event), isKept: changed || !quiet.has(event.type) })
  })
  subscription.add(store.asides.subscribe(receive))
  /** The earlier visits of whoever is signed in; nobody sees those of another person, nor those in which nobody signed in. */
  const ofOwner = async (): Promise<readonly LogRow[]> => {
    const me = options.owner()
    return me === null ? [] : ((await logs?.rows()) ?? []).filter(({ owner, ...one }) => one.id !== id && owner === me)
  }
  const here = (): string[] => {
    queue.settleAll()
    return linesOfFile(header(cut === 'failed' ? null : hashOf(shadow)), log.map(textOf))
  }

  const flush = (): Promise<void> => {
    cancel?.()
    cancel = null
    queue.settleAll()
    return write()
  }
  const stop = (): void => {
    cancel?.()
    cancel = null
    queue.stop()
    subscription.unsubscribe()
  }

  return {
    exportLog: () => fileOf(here()),
    visits: async () => {
      await within(opening, OPENS_WITHIN, schedule)
      queue.settleAll()
      const earlier = await ofOwner().catch(() => []) // unreadable by now: only this visit is left
      return [{ ...row(), kept, missing }, ...earlier.map((one) => ({ ...one, kept: 'browser' as const, missing: 0 }))]
    },
    lines: async (wanted) => {
      if (wanted === undefined || wanted === id) return here()
      const found = (await ofOwner()).find((one) => one.id === wanted)
      if (!logs || !found) return null
      const known = LogHeader.decode(found.header) // an older build can have written it
      return isLeft(known) ? null : linesOfFile(known.right, await logs.lines(wanted))
    },
    flush,
    end: async (forgets) => {
      stop()
      if (forgets !== 'nobody') leaveStorage('failed') // nothing of it is written again
      else await flush()
      await writing
      if (forgets !== 'nobody')
        for (const { id: one, owner } of (await logs?.rows()) ?? [])
          if (one === id || (forgets === 'everybody' ? owner !== null : owner === forgets.owner))
            await logs?.forget(one)
      void opening.then(() => logs?.close())
    },
    keptIn: () => kept,
    stop,
  }
}
