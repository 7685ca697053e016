import { fold } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { AnyDefinition, DomainEvent } from '../../../src/domain/kernel/event.ts'
import { compileRedaction } from '../../../src/domain/log/redaction.ts'

/** The part of a text that its pseudonym keeps: letters and digits are replaced with their kinds. */
export const shapeOf = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}]/gu, (one) => (/\p{N}/u.test(one) ? '0' : /\p{Lu}/u.test(one) ? 'A' : 'a'))

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The first place at which two values differ; null if they are equal. */
const firstDifference = (
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): { readonly path: string; readonly one: unknown; readonly other: unknown } | null => {
  if (Object.is(one, other)) return null
  if (!isNode(one) || !isNode(other)) return { path: path.join('.'), one, other }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[name], other[name], [...path, name])
    if (found) return found
  }
  return null
}

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** Says where an event's data differs from the log's; null if they are alike. Compares personal texts by shape, because a log has pseudonyms. */
export type Alike = (recorded: DomainEvent, now: DomainEvent) => string | null

export const alikeIn = (definitions: ReadonlyMap<string, AnyDefinition>): Alike => {
  const redactions = new Map<string, (data: unknown) => unknown>()
  const redactionOf = ({ type }: DomainEvent) => {
    const definition = definitions.get(type)
    const made = redactions.get(type) ?? (definition && compileRedaction(definition.codec, shapeOf))
    if (made) redactions.set(type, made)
    return made
  }
  return (recorded, now) => {
    const redact = redactionOf(recorded)
    if (!redact) return null
    const found = firstDifference(redact(recorded.data), redact(now.data))
    return found && `${found.path || 'it'} is ${shown(found.other)}, and ${shown(found.one)} in the log`
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
    reason: isNode(refusal) && 'reason' in refusal ? String(refusal['reason']) : 'refused',
  }),
  (event: DomainEvent): Verdict => ({ kind: 'made', event }),
)
