import * as t from 'io-ts'
import { plain } from '../kernel/codecs/classification.ts'
import type { Problem } from '../kernel/requests/problem.ts'

/** What is downloaded, as long as it matters to the person. `received` and `total` are bytes; a host need not send the total. */
export type Download =
  | { kind: 'none' }
  | { kind: 'running'; received: number; total: number | null }
  | { kind: 'saved'; fileName: string }
  | { kind: 'failed'; problem: Problem }

/** How far a download is, as its event says it. */
export const progress = { received: t.number, total: t.union([t.number, t.null]) }

/** The name under which a file was saved, as its event says it. */
export const savedAs = { fileName: plain }

/** How much arrived in whole percent, downwards; null where the host does not send the total. */
export const percentReceived = (received: number, total: number | null): number | null =>
  total === null || total <= 0 ? null : Math.min(100, Math.max(0, Math.floor((received / total) * 100)))
