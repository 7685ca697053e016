import type { SentRequest } from './http-call.ts'
import type { State } from './pact-file.ts'
import { stateHeadersVariable, type StateEndpoint, type StateValues } from './states.ts'

/** How a person can repeat a call in a POSIX shell. It holds no secrets. */
export interface Reproduction {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** A line that sets the state up again, and stores its token in `$TOKEN`; null if there was no state. */
  readonly setup: string | null
  readonly curl: string
}

/** Headers that only the Pact library sends. */
const ofLibrary = new Set(['user-agent', 'accept-encoding', 'content-length', 'host', 'connection'])

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The same, with each secret replaced by the variable that holds it. */
const withVariables = (text: string, secrets: ReadonlyMap<string, string>): string => {
  for (const [secret, variable] of secrets) {
    if (!text.includes(secret)) continue
    const parts = text.split(secret)
    // A shell interprets these even within double quotes.
    if (parts.every((part) => !/["$`\\!]/.test(part))) return `"${parts.join(`$${variable}`)}"`
    return parts.map(quoted).join(`"$${variable}"`)
  }
  return quoted(text)
}

/** Bytes as the format of `printf`, which every shell reads. */
const printfFormat = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      if (character === '%') return '%%'
      return byte < 0x20 || byte > 0x7e || character === '\\' || character === "'"
        ? `\\${byte.toString(8).padStart(3, '0')}`
        : character
    })
    .join('')

const asText = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // A control character or a line break may not survive a terminal or a report.
    return /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text) ? null : text
  } catch {
    return null // binary data is written by printf
  }
}

/** The `curl` line that repeats a request. `secrets` maps each secret to the shell variable that replaces it. */
export const curlOf = ({ method, url, headers, body }: SentRequest, secrets: ReadonlyMap<string, string>): string => {
  const text = asText(body)
  const shownHeaders = headers
    .filter(([name]) => !ofLibrary.has(name.toLowerCase()))
    // The library's order is not fixed.
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, value]) => `-H ${withVariables(value === '' ? `${name};` : `${name}: ${value}`, secrets)}`)
  const data =
    body.length === 0 ? [] : [text === null ? '--data-binary @-' : `--data-raw ${withVariables(text, secrets)}`]
  const line = ['curl -g -i -X', method, withVariables(url, secrets), ...shownHeaders, ...data].join(' ')
  return text === null && body.length > 0 ? `printf '${printfFormat(body)}' | ${line}` : line
}

const stateLine = ({ url, headers }: StateEndpoint, { name, params }: State): string => {
  const body = JSON.stringify({ state: name, params, action: 'setup' })
  const isPlain = Object.keys(headers).length === 0
  const line = `curl -s ${isPlain ? '' : '-H @- '}-X POST ${quoted(url)} -H 'Content-Type: application/json' --data-raw ${quoted(body)}`
  // The headers are the team's secrets; their variable holds one per line.
  return isPlain ? line : `printf '%s\\n' "$${stateHeadersVariable}" | ${line}`
}

const tokenIn = String.raw`sed -n 's/.*"accessToken" *: *"\([^"]*\)".*/\1/p'`

/**
 * How to repeat a call: its states, then the request as it was sent. `other` is a further secret of the request, with the variable for it
 * and the line that fills the variable.
 */
export const reproductionOf = (
  request: SentRequest,
  endpoint: StateEndpoint,
  states: readonly (readonly [State, StateValues])[],
  other?: { readonly value: string; readonly variable: string; readonly line: string },
): Reproduction => {
  const { pathname, search } = new URL(request.url)
  const tokens = states.flatMap(([, { accessToken }]) =>
    typeof accessToken === 'string' && accessToken !== '' ? [accessToken] : [],
  )
  const curl = curlOf(
    request,
    new Map([
      ...tokens.map((token) => [token, 'TOKEN'] as const),
      ...(other ? [[other.value, other.variable] as const] : []),
    ]),
  )
  const lines = states.map(([state, { accessToken }]) =>
    typeof accessToken === 'string' && curl.includes('$TOKEN')
      ? `TOKEN=$(${stateLine(endpoint, state)} | ${tokenIn})`
      : stateLine(endpoint, state),
  )
  if (other) lines.push(other.line)
  return {
    method: request.method,
    path: `${pathname}${search}`,
    setup: lines.length === 0 ? null : lines.join('; '),
    curl,
  }
}
