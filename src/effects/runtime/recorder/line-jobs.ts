import type { KnownCommand } from '../../../domain/kernel/command.ts'
import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import { isRecord } from '../../../domain/kernel/data/is-record.ts'
import type { AnyOperation } from '../../api/operation.ts'
import {
  type Incoming,
  addOpen,
  type PendingCalls,
  type Ended,
  type Line,
  type LineMaker,
  type LineOptions,
  type Ran,
  lineMaker,
} from './log-lines.ts'

/** The input for one line of a log, without functions: it has the names of commands and operations. It holds unredacted data. */
export type LineJob = {
  readonly salt: string
  readonly hasBodies: boolean
  /** The plain texts of the log so far, which a later text can quote. */
  readonly plainTexts: readonly string[]
} & (
  | {
      readonly kind: 'event'
      readonly event: RecordedEvent
      readonly ran: (Omit<Ran, 'command'> & { readonly command: string | null }) | null
      /** Whether a call waits for what the event leaves readable. */
      readonly wantsOpen: boolean
    }
  | {
      readonly kind: 'call'
      readonly call: Omit<Ended, 'operation'> & { readonly operation: string }
      readonly number: number
      readonly open: readonly string[]
      /** How many bytes its body can have. */
      readonly room: number
    }
)

/** A line as the worker made it. Everything in it is redacted. */
export interface MadeLine {
  readonly line: Line
  /** The plain texts that it added to the plainTexts ones. */
  readonly addedTexts: readonly string[]
  /** What an event leaves readable, if a call waits for that. */
  readonly open: readonly string[]
}

/** The parts of the portal that the worker loads itself: codecs are functions, which cannot be sent. */
export interface KnownToWorker extends Pick<LineOptions, 'definitions' | 'fieldCommands' | 'merging'> {
  readonly commands: Iterable<KnownCommand>
  readonly operations: Readonly<Record<string, AnyOperation>>
}

/** From this many values on, redaction takes longer than sending the data to a worker and reading its response: docs/decisions/logs-and-redaction.md, ‘A worker for large lines’. */
const LARGE = 1000

/** Whether data is worth a worker. Stops counting as soon as it is. */
const isLarge = (data: unknown): boolean => {
  let left = LARGE
  const isOver = (part: unknown): boolean => --left < 0 || (isRecord(part) && Object.values(part).some(isOver))
  return isOver(data)
}

/** What a recorder makes jobs from. */
export interface JobSources extends Pick<LineOptions, 'commands' | 'hasBodies' | 'salt'> {
  readonly lines: Pick<LineMaker, 'plainTexts'>
  readonly calls: Pick<PendingCalls, 'awaits' | 'room'>
  /** The commands of events that wait, by their `seq`. */
  readonly ran: ReadonlyMap<number, Ran>
}

/** Makes the job for an item that waits; null for one that the page redacts as quickly as it would send it. */
export const jobMaker =
  ({ commands, hasBodies, salt, lines, calls, ran }: JobSources) =>
  (incoming: Incoming): LineJob | null => {
    if ('event' in incoming && isLarge(incoming.event.data)) {
      const { event } = incoming
      const made = ran.get(event.seq)
      return {
        kind: 'event',
        salt,
        hasBodies,
        plainTexts: lines.plainTexts(),
        event,
        ran: made ? { ...made, command: commands.get(made.command)?.name ?? null } : null,
        wantsOpen: calls.awaits(event),
      }
    }
    if (!('due' in incoming && hasBodies && isLarge([incoming.due.call.sent, incoming.due.call.result]))) return null
    const { call, number, open } = incoming.due
    return {
      kind: 'call',
      salt,
      hasBodies,
      plainTexts: lines.plainTexts(),
      call: { ...call, operation: call.operation.id },
      number,
      open: [...open],
      room: calls.room(),
    }
  }

/** Makes lines from jobs, by the same code as the page. Throws for data that no codec accepts, and for unknown operations. */
export const lineJobs = ({ commands, operations, ...known }: KnownToWorker): ((job: LineJob) => MadeLine) => {
  const byName = new Map([...commands].map((command) => [command.name, command]))
  return ({ salt, hasBodies, plainTexts, ...job }) => {
    const lines = lineMaker({ ...known, commands: byName, redactors: null, salt, hasBodies })
    lines.keepPlain(plainTexts)
    const open = new Set<string>()
    const made = (): Line => {
      if (job.kind === 'event') {
        const { line, redacted } = lines.event(job.event, job.ran)
        if (job.wantsOpen) addOpen(open, job.event.data, redacted.data)
        return line
      }
      const operation = operations[job.call.operation]
      if (!operation) throw new Error(`The worker knows no operation ${job.call.operation}.`)
      return lines.call({ call: { ...job.call, operation }, number: job.number, open: new Set(job.open) }, job.room)
    }
    return { line: made(), addedTexts: lines.plainTexts().slice(plainTexts.length), open: [...open] }
  }
}
