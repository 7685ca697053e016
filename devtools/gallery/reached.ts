/** What a frame says of its state. */
export type Reached = { readonly kind: 'reached' } | { readonly kind: 'failed'; readonly sentence: string }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The message of a frame, or null for any other. */
export const readReached = (data: unknown): Reached | null => {
  const message = isRecord(data) ? data['gallery'] : null
  if (!isRecord(message)) return null
  if (message['kind'] === 'reached') return { kind: 'reached' }
  return message['kind'] === 'failed' ? { kind: 'failed', sentence: String(message['sentence']) } : null
}
