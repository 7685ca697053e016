import { cleanLine, isBlank } from '../../formats/typed-text.ts'
import type { ProblemKey } from './verdict.ts'

/** Rule: something other than white space and invisible characters is required. */
export const required =
  (key: ProblemKey = 'required') =>
  (value: string): ProblemKey | null =>
    isBlank(value) ? key : null

/** The email address in what was typed or pasted: also `Ann <ann@acme.example>`, `mailto:ann@acme.example`, or the end of a sentence. */
export const emailOf = (text: string): string => {
  const line = cleanLine(text).trim()
  const address = (/<([^<>]*)>/.exec(line)?.[1] ?? line).trim()
  return address.replace(/^mailto:([^?]*).*$/i, '$1').replace(/[.,;:]+$/, '')
}

/** Rule: an email address as a person writes it [LOGIN-9]; what cannot be part of one is named. */
export const email = (value: string): ProblemKey | null => {
  const address = emailOf(value)
  if (/^[^\s@]+@[^\s@.,;:<>()]+(\.[^\s@.,;:<>()]+)*\.[^\s@.,;:<>()]{2,}$/.test(address)) return null
  if (/@.*,/.test(address)) return 'emailComma'
  return /\S\s+\S/.test(address) ? 'emailSpace' : 'email'
}
