import type { PasswordCheck } from '../../domain/account/password-rules.ts'
import { PasswordRule } from '../../domain/account/password-estimate.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'

/** Everything that may stand in a refusal of the account's operations; `error` may be a list as JSON. */
interface Refusal {
  readonly error?: string
  readonly errors?: unknown
  readonly message?: string
  readonly description?: string
  readonly checks?: readonly { readonly name: string; readonly status: boolean }[]
}

const unwrapped = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text // no JSON after all: the sentence as it stands
  }
}

const sentencesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') {
    const inside = unwrapped(value)
    return typeof inside === 'string' ? [inside].filter((text) => text !== '') : sentencesIn(inside)
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

/** The sentence of an item that mentions the token, by its words or its field: the link has expired. Null where none does. */
export const expiryIn = (body: Refusal | null): { readonly message: string | null } | null => {
  const fields = typeof body?.errors === 'object' && body.errors !== null ? Object.keys(body.errors) : []
  const sentences = [body?.error, body?.errors].flatMap(sentencesIn)
  const mention = sentences.find((text) => /token/i.test(text))
  if (mention !== undefined) return { message: mention }
  return fields.includes('token') ? { message: sentences[0] ?? null } : null
}

/** Whether the date of birth is what the host refuses. */
export const refusesDate = (body: Refusal | null): boolean =>
  typeof body?.errors === 'object' && body.errors !== null && 'date_of_birth' in body.errors

/** The verdicts in a host's list; a name that is no rule's code is passed over. */
export const checksOf = (list: Refusal['checks']): PasswordCheck[] =>
  (list ?? []).flatMap(({ name, status }) => (PasswordRule.is(name) ? [{ rule: name, met: status }] : []))

/** The problem with the host's own words, wherever in the body they stand. */
export const worded = (problem: Problem, body: Refusal | null): Problem => {
  if (problem.kind !== 'refused') return problem
  const sentences = [body?.errors, body?.error, body?.message, body?.description].map(sentencesIn)
  return { ...problem, message: sentences.find((found) => found.length > 0)?.join(' ') ?? null }
}

/** The verdicts of a refusal, where a broken rule is why; else null. */
export const brokenRules = (body: Refusal | null): PasswordCheck[] | null => {
  const checks = checksOf(body?.checks)
  return checks.some(({ met }) => !met) ? checks : null
}
