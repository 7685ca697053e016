import type { Readable } from 'node:stream'

/** Where the command reads and writes. */
export interface Streams {
  readonly out: { readonly write: (text: string) => unknown }
  readonly err: { readonly isTTY?: boolean; readonly write: (text: string) => unknown }
  readonly stdin: Readable
}
