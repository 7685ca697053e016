import type { ProblemKey } from './verdict.ts'

/** Rule: something other than white space is required. */
export const required =
  (key: ProblemKey = 'required') =>
  (value: string): ProblemKey | null =>
    value.trim() === '' ? key : null

/** Rule: an email address as a person writes it [LOGIN-9]. */
export const email = (value: string): ProblemKey | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) ? null : 'email'
