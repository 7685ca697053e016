import type { Host } from '../openapi/document.ts'
import type { MockResponse } from './faults.ts'
import type { Journal } from './journal.ts'
import type { Worlds } from './worlds.ts'

/** The cookie by which a browser stays in a world, set by `POST /_mock/worlds/{name}/enter`. */
export const worldCookie = 'mock-world'

/** A request from anywhere. */
export interface MockRequest {
  readonly host: Host
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Empty when there is none; a form as `readForm` returns it. */
  readonly body: string
}

/** The mock behind every adapter. */
export interface Mock {
  readonly worlds: Worlds
  readonly journal: Journal
  /** The optional fields of `openapi/` (`Selection.reference`) that a world can be set to send in every mode. */
  readonly optionalFields: ReadonlySet<string>
  /** Responds to a request; it never rejects. */
  readonly respond: (request: MockRequest) => Promise<MockResponse>
}

/** A JSON response. */
export const jsonResponse = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): MockResponse => ({
  kind: 'response',
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Why an address is not one that a host can be called at; null if it is. */
export const malformedAddress = (url: string): string | null => {
  const [path = ''] = url.split(/[?#]/)
  if (!path.startsWith('/') || path.startsWith('//')) return 'does not begin with one slash'
  try {
    // oxlint-disable-next-line no-control-regex -- it looks for control characters
    return /[\\\u0000-\u001f\u007f]/.test(decodeURIComponent(path)) ? 'has a character that belongs in no path' : null
  } catch {
    return 'is not encoded as an address is' // a percent sign that does not begin a character
  }
}
