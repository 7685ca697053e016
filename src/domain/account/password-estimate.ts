import * as t from 'io-ts'

/** The codes of the nine rules, in the order of the list. */
export const PasswordRule = t.keyof({
  '1': null,
  '2': null,
  '4': null,
  '8': null,
  '16': null,
  '64': null,
  '128': null,
  '256': null,
  '512': null,
})
export type PasswordRule = t.TypeOf<typeof PasswordRule>
export const passwordRuleCodes: readonly PasswordRule[] = ['1', '2', '4', '8', '16', '64', '128', '256', '512']

const hasSequence = (password: string): boolean => {
  const codes = [...password.toLowerCase()].map((char) => (/[a-z0-9]/.test(char) ? (char.codePointAt(0) ?? 0) : NaN))
  return codes.some((code, index) =>
    [1, -1].some((by) => [1, 2, 3].every((distance) => codes[index + distance] === code + by * distance)),
  )
}

/** What the portal can estimate before the host judges; it cannot know common words, personal details and earlier passwords. */
export const estimateOf = (password: string): Readonly<Partial<Record<PasswordRule, boolean>>> => ({
  '1': [...password].length >= 12,
  '2': !/(.)\1{3}|(.)(.)\2\3\2/isu.test(password),
  '4': !hasSequence(password),
  '16': /\p{Lu}/u.test(password),
  '64': /\d/.test(password),
  '128': /[^\p{L}\p{N}\s]/u.test(password),
})
