import type { AnyDefinition, RecordedEvent } from '../../../domain/kernel/event.ts'
import { pseudonymiser } from '../../../domain/log/pseudonyms.ts'
import type { Redact } from '../../../domain/log/redaction.ts'
import { compileRedaction } from '../../../domain/log/redaction.ts'

/** A line of the log, and what is known of it. */
export interface Line {
  readonly seq: number
  readonly text: string
  /** What it takes in a file, its end with it. */
  readonly bytes: number
  readonly at: number
  /** Of an event that merges, its type and field; null otherwise. */
  readonly field: string | null
  /** How many values of each kind were hidden in it. */
  readonly secrets: number
  readonly pseudonyms: number
}

const fieldOf = ({ type, data }: RecordedEvent): string => {
  const { form, field } = data as { form?: string; field?: string } // only asked of events that merge: those of a form's field
  return `${type}/${form}/${field}`
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength + 1

/**
 * Turns events into lines of one log, redacted by the marks of their codecs. Throws at an event that no definition knows.
 * @param salt random text, drawn for this log
 * @param merging types of events of which the last of several in a row about one field stands for all
 */
export const lineMaker = (
  definitions: ReadonlyMap<string, AnyDefinition>,
  salt: string,
  merging: ReadonlySet<string>,
): ((event: RecordedEvent) => { readonly line: Line; readonly redacted: RecordedEvent }) => {
  const pseudonyms = pseudonymiser(salt)
  const redactions = new Map<string, Redact>()
  const told = { secret: 0, personal: 0 }
  const redactionOf = (type: string): Redact => {
    const found = redactions.get(type)
    if (found) return found
    const definition = definitions.get(type)
    if (!definition) throw new Error(`The recorder knows no event ${type}.`)
    const made = compileRedaction(definition.codec, pseudonyms, (kind) => (told[kind] += 1))
    redactions.set(type, made)
    return made
  }
  return (event) => {
    const { seq, type, at } = event
    told.secret = told.personal = 0
    const redacted = { ...event, data: redactionOf(type)(event.data) }
    const text = JSON.stringify(redacted)
    const field = merging.has(type) ? fieldOf(event) : null
    const { secret: secrets, personal } = told
    return { redacted, line: { seq, text, bytes: bytesOf(text), at, field, secrets, pseudonyms: personal } }
  }
}
