import type * as t from 'io-ts'
import { foldCodec } from '../../../domain/kernel/codecs/fold.ts'
import { isRecord } from '../../../domain/kernel/data/is-record.ts'
import { type Replace, pseudonymiser } from '../../../domain/log/pseudonyms.ts'
import { type Redact, compileRedaction } from '../../../domain/log/redaction.ts'
import { scrub, SECRET } from '../../../domain/log/scrub.ts'
import { redactSent, SECRET_FIELD, WORD } from '../../../domain/log/sent.ts'
import { day, integer, OptionalType, word } from '../../api/reader.ts'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { KnownCommand } from '../../../domain/kernel/command.ts'
import type { AnyDefinition, RecordedEvent } from '../../../domain/kernel/event.ts'
import { commandPart } from '../../../domain/log/notes.ts'
import type { AnyOperation } from '../../api/operation.ts'
import type { Aside } from '../store.ts'

const isObject = (data: unknown): data is Record<string, unknown> => isRecord(data) && !Array.isArray(data)

/**
 * Compiles a decoder into a function that redacts what it decoded. OpenAPI classifies nothing, so provenance decides: a string stays if the
 * event made from this response holds it as plain, and so the log already has it; any other becomes the log's pseudonym. Numbers, members of
 * enumerations and words for programs stay.
 * @param isOpen whether the event holds this string unchanged
 */
export const compileBody = (decoder: t.Mixed, pseudonyms: Replace, isOpen: (text: string) => boolean): Redact => {
  const text: Redact = (data) => (typeof data !== 'string' ? null : isOpen(data) ? data : pseudonyms(data))
  const plain: Redact = (data) => (typeof data === 'string' && WORD.test(data) ? scrub(data) : text(data))
  const secret: Redact = (data) => (typeof data !== 'string' || data === '' || isOpen(data) ? data : SECRET)
  const asItIs =
    (codec: t.Mixed): Redact =>
    (data) =>
      codec.is(data) ? data : null
  return foldCodec<Redact>(decoder, {
    text: () => text,
    number: asItIs,
    boolean: asItIs,
    null: asItIs,
    literal: (_, own) => asItIs(own),
    keyOf: (_, own) => asItIs(own),
    refinement: (inner) => inner,
    list: (item) => (data) => (Array.isArray(data) ? data.map(item) : null),
    table:
      ({ made: key }, item) =>
      (data) =>
        isObject(data)
          ? Object.fromEntries(Object.entries(data).map(([name, part]) => [String(key(name)), item(part)]))
          : null,
    fields: (fields) => (data) => {
      if (!isObject(data)) return null
      const redacted: Record<string, unknown> = {}
      for (const [name, field] of fields)
        if (data[name] !== undefined) {
          const made = field(data[name])
          // Members of enumerations stay, such as the reason why a code is refused.
          redacted[name] =
            typeof made === 'string' && made !== data[name] && SECRET_FIELD.test(name) ? secret(data[name]) : made
        }
      return redacted
    },
    intersection: (parts) => (data) => Object.assign({}, ...parts.map((part) => part(data))),
    union: (branches) => (data) => branches.find(({ codec }) => codec.is(data))?.made(data) ?? null,
    own: (codec, fold) => {
      if (codec instanceof OptionalType) return fold(codec.inner)
      if (codec === integer) return asItIs(codec)
      if (codec === word) return plain
      return codec === day ? text : undefined
    },
  })
}

/** Adds each string that redaction left unchanged, keys included. */
export const addOpen = (open: Set<string>, raw: unknown, redacted: unknown): void => {
  if (typeof raw === 'string') {
    if (raw === redacted) open.add(raw)
    return
  }
  if (!isRecord(raw) || !isRecord(redacted)) return
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(redacted, key)) continue
    open.add(key)
    addOpen(open, raw[key], redacted[key])
  }
}

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
  readonly plainTexts: () => readonly string[]
  /** Takes in plain texts of lines that were made elsewhere. */
  readonly keepPlain: (texts: readonly string[]) => void
}

/** How a log is redacted, if not by its codecs. */
export interface Redactors {
  readonly name: string
  readonly ofData: typeof compileRedaction
  readonly ofBody: typeof compileBody
  readonly ofSent: typeof redactSent
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
  return body !== undefined && bytes > Math.min(BODY_LIMIT, room) ? { omitted: bytes } : body
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
  const { ofData, ofBody, ofSent } = redactors ?? { ofData: compileRedaction, ofBody: compileBody, ofSent: redactSent }
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
    call: ({ call: { operation, cause = null, sent: raw, result, ms, at, seq }, number, open: all }, room) => {
      open = all
      counts.secret = counts.personal = 0
      const { status, problem, decoder, data } = endOf(operation, result)
      const sent = hasBodies ? withinLimit(ofSent(operation, raw, pseudonyms, pseudonyms.isPlain), room) : undefined
      const left = room - bytesOf(JSON.stringify(sent) ?? '')
      const body = decoder && hasBodies ? withinLimit(redactedBody(decoder, data), left) : undefined
      const call = {
        operation: operation.id,
        method: operation.method,
        status,
        ms: Math.round(ms),
        cause,
        problem,
        sent,
        body,
      }
      return lineOf(number, at, JSON.stringify({ at, after: seq, call }), null)
    },
    plainTexts: pseudonyms.plainTexts,
    keepPlain: (texts) => texts.forEach(pseudonyms.keepPlain),
  }
}

/** A log's lines as the text of its file. */
export const fileOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** How many bytes of calls every log can have, however few its events. */
const CALLS_AT_LEAST = 200
/** The maximum bytes of calls per other byte. With commands, refusals and the hashes of lines, the log is then twice the size of its events. */
const PART_OF_CALLS = 0.8

/** Calls that have ended and wait for the events that their effects make from the responses. */
export interface PendingCalls {
  readonly ended: (call: Ended) => void
  /** An event was recorded: strings that it holds unchanged stay readable in the response that it was made from. */
  readonly made: (event: RecordedEvent, redacted: RecordedEvent) => void
  /** Whether a call waits for the strings that the event leaves readable. */
  readonly awaits: (event: RecordedEvent) => boolean
  /** An event was recorded elsewhere: these are the strings that it holds unchanged. */
  readonly opened: (event: RecordedEvent, texts: readonly string[]) => void
  /** Removes and returns the calls whose lines can be made: all that wait, except those whose effect made this event. */
  readonly due: (event: RecordedEvent | null) => readonly PendingCall[]
  /** How many bytes the body of the next call can have. */
  readonly room: () => number
  /** Keeps the line of a call that was due. */
  readonly keep: (line: Line) => void
}

/** @param bytes how many bytes the log has so far: its calls take less than half of them */
export const pendingCalls = (
  lines: Pick<LineMaker, 'pending'>,
  keep: (line: Line) => void,
  bytes: () => number,
): PendingCalls => {
  let pending: readonly PendingCall[] = []
  let ofCalls = 0
  const causing = (event: RecordedEvent | null): readonly PendingCall[] =>
    pending.filter(({ call }) => event !== null && call.cause === event.causedBy)
  return {
    ended: (call) => {
      pending = [...pending, lines.pending(call)]
    },
    made: (event, redacted) => {
      for (const { open } of causing(event)) addOpen(open, event.data, redacted.data)
    },
    awaits: (event) => causing(event).length > 0,
    opened: (event, texts) => {
      for (const { open } of causing(event)) for (const text of texts) open.add(text)
    },
    due: (event) => {
      const [all, rest] = [pending, causing(event)]
      pending = rest
      return all.filter((one) => !rest.includes(one))
    },
    room: () => (bytes() - ofCalls) * PART_OF_CALLS - ofCalls + CALLS_AT_LEAST,
    keep: (line) => {
      ofCalls += line.bytes
      keep(line)
    },
  }
}

const seqOf = (early: RecordedEvent | Aside): number =>
  'kind' in early && early.kind === 'broken' ? early.event.seq : early.seq

/** Events and what happened beside them, as they happened: a command comes before its event, a refusal after the event before it. */
export const inOrder = (
  events: readonly RecordedEvent[],
  asides: readonly Aside[],
): readonly (RecordedEvent | Aside)[] => {
  const before = asides.filter((aside) => aside.kind === 'command' && aside.refusal === null)
  const after = asides.filter((aside) => !before.includes(aside))
  return [...before, ...events, ...after].toSorted((a, b) => seqOf(a) - seqOf(b))
}

/** What waits for redaction; quiet events are folded but not stored. */
export type Incoming =
  | { readonly event: RecordedEvent; readonly isKept: boolean }
  | { readonly refused: Ran }
  | { readonly call: Ended }
  /** A call whose line can be made now. */
  | { readonly due: PendingCall }
