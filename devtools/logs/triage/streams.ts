import type { Readable } from 'node:stream'
import type { Streams as Writing } from '../replay/arguments.ts'

/** Where the command reads and writes. */
export interface Streams extends Writing {
  readonly stdin: Readable
}
