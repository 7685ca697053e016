import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { EventList } from '../../../src/domain/kernel/data/history.ts'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { openLog } from '../../../src/domain/log/log-file.ts'
import type { LogHeader, LogProblem } from '../../../src/domain/log/log.ts'
import { lineStarts } from '../../../src/domain/log/line-starts.ts'
import { asFormat2, chainProblems } from '../../../src/domain/log/older-format.ts'

/** A log as a build from before format 3 reads it. */
interface OlderLog extends EventList, Iterable<RecordedEvent> {
  readonly header: LogHeader
  readonly at: (index: number) => RecordedEvent | undefined
  readonly problems: readonly LogProblem[]
}
type OpenOlder = (bytes: Uint8Array, definitions: Parameters<typeof openLog>[1]) => Either<string, OlderLog>

/** The reader of logs in builds from before `openLog`. */
export type DecodeLog = (
  text: string,
  definitions: Parameters<typeof openLog>[1],
) => Either<
  string,
  {
    readonly header: LogHeader
    readonly events: readonly RecordedEvent[]
    readonly problems: readonly LogProblem[]
  }
>

/** Opens a log as a build from before `openLog` can: all of it at once. */
export const openWhole =
  (decode: DecodeLog): OpenOlder =>
  (bytes, definitions) => {
    const log = decode(new TextDecoder().decode(bytes), definitions)
    if (isLeft(log)) return log
    const { header, events, problems } = log.right
    return right({
      header,
      problems,
      length: events.length,
      at: (index) => events[index],
      slice: (from, to) => events.slice(from, to),
      [Symbol.iterator]: () => events[Symbol.iterator](),
    })
  }

/** The lines that hold an event, from 1: those that are not empty and could be read. */
const eventLines = (bytes: Uint8Array, problems: readonly LogProblem[]): readonly number[] => {
  const unread = new Set(problems.map(({ line }) => line))
  const starts = lineStarts(bytes, 0)
  const lines: number[] = []
  for (let line = 2; line < starts.length; line++)
    if ((starts[line] ?? 0) - (starts[line - 1] ?? 0) > 1 && !unread.has(line)) lines.push(line)
  return lines
}

/**
 * Opens a log with a build that knows no format after 2: it gets only the events, in that format. Breaks in the chain over the lines are
 * found here.
 */
export const openAsFormat2 =
  (open: OpenOlder): typeof openLog =>
  (bytes, definitions) => {
    const events = asFormat2(bytes)
    const opened = open(events, definitions)
    if (isLeft(opened)) return opened
    const log = opened.right
    let lines: readonly number[] | null = null
    let problems: readonly LogProblem[] | null = null
    const findProblems = (): readonly LogProblem[] => {
      const unread = new Set(log.problems.map(({ line }) => line))
      const broken = chainProblems(bytes).filter(({ line }) => !unread.has(line))
      return [...log.problems, ...broken].toSorted((a, b) => a.line - b.line)
    }
    return right({
      header: log.header,
      get problems() {
        return (problems ??= findProblems())
      },
      get length() {
        return log.length
      },
      notes: [],
      commandAt: () => null,
      lineOf: (index) => (lines ??= eventLines(events, log.problems))[index] ?? index + 2,
      at: log.at,
      slice: log.slice,
      [Symbol.iterator]: () => log[Symbol.iterator](),
    })
  }
