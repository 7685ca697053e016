import { cleanLine, isBlank } from '../../formats/typed-text.ts'
import type { ProblemKey } from './verdict.ts'

/** Rule: something other than white space and invisible characters is required. */
export const required =
  (key: ProblemKey = 'required') =>
  (value: string): ProblemKey | null =>
    isBlank(value) ? key : null

/**
 * The email address in what was typed or pasted: also `Ann <ann@acme.example>`, `mailto:ann@acme.example`, in quotes or brackets, or at the
 * end of a sentence. Phones write an apostrophe and Asian keyboards signs of another width.
 */
export const emailOf = (text: string): string => {
  const line = cleanLine(text)
    .replaceAll('＠', '@')
    .replaceAll(/[。．｡]/g, '.')
    .replaceAll('’', "'")
    .trim()
  const address = (/<([^<>]*)>/.exec(line)?.[1] ?? line).trim()
  return address.replace(/^mailto:([^?]*).*$/i, '$1').replaceAll(/^["'“‘(<[]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
}

/** What stands before the at sign, and between the dots behind it, in the letters of any language. */
const ADDRESS = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** Rule: an email address as a person writes it [LOGIN-9]; what cannot be part of one is named. */
export const email = (value: string): ProblemKey | null => {
  const address = emailOf(value)
  if (ADDRESS.test(address)) return null
  if (/@.*,/.test(address)) return 'emailComma'
  return /\S\s+\S/.test(address) ? 'emailSpace' : 'email'
}
