import { anyone, ok, refuse } from '../handler.ts'
import type { Person } from '../world/records.ts'

/** One rule's code and whether the password meets it. */
export interface PasswordCheck {
  readonly name: string
  readonly status: boolean
}

const common = ['password', 'qwerty', 'letmein', 'welcome', 'iloveyou', 'football', 'monkey', 'dragon', 'secret']

const windows = (text: string, size: number): string[] =>
  Array.from({ length: Math.max(0, text.length - size + 1) }, (_, start) => text.slice(start, start + size))

const isRun = (text: string): boolean => new Set(text).size === 1
const isSeesaw = (text: string): boolean =>
  text[0] === text[2] && text[2] === text[4] && text[1] === text[3] && /^[a-z0-9]+$/.test(text)

const alphabets = ['0123456789', 'abcdefghijklmnopqrstuvwxyz']
const isSequence = (text: string): boolean =>
  alphabets.some((letters) => letters.includes(text) || [...letters].toReversed().join('').includes(text))

const detailsOf = ({ email, firstName, surname }: Person): string[] =>
  [email, email.split('@')[0] ?? '', firstName, surname].filter((detail) => detail.length > 2)

/** Judges a password by the nine rules [RESET-2]. Without a person, the rules about details and earlier passwords cannot be broken. */
export const judge = (password: string, person: Person | null): readonly PasswordCheck[] => {
  const lower = password.toLowerCase()
  const rules: Readonly<Record<string, boolean>> = {
    '1': password.length >= 12,
    '2': !windows(lower, 4).some(isRun) && !windows(lower, 5).some(isSeesaw),
    '4': !windows(lower, 4).some(isSequence),
    '8': !common.some((word) => lower.includes(word)),
    '16': password !== lower,
    '64': [...password].some((char) => char >= '0' && char <= '9'),
    '128': [...password].some((char) => !/[\p{L}\p{N}\s]/u.test(char)),
    '256': person === null || !detailsOf(person).some((detail) => lower.includes(detail.toLowerCase())),
    '512': person === null || person.password !== password,
  }
  return Object.entries(rules).map(([name, status]) => ({ name, status }))
}

/** POST /password-reset/check: the verdict on a password while it is typed [RESET-2]. */
export const checkPassword = anyone<{ readonly password: string; readonly token?: string }>(({ db, body }) => {
  if (body.token === undefined) return ok({ data: { checks: judge(body.password, null) } })
  const link = db.resetLinks.find(body.token)
  const person = db.people.find(link?.personId ?? '')
  if (!link || link.expired || !person) return refuse(422, { error: 'Token has expired' })
  return ok({ data: { checks: judge(body.password, person) } })
})
