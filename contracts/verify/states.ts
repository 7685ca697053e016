import { BadInput, shownAddress, textOf } from './bad-input.ts'
import type { State } from './pact-file.ts'
import type { Secrets } from './secrets.ts'

/** Where states are posted. */
export interface StateEndpoint {
  readonly url: string
  /** Sent with every post, and printed nowhere. */
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
}

/** The environment variable with headers for the provider-state endpoint, `Name: value`, one per line. */
export const stateHeadersVariable = 'PORTAL_VERIFY_STATE_HEADERS'

/** Values that a state returns, for the generators of a pact. */
export type StateValues = Readonly<Record<string, string | number | boolean>>

/** The result of entering a state. `silent`: nothing responded, so the next state will not succeed either. */
export type Entered =
  | { readonly kind: 'held'; readonly values: StateValues }
  | { readonly kind: 'refused'; readonly sentence: string; readonly silent: boolean }

const longest = 300

const quoted = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line === '' ? 'nothing' : line.length > longest ? `${line.slice(0, longest)}…` : line
}

const valuesIn = (json: unknown): StateValues | null => {
  if (json === null) return {}
  if (typeof json !== 'object' || Array.isArray(json)) return null
  return Object.fromEntries(
    Object.entries(json).filter(
      (entry): entry is [string, string | number | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number' || typeof entry[1] === 'boolean',
    ),
  )
}

const failed = (shown: string, timeoutMs: number, error: unknown): Entered => {
  const cause = error instanceof Error ? error.cause : null
  const why = cause instanceof Error ? cause.message : textOf(error)
  const sentence =
    error instanceof Error && error.name === 'TimeoutError'
      ? `The provider-state endpoint ${shown} did not respond within ${timeoutMs / 1000} s.`
      : `The provider-state endpoint ${shown} cannot be reached (${why}).`
  return { kind: 'refused', sentence, silent: true }
}

/** Posts one state. Never rejects: any error becomes a refusal with a sentence. */
export const postState = async (
  { url, headers, timeoutMs }: StateEndpoint,
  { name, params }: State,
  action: 'setup' | 'teardown',
  secrets: Secrets,
): Promise<Entered> => {
  const shown = shownAddress(url)
  const refused = (sentence: string): Entered => ({ kind: 'refused', sentence, silent: false })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify({ state: name, params, action }),
      // Secret headers must not follow a redirect to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (!response.ok)
      return refused(
        `The provider-state endpoint ${shown} returned ${response.status} for the state '${name}': ${quoted(text)}`,
      )
    if (text.trim() === '') return { kind: 'held', values: {} }
    const type = response.headers.get('Content-Type') ?? 'no media type'
    const values = /html/i.test(type) ? null : readValues(text)
    if (values === null)
      return refused(
        `The provider-state endpoint ${shown} returned ${response.status} for the state '${name}' with ${type}, and not with a JSON object or nothing: ${quoted(text)}`,
      )
    const { accessToken } = values
    if (typeof accessToken === 'string') secrets.add(accessToken)
    return { kind: 'held', values }
  } catch (error) {
    return failed(shown, timeoutMs, error)
  }
}

const readValues = (text: string): StateValues | null => {
  try {
    return valuesIn(JSON.parse(text))
  } catch {
    return null // not JSON: the caller says so, with the text
  }
}

/**
 * Reads the headers for the provider-state endpoint from the text of an environment variable: `Name: value`, one per line.
 * Throws BadInput, without the text, if a line is not a header.
 */
export const readHeaders = (variable: string, text: string, secrets: Secrets): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line, index) => {
        const [, name, value] = /^\s*([\w-]+)\s*:\s*(\S.*)$/.exec(line) ?? []
        if (name === undefined || value === undefined)
          throw new BadInput(`Line ${index + 1} of ${variable} is no header. Write 'Name: value', one a line.`)
        secrets.add(value)
        for (const word of value.split(' ')) if (word.length > 7) secrets.add(word)
        return [name, value] as const
      }),
  )
