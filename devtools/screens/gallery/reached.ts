import { isRecord } from '../../../src/domain/kernel/data/is-record.ts'
/** What a frame reports about its state. */
export type Reached = { readonly kind: 'reached' } | { readonly kind: 'failed'; readonly sentence: string }

/** Reads a frame's message; null for any other message. */
export const readReached = (data: unknown): Reached | null => {
  const message = isRecord(data) ? data['gallery'] : null
  if (!isRecord(message)) return null
  if (message['kind'] === 'reached') return { kind: 'reached' }
  return message['kind'] === 'failed' ? { kind: 'failed', sentence: String(message['sentence']) } : null
}
