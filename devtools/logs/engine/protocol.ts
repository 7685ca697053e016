import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../../src/domain/log/log.ts'
import type { CallNote, RecordedCommand } from '../../../src/domain/log/notes.ts'
import type { LogRow } from '../triage/row.ts'
import type { Damage } from '../reading/damage.ts'

/** Increases whenever the messages below change, so that the engine of another build can be refused with a sentence. */
export const PROTOCOL = 3

/** Bits of `Columns.flags`. `portal`: a screen asked for what it shows, or the page told of itself, which nobody chose to do. */
export const FLAG = { clock: 1, effect: 2, failed: 4, changed: 8, portal: 16 } as const

/** What the timeline knows of every event, in columns: small enough for a million events in the page. */
export interface Columns {
  readonly seq: Float64Array
  /** Milliseconds since 1970. */
  readonly at: Float64Array
  /** Place in `LogFacts.types`. */
  readonly type: Uint16Array
  /** Place of the event that caused it, or -1. */
  readonly cause: Int32Array
  readonly flags: Uint8Array
}

/** What is known of a log as a whole. */
export interface LogFacts {
  /** Null if the file has none that can be read. */
  readonly header: LogHeader | null
  /** What could not be read; the rest is shown. */
  readonly damage: readonly Damage[]
  /** What is worth knowing about the file but is not damage. */
  readonly notes: readonly Damage[]
  readonly length: number
  readonly types: readonly { readonly name: string; readonly area: string }[]
  readonly columns: Columns
  readonly slices: readonly string[]
  readonly calls: readonly Call[]
  /** Commands that were refused, and notes of testers. */
  readonly remarks: readonly Remark[]
}

/** A call to a host, as the log recorded it: its operation, method, status, duration, and what was sent and received, redacted. */
export type HostCall = Omit<CallNote, 'kind' | 'line' | 'cause'>

/** A request and its responses. Places count from 0. */
export interface Call {
  readonly index: number
  /** Events that it caused directly, in order. */
  readonly responses: readonly number[]
  /** From the request to its first response, ms; null if the log has none. */
  readonly ms: number | null
  readonly result: 'responded' | 'failed' | 'open'
  /** The calls to hosts that it caused; none if the log records no calls. */
  readonly hostCalls: readonly HostCall[]
}

/** A command that was refused, or a tester's note, after the event at a place; -1 before the first. */
export type Remark =
  | {
      readonly kind: 'refused'
      readonly place: number
      readonly at: number
      readonly command: RecordedCommand
      readonly reason: string
    }
  | { readonly kind: 'note'; readonly place: number; readonly at: number; readonly text: string }

/** A place of the state that an event changed; undefined means absent. */
export interface Change {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

/** Slices by name: a state, or some of one. */
export type Slices = Readonly<Record<string, unknown>>

/** The state after some events, and what the last of them did. */
export interface Moment {
  readonly state: Slices
  readonly event: RecordedEvent | null
  /** The command that made the event; null if none did, or the log does not say. */
  readonly command: RecordedCommand | null
  readonly changes: readonly Change[]
}

/** The search; an empty one finds everything. */
export interface Query {
  /** Text in the type or the data, in upper or lower case. */
  readonly text: string
  readonly area: string | null
  readonly show: 'all' | 'person' | 'effects' | 'failures' | 'problems' | 'changed'
}

/** What is wrong at an event: its handler throws, an invariant does not hold from there on, nothing follows, or it ends in another state. */
export interface Problem {
  readonly place: number
  readonly kind: 'thrown' | 'invariant' | 'crash' | 'unanswered' | 'otherState'
  readonly sentence: string
}

/** A selector of the build, and its value in one line: empty if it needs an argument. */
export interface SelectorRow {
  readonly name: string
  readonly area: string
  readonly takesArgument: boolean
  readonly text: string
  /** Whether the chosen event changed the value. */
  readonly changed: boolean
  /** A hash of the whole value; null if none was asked for, or an argument is needed. */
  readonly digest: number | null
}

/** The result of a selector on a state. */
export type Selected =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'thrown'; readonly sentence: string }

/** A note that is not in the file yet. */
export interface NewNote {
  readonly seq: number
  readonly at: number
  readonly text: string
}

/** The requests to an engine and its responses; the keys are the messages. */
export interface Asks {
  open: { ask: { readonly bytes: ArrayBuffer }; response: LogFacts }
  /** Summaries of the data of the events from `from` up to, but not including, `to`. */
  summaries: { ask: { readonly from: number; readonly to: number }; response: readonly string[] }
  /**
   * The state after `count` events. If the state after `known` events is cached, the response has only the slices that changed between the
   * two.
   */
  moment: { ask: { readonly count: number; readonly known: number | null }; response: Moment }
  /** The hash of the whole state after `count` events. */
  hash: { ask: { readonly count: number }; response: string }
  /** Which events changed the state, 1 each. */
  changed: { ask: null; response: Uint8Array }
  /** Places of the events found. A newer query cancels an older one, which then returns null. */
  find: { ask: Query; response: Int32Array | null }
  /** What is wrong with the log under this build, in its order. */
  problems: { ask: null; response: readonly Problem[] }
  /** Every selector with its value after `count` events. */
  selectors: { ask: { readonly count: number; readonly withDigest: boolean }; response: readonly SelectorRow[] }
  /** The value of one selector after `count` events. */
  selected: { ask: { readonly count: number; readonly name: string; readonly argument: unknown }; response: Selected }
  /** The file with notes at its end, unpacked; `seq` is that of an event. */
  annotated: { ask: { readonly notes: readonly NewNote[] }; response: ArrayBuffer }
  /** A hash of the named slices before any event, then after each; one of the event itself. */
  hashes: { ask: { readonly slices: readonly string[] }; response: Hashes }
}
export type AskName = keyof Asks

/** 52-bit hashes, each in a number. */
export interface Hashes {
  /** One more than there are events: the first is of the state before them. */
  readonly states: Float64Array
  /** Of type, version and data. */
  readonly events: Float64Array
}

/** Engine to page: a log of a folder was judged. */
export interface Judged {
  readonly kind: 'row'
  readonly row: LogRow
}

/** A file of a folder. */
export interface NamedFile {
  readonly path: string
  readonly file: Blob
}

/** Page to engine. */
export type ToEngine =
  | {
      [K in AskName]: { readonly kind: 'ask'; readonly id: number; readonly name: K; readonly ask: Asks[K]['ask'] }
    }[AskName]
  /** HTML of the log, in the order in which it was sent, once it is sanitised: a worker has no DOM for that. */
  | { readonly kind: 'cleaned'; readonly html: readonly string[] }
  /** Judges the logs of a folder without opening them: one `Judged` for each, in this order. Only this build's own engine does this. */
  | { readonly kind: 'judge'; readonly files: readonly NamedFile[] }

/** Engine to page. */
export type FromEngine =
  /** Sent once at the start. */
  | { readonly kind: 'ready'; readonly protocol: number }
  | { readonly kind: 'response'; readonly id: number; readonly response: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly sentence: string }
  | { readonly kind: 'progress'; readonly id: number; readonly part: number }
  | { readonly kind: 'clean'; readonly html: readonly string[] }
