import { fold } from 'fp-ts/lib/Either.js'
import type { AnyDefinition, DomainEvent } from '../../src/domain/kernel/event.ts'
import { compileRedaction } from '../../src/domain/log/redaction.ts'

/** A text without what pseudonyms change: its letters and digits by their kinds. */
const shapeOf = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}]/gu, (one) => (/\p{N}/u.test(one) ? '0' : /\p{Lu}/u.test(one) ? 'A' : 'a'))

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The first place at which two values differ; null where they are equal. */
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

/** Says where an event's data differ from those of the log; null where they are alike. Personal texts count by their shape, because a log has pseudonyms. */
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

/** What a command answered. */
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
