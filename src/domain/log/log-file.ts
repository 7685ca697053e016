import { isLeft, isRight, right, type Either } from 'fp-ts/lib/Either.js'
import { sanitiserOf, type Sanitise } from './sanitise.ts'
import type { AnyDefinition, RecordedEvent } from '../kernel/event.ts'
import type { EventList } from '../kernel/data/history.ts'
import { decodeEntry, decodeHeader, parseLine, type LogHeader, type LogProblem } from './log.ts'
import { brokenChain, hashOfHeader } from './chain.ts'
import { lineStarts, NEWLINE } from './line-starts.ts'
import { commandOf, noteOf, type LogNote, type RecordedCommand } from './notes.ts'
import { isRecord } from '../kernel/data/is-record.ts'

/**
 * A log file that is kept as bytes: each read of an event decodes and checks it. Iterating it reads and checks every event;
 * `length`, `at` and `problems` do that first if necessary.
 */
export interface LogFile extends EventList, Iterable<RecordedEvent> {
  readonly header: LogHeader
  /** `index` counts from 0; undefined if out of range. */
  readonly at: (index: number) => RecordedEvent | undefined
  /** A sentence for each line that could not be read, or at which the chain over the lines breaks; every other line was read. */
  readonly problems: readonly LogProblem[]
  /** What the log holds besides its events, in order. */
  readonly notes: readonly LogNote[]
  /** The command that made an event, by the event's index; null if none did, or the log does not say. */
  readonly commandAt: (index: number) => RecordedCommand | null
  /** The line of an event in the file, counted from 1. */
  readonly lineOf: (index: number) => number
}

/** Whether data fits a codec. */
export type Check = (data: unknown) => boolean

/** What is known of an event type, looked up once. */
interface Kind {
  readonly v: number
  readonly fits: Check
  readonly clean: Sanitise | null
}

interface Known {
  /** The line of each event, from 0. */
  readonly places: Uint32Array
  /** The lines of notes, from 0. */
  readonly notes: readonly number[]
  readonly problems: readonly LogProblem[]
}

/** Receives what is found on each line of a file. */
interface Listener {
  readonly event: (line: number) => void
  readonly note: (line: number) => void
  readonly problem: (problem: LogProblem) => void
}

/** How many lines are decoded and parsed together: fewer calls, with little memory. */
const BATCH = 256
/** How many bytes are parsed at once. No line of a recorded log is longer; parsing a longer one could take minutes and gigabytes. */
const LONGEST = 8_000_000

const NO_END =
  'The end of the log is missing: the file was cut here. What it holds can be trusted; what came after is not known.'

const OTHER_HEADER =
  'The header was changed: build, brand, device and hash may never have been so. The lines after it say themselves whether they are whole.'

const tooLong = (length: number): string =>
  `This line has ${Math.round(length / 1_000_000)} MB, and no line of a log has more than ${LONGEST / 1_000_000} MB.`

/** Several lines parsed as one list; null if they are not one value each and have to be parsed separately. */
const parseTogether = (text: string, lines: number): readonly unknown[] | null => {
  try {
    const all: unknown = JSON.parse(`[${text.replaceAll('\n', ',')}]`)
    return Array.isArray(all) && all.length === lines ? all : null
  } catch {
    return null // one of the lines is damaged; parsed separately, it is reported by its number
  }
}

/**
 * Opens the bytes of a log: a header line, then one recorded event per line, in UTF-8. Left with one sentence if it is not a log.
 * @param checks by event type, checks whether data fits the codec, faster than the codec itself, which is the default
 * @param sanitise makes the HTML of a log safe: required for rendering, because a file from outside is not trusted
 */
export const openLog = (
  bytes: Uint8Array,
  definitions: ReadonlyMap<string, AnyDefinition>,
  {
    checks,
    sanitise,
  }: { readonly checks?: ReadonlyMap<string, Check>; readonly sanitise?: (html: string) => string } = {},
): Either<string, LogFile> => {
  const decoder = new TextDecoder()
  const textOf = (from: number, to: number): string => decoder.decode(bytes.subarray(from, to))
  const firstEnd = bytes.indexOf(NEWLINE)
  const first = decodeHeader(textOf(0, Math.min(firstEnd < 0 ? bytes.length : firstEnd, LONGEST)))
  if (isLeft(first)) return first
  const { header, isChained } = first.right

  /** The start of each line after the header; the end of the file closes the list. */
  const starts = lineStarts(bytes, firstEnd < 0 ? bytes.length : firstEnd + 1)
  const count = starts.length - 1
  const start = (line: number): number => starts[line] ?? bytes.length
  /** The text of some lines, without the last line's end. */
  const linesText = (from: number, to: number): string => {
    const end = start(to)
    return textOf(start(from), bytes[end - 1] === NEWLINE ? end - 1 : end)
  }

  const kinds = new Map<string, Kind>()
  const kindOf = (type: string): Kind | null => {
    const known = kinds.get(type)
    if (known) return known
    const definition = definitions.get(type)
    if (!definition) return null
    const { v, codec } = definition
    const kind = { v, fits: checks?.get(type) ?? codec.is, clean: sanitise ? sanitiserOf(codec, sanitise) : null }
    kinds.set(type, kind)
    return kind
  }

  /** An entry of the current version whose parts all fit; null if `closely` has to read it. */
  const quick = (json: unknown): RecordedEvent | null => {
    if (!isRecord(json)) return null
    const { seq, at, v, type, causedBy, data } = json
    if (typeof type !== 'string' || typeof seq !== 'number' || typeof at !== 'number') return null
    if (typeof causedBy !== 'number' && causedBy !== null) return null
    const kind = kindOf(type)
    if (!kind || v !== kind.v || !kind.fits(data)) return null
    return { seq, at, v, type, data: kind.clean ? kind.clean(data) : data, causedBy }
  }
  const closely = (text: string): Either<string, RecordedEvent> => {
    const entry = decodeEntry(text, definitions)
    if (isLeft(entry)) return entry
    const clean = kindOf(entry.right.type)?.clean
    return clean ? right({ ...entry.right, data: clean(entry.right.data) }) : entry
  }

  let known: Known | null = null

  /** The events of some lines; the listener receives every line that is not empty. */
  function* decode(first: number, end: number, on: Listener): Generator<RecordedEvent> {
    for (let from = first, to = first; from < end; from = to) {
      do to += 1
      while (to < Math.min(from + BATCH, end) && start(to + 1) - start(from) <= LONGEST)
      const length = start(to) - start(from)
      if (length > LONGEST) {
        on.problem({ line: from + 2, sentence: tooLong(length) })
        continue
      }
      const together = parseTogether(linesText(from, to), to - from)
      for (let line = from; line < to; line++) {
        let event = together ? quick(together[line - from]) : null
        if (!event) {
          const text = linesText(line, line + 1)
          if (text === '') continue
          const note = noteOf(together ? together[line - from] : parseLine(text), line + 2)
          if (note && isRight(note)) {
            on.note(line)
            continue
          }
          const entry = note ?? closely(text)
          if (isLeft(entry)) {
            on.problem({ line: line + 2, sentence: entry.left })
            continue
          }
          event = entry.right
        }
        on.event(line)
        yield event
      }
    }
  }

  function* read(): Generator<RecordedEvent> {
    const places = new Uint32Array(count)
    const problems: LogProblem[] = []
    const notes: number[] = []
    let found = 0
    yield* decode(0, count, {
      event: (line) => {
        places[found++] = line
      },
      note: (line) => notes.push(line),
      problem: (problem) => problems.push(problem),
    })
    known ??= {
      places: places.subarray(0, found),
      notes,
      problems: [...withoutEnd(notes), ...withBreaks(problems)].toSorted((a, b) => a.line - b.line),
    }
  }
  /** A log that says that it has an end, and has none: whatever copied the file stopped before it. */
  const withoutEnd = (lines: readonly number[]): readonly LogProblem[] => {
    if (!header.hasEnd) return []
    // The end is among the last lines; what testers wrote follows it.
    for (const line of lines.toReversed()) {
      const note = noteOf(jsonAt(line), line + 2)
      if (!note || isLeft(note) || note.right.kind !== 'end') continue
      const { header: hash = null } = note.right
      const isChanged = hash !== null && hash !== hashOfHeader(bytes.subarray(0, firstEnd))
      return isChanged ? [{ line: 1, sentence: OTHER_HEADER }] : []
    }
    return [{ line: count + 1, sentence: NO_END }]
  }
  /** A line that could not be read is reported once. */
  const withBreaks = (problems: readonly LogProblem[]): readonly LogProblem[] => {
    const unread = new Set(problems.map(({ line }) => line))
    const broken = brokenChain(bytes, isChained ? header : null, starts).filter(({ line }) => !unread.has(line))
    return broken.length === 0 ? problems : [...problems, ...broken].toSorted((a, b) => a.line - b.line)
  }

  const wholly = (): Known => {
    while (!known) for (const _ of read()) continue
    return known
  }
  const ignore = (): void => {} // the lines were already read and reported
  const nobody: Listener = { event: ignore, note: ignore, problem: ignore }

  function* slice(from: number, to: number): Generator<RecordedEvent> {
    const { places } = wholly()
    const [start, last] = [places[from], places[Math.min(to, places.length) - 1]]
    if (start !== undefined && last !== undefined && from < to) yield* decode(start, last + 1, nobody)
  }
  const placeOf = (index: number): number => {
    const place = wholly().places[index]
    if (place === undefined) throw new Error(`The log has no event at place ${index + 1}.`)
    return place
  }
  const jsonAt = (line: number): unknown => parseLine(linesText(line, line + 1))
  let notes: readonly LogNote[] | null = null

  return right({
    header,
    get problems() {
      return wholly().problems
    },
    get length() {
      return wholly().places.length
    },
    get notes() {
      return (notes ??= wholly().notes.flatMap((line) => {
        const note = noteOf(jsonAt(line), line + 2)
        return note && isRight(note) && note.right.kind !== 'end' ? [note.right] : []
      }))
    },
    at: (index) => slice(index, index + 1).next().value,
    commandAt: (index) => commandOf(jsonAt(placeOf(index))),
    lineOf: (index) => placeOf(index) + 2,
    slice,
    [Symbol.iterator]: read,
  })
}
