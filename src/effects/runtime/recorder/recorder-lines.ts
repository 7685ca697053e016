import type { AnyDefinition, RecordedEvent } from '../../../domain/kernel/event.ts'
import { chainOf } from '../../../domain/log/chain.ts'
import type { LogHeader } from '../../../domain/log/log.ts'
import { pseudonymiser } from '../../../domain/log/pseudonyms.ts'
import type { Redact } from '../../../domain/log/redaction.ts'
import { compileRedaction } from '../../../domain/log/redaction.ts'

/** A line of the log with its metadata. */
export interface Line {
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

const fieldOf = ({ type, data }: RecordedEvent): string => {
  const { form, field } = data as { form?: string; field?: string } // called only for events that merge: those of a form's field
  return `${type}/${form}/${field}`
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength + 1

/**
 * Turns events into lines of one log, redacted as their codecs say. Throws for an unknown event.
 * @param salt random text, generated for this log
 * @param merging types of events of which the last of several in a row about one field stands for all
 */
export const lineMaker = (
  definitions: ReadonlyMap<string, AnyDefinition>,
  salt: string,
  merging: ReadonlySet<string>,
): ((event: RecordedEvent) => { readonly line: Line; readonly redacted: RecordedEvent }) => {
  const pseudonyms = pseudonymiser(salt)
  const redactions = new Map<string, Redact>()
  const counts = { secret: 0, personal: 0 }
  const redactionOf = (type: string): Redact => {
    const found = redactions.get(type)
    if (found) return found
    const definition = definitions.get(type)
    if (!definition) throw new Error(`The recorder knows no event ${type}.`)
    const made = compileRedaction(definition.codec, pseudonyms, (kind) => (counts[kind] += 1))
    redactions.set(type, made)
    return made
  }
  return (event) => {
    const { seq, type, at } = event
    counts.secret = counts.personal = 0
    const redacted = { ...event, data: redactionOf(type)(event.data) }
    const text = JSON.stringify(redacted)
    const field = merging.has(type) ? fieldOf(event) : null
    const { secret: secrets, personal } = counts
    return { redacted, line: { seq, text, bytes: bytesOf(text), at, field, secrets, pseudonyms: personal } }
  }
}

/** The lines of a log as a file has them: the chain is added as they leave the browser, so that recording does not pay for it. */
export const linesWith = (header: LogHeader, lines: readonly string[]): string[] => [
  JSON.stringify(header),
  ...lines.map(chainOf(header)),
]

/** A log's lines as the text of its file. */
export const fileOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
