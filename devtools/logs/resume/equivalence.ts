import { fold } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { AnyDefinition, DomainEvent } from '../../../src/domain/kernel/event.ts'
import { compileRedaction } from '../../../src/domain/log/redaction.ts'
import { changesBetween, shown } from '../replay/paths.ts'

/** The part of a text that its pseudonym keeps: letters and digits are replaced with their kinds. */
export const letterKindsOf = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}]/gu, (one) => (/\p{N}/u.test(one) ? '0' : /\p{Lu}/u.test(one) ? 'A' : 'a'))

/** Says where an event's data differs from the log's; null if it does not differ. Compares personal texts by shape, because a log has pseudonyms. */
export type Compare = (recorded: DomainEvent, now: DomainEvent) => string | null

export const compareBy = (definitions: ReadonlyMap<string, AnyDefinition>): Compare => {
  const redactions = new Map<string, (data: unknown) => unknown>()
  const redactionOf = ({ type }: DomainEvent) => {
    const definition = definitions.get(type)
    const made = redactions.get(type) ?? (definition && compileRedaction(definition.codec, letterKindsOf))
    if (made) redactions.set(type, made)
    return made
  }
  return (recorded, now) => {
    const redact = redactionOf(recorded)
    if (!redact) return null
    const [found] = changesBetween(redact(recorded.data), redact(now.data))
    return found ? `${found.path} is ${shown(found.after, 60)}, and ${shown(found.before, 60)} in the log` : null
  }
}

/** Translates a log's references, which are pseudonyms, into those that the portal has now. */
export interface References {
  /** Pairs the references of a recorded event with those of the same event now. */
  readonly learn: (recorded: DomainEvent, now: DomainEvent) => void
  /** The data of an event, or the input of a command, with the references that the portal has now. */
  readonly inEvent: (event: DomainEvent) => unknown
  readonly inInput: (codec: t.Mixed, input: unknown) => unknown
}

export const referencesIn = (definitions: ReadonlyMap<string, AnyDefinition>): References => {
  const known = new Map<string, string>()
  const each = (codec: t.Mixed, data: unknown, ofReference: (id: string) => string): unknown =>
    compileRedaction(
      codec,
      Object.assign((text: string) => text, { ofReference }),
    )(data)
  const of = ({ type, data }: DomainEvent): readonly string[] => {
    const found: string[] = []
    const codec = definitions.get(type)?.codec
    if (codec)
      each(codec, data, (id) => {
        found.push(id)
        return id
      })
    return found
  }
  const translated = (id: string): string => known.get(id) ?? id
  return {
    learn: (recorded, now) => {
      const [then, there] = [of(recorded), of(now)]
      if (then.length === there.length) then.forEach((id, place) => known.set(id, there[place] ?? id))
    },
    inEvent: (event) => {
      const codec = definitions.get(event.type)?.codec
      return codec ? each(codec, event.data, translated) : event.data
    },
    inInput: (codec, input) => each(codec, input, translated),
  }
}

/** The result of a command. */
export type Verdict =
  | { readonly kind: 'made'; readonly event: DomainEvent }
  | { readonly kind: 'refused'; readonly reason: string }

/** Reads the result of a command. */
export const verdictOf = fold(
  (refusal: unknown): Verdict => ({
    kind: 'refused',
    reason: typeof refusal === 'object' && refusal !== null && 'reason' in refusal ? String(refusal.reason) : 'refused',
  }),
  (event: DomainEvent): Verdict => ({ kind: 'made', event }),
)
