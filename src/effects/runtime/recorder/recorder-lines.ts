import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { KnownCommand } from '../../../domain/kernel/command.ts'
import { isRecord } from '../../../domain/kernel/data/is-record.ts'
import type { AnyDefinition, RecordedEvent } from '../../../domain/kernel/event.ts'
import { chainOf } from '../../../domain/log/chain.ts'
import type { LogHeader } from '../../../domain/log/log.ts'
import { commandPart } from '../../../domain/log/notes.ts'
import { pseudonymiser } from '../../../domain/log/pseudonyms.ts'
import type { Redact } from '../../../domain/log/redaction.ts'
import { compileRedaction } from '../../../domain/log/redaction.ts'
import type { AnyOperation } from '../../api/operation.ts'
import type { Aside } from '../store.ts'
import { compileBody } from './recorder-bodies.ts'

/** A line of the log with its metadata. */
export interface Line {
  /** The `seq` of an event; a note has a number between that of the event before it and the next. */
  readonly seq: number
  readonly text: string
  /** Its size in a file, line end included. */
  readonly bytes: number
  readonly at: number
  /** The type and field of a merging event; null otherwise. */
  readonly field: string | null
  /** How many values of each kind are hidden in it. */
  readonly secrets: number
  readonly pseudonyms: number
}

/** A command that ran, as the store reports it. */
export type Ran = Extract<Aside, { readonly kind: 'command' }>

/** A call that has ended, as the store reports it. */
export type Ended = Extract<Aside, { readonly kind: 'call' }>

/** A call whose line waits for the events that its effect makes from the response: they decide which of its strings stay readable. */
export interface PendingCall {
  readonly call: Ended
  readonly number: number
  readonly open: Set<string>
}

/** Makes the lines of one log. Every method throws for data that no codec accepts. */
export interface LineMaker {
  /** @param ran the command that made it; null if none did */
  readonly event: (event: RecordedEvent, ran: Ran | null) => { readonly line: Line; readonly redacted: RecordedEvent }
  /** A command that was refused; null if it has no name. */
  readonly refusal: (ran: Ran) => Line | null
  readonly pending: (call: Ended) => PendingCall
  /** @param room how many bytes its body can have */
  readonly call: (pending: PendingCall, room: number) => Line
  /** The plain texts of the log so far, which a later text can quote. */
  readonly quotable: () => readonly string[]
  /** Takes in plain texts of lines that were made elsewhere. */
  readonly spare: (texts: readonly string[]) => void
}

/** How a log is redacted, if not by its codecs. */
export interface Redactors {
  readonly name: string
  readonly ofData: typeof compileRedaction
  readonly ofBody: typeof compileBody
}

/** What redacting a log needs. */
export interface LineOptions {
  readonly definitions: ReadonlyMap<string, AnyDefinition>
  readonly commands: ReadonlyMap<unknown, KnownCommand>
  /** The commands that a form's definition makes, by the events that they make. */
  readonly fieldCommands: Readonly<Record<string, string>>
  readonly hasBodies: boolean
  /** Null in every release. */
  readonly redactors: Redactors | null
  /** Random text, generated for this log. */
  readonly salt: string
  /** Types of events that merge: of several in a row about one field, only the last is stored. */
  readonly merging: ReadonlySet<string>
}

const fieldOf = ({ type, data }: RecordedEvent): string => {
  const { form, field } = data as { form?: string; field?: string } // called only for events that merge: those of a form's field
  return `${type}/${form}/${field}`
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength + 1

const reasonOf = (refusal: unknown): string =>
  isRecord(refusal) && typeof refusal['reason'] === 'string' ? refusal['reason'] : 'refused'

/** Notes after one event: their numbers lie between its own and the next. */
const NOTES_PER_EVENT = 2 ** 20

/** How a call ended, and the decoder of its response; null if it brought none. */
const endOf = ({ responses, errors }: AnyOperation, result: Ended['result']) => {
  const nothing = { decoder: null, data: null }
  if (result === null) return { status: null, problem: 'cancelled', ...nothing }
  if (isLeft(result)) {
    const { problem, body } = result.left
    const status = problem.kind === 'refused' ? problem.status : problem.kind === 'unauthorised' ? 401 : null
    const decoder = status === null || body === null ? undefined : errors[status]
    return { status, problem: problem.kind, ...(decoder ? { decoder, data: body } : nothing) }
  }
  const { status, data } = result.right
  const decoder = responses[status] ?? Object.values(responses)[0]
  return { status, problem: null, ...(decoder && data !== null ? { decoder, data } : nothing) }
}

/** A body that is longer is left out. */
const BODY_LIMIT = 100_000
const withinLimit = (body: unknown, room: number): unknown => {
  const bytes = bytesOf(JSON.stringify(body) ?? '')
  return bytes > Math.min(BODY_LIMIT, room) ? { omitted: bytes } : body
}

/** Turns events, and what lies between them, into lines of one log, redacted as their codecs say. */
export const lineMaker = ({
  definitions,
  commands,
  fieldCommands,
  hasBodies,
  redactors,
  salt,
  merging,
}: LineOptions): LineMaker => {
  const pseudonyms = pseudonymiser(salt)
  const { ofData, ofBody } = redactors ?? { ofData: compileRedaction, ofBody: compileBody }
  const redactions = new Map<t.Mixed, Redact>()
  const counts = { secret: 0, personal: 0 }
  const redact = (codec: t.Mixed, data: unknown): unknown => {
    const made = redactions.get(codec) ?? ofData(codec, pseudonyms, (kind) => (counts[kind] += 1))
    redactions.set(codec, made)
    return made(data)
  }
  const codecOf = (type: string): t.Mixed => {
    const definition = definitions.get(type)
    if (!definition) throw new Error(`The recorder knows no event ${type}.`)
    return definition.codec
  }
  const lineOf = (seq: number, at: number, text: string, field: string | null): Line => {
    const { secret: secrets, personal } = counts
    counts.secret = counts.personal = 0
    return { seq, text, bytes: bytesOf(text), at, field, secrets, pseudonyms: personal }
  }
  const inputOf = ({ input: codec }: KnownCommand, input: unknown): unknown =>
    codec === null || codec === 'inData' || input === undefined ? undefined : redact(codec, input)

  /** The part of an event's line that names its command; empty if the command has no name. */
  const commandOf = (event: RecordedEvent, data: unknown, { command, input }: Ran): object => {
    const known = commands.get(command)
    const fieldCommand = fieldCommands[event.type]
    if (known?.input === 'inData' || (!known && fieldCommand !== undefined))
      return { command: { name: known?.name ?? fieldCommand, likeData: true } }
    if (!known) return {}
    const before = { ...counts }
    const part = commandPart({ name: known.name, input: inputOf(known, input) }, data)
    if ('likeData' in part) Object.assign(counts, before) // hidden once, in the data
    return { command: part }
  }

  /** The strings that stay readable in the body being redacted. */
  let open: ReadonlySet<string> = new Set()
  const bodies = new Map<object, Redact>()
  const redactedBody = (decoder: object, data: unknown): unknown => {
    // tools/generate writes whole codecs; an operation's type says only that they decode.
    const made = bodies.get(decoder) ?? ofBody(decoder as t.Mixed, pseudonyms, (text) => open.has(text))
    bodies.set(decoder, made)
    return made(data)
  }

  let noted = { after: -1, notes: 0 }
  const numberAfter = (after: number): number => {
    noted = { after, notes: noted.after === after ? noted.notes + 1 : 1 }
    return after + noted.notes / NOTES_PER_EVENT
  }

  return {
    event: (event, ran) => {
      const { seq, type, at } = event
      counts.secret = counts.personal = 0
      const redacted = { ...event, data: redact(codecOf(type), event.data) }
      const text = JSON.stringify({ ...redacted, ...(ran && commandOf(event, redacted.data, ran)) })
      return { redacted, line: lineOf(seq, at, text, merging.has(type) ? fieldOf(event) : null) }
    },
    refusal: ({ command, input, refusal, at, seq }) => {
      const known = commands.get(command)
      if (!known) return null
      counts.secret = counts.personal = 0
      const refused = { name: known.name, input: inputOf(known, input), reason: reasonOf(refusal) }
      return lineOf(numberAfter(seq), at, JSON.stringify({ at, after: seq, refused }), null)
    },
    pending: (call) => ({ call, number: numberAfter(call.seq), open: new Set() }),
    call: ({ call: { operation, cause = null, result, ms, at, seq }, number, open: all }, room) => {
      open = all
      counts.secret = counts.personal = 0
      const { status, problem, decoder, data } = endOf(operation, result)
      const body = decoder && hasBodies ? withinLimit(redactedBody(decoder, data), room) : undefined
      const call = {
        operation: operation.id,
        method: operation.method,
        status,
        ms: Math.round(ms),
        cause,
        problem,
        body,
      }
      return lineOf(number, at, JSON.stringify({ at, after: seq, call }), null)
    },
    quotable: pseudonyms.spared,
    spare: (texts) => texts.forEach(pseudonyms.spare),
  }
}

/** The lines of a log as its file has them. The hash chain is added only when they leave the browser, which saves time while recording. */
export const linesWith = (header: LogHeader, lines: readonly string[]): string[] => [
  JSON.stringify(header),
  ...lines.map(chainOf(header)),
]

/** A log's lines as the text of its file. */
export const fileOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
