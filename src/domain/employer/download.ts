import * as t from 'io-ts'
import { plain } from '../kernel/codecs/classification.ts'
import type { Problem } from '../kernel/requests/problem.ts'

/** A download, while it matters to the person. `received` and `total` are bytes; a host can omit the total. */
export type Download =
  | { kind: 'none' }
  | { kind: 'running'; received: number; total: number | null }
  | { kind: 'saved'; fileName: string }
  | { kind: 'failed'; problem: Problem }

/** The progress in a download's event. */
export const progress = { received: t.number, total: t.union([t.number, t.null]) }

/** The name of a saved file in its event. */
export const savedAs = { fileName: plain }

/** The received share in whole per cent, rounded down; null if the host does not send the total. */
export const percentReceived = (received: number, total: number | null): number | null =>
  total === null || total <= 0 ? null : Math.min(100, Math.max(0, Math.floor((received / total) * 100)))
