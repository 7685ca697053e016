import type { PasswordCheck } from '../../domain/account/password-rules.ts'
import { PasswordRule } from '../../domain/account/password-estimate.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'

/** The possible fields of a refusal by an account operation; `error` can be a list as JSON. */
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
    return text // not JSON: the sentence itself
  }
}

const sentencesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') {
    const inside = unwrapped(value)
    return typeof inside === 'string' ? [inside].filter((text) => text !== '') : sentencesIn(inside)
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}

/** The message of an error that mentions the token, in its text or field name: the link has expired. Null if there is none. */
export const expiryIn = (body: Refusal | null): { readonly message: string | null } | null => {
  const fields = typeof body?.errors === 'object' && body.errors !== null ? Object.keys(body.errors) : []
  const sentences = [body?.error, body?.errors].flatMap(sentencesIn)
  const mention = sentences.find((text) => /token/i.test(text))
  if (mention !== undefined) return { message: mention }
  return fields.includes('token') ? { message: sentences[0] ?? null } : null
}

/** Whether the host refuses the date of birth. */
export const refusesDate = (body: Refusal | null): boolean =>
  typeof body?.errors === 'object' && body.errors !== null && 'date_of_birth' in body.errors

/** The verdicts in a host's list; unknown codes are ignored. */
export const checksOf = (list: Refusal['checks']): PasswordCheck[] =>
  (list ?? []).flatMap(({ name, status }) => (PasswordRule.is(name) ? [{ rule: name, met: status }] : []))

/** The problem with the host's message, in whichever field of the body that is. */
export const worded = (problem: Problem, body: Refusal | null): Problem => {
  if (problem.kind !== 'refused') return problem
  const sentences = [body?.errors, body?.error, body?.message, body?.description].map(sentencesIn)
  return { ...problem, message: sentences.find((found) => found.length > 0)?.join(' ') ?? null }
}

/** The verdicts of a refusal caused by a broken rule; otherwise null. */
export const brokenRules = (body: Refusal | null): PasswordCheck[] | null => {
  const checks = checksOf(body?.checks)
  return checks.some(({ met }) => !met) ? checks : null
}
