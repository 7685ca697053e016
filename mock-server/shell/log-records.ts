/** A log that is being sent, or has arrived. Its id is the SHA-256 of the file. */
export interface SentLog {
  readonly id: string
  /** How many bytes the whole file has. */
  readonly length: number
  /** How many have arrived without a gap. */
  readonly received: number
  /** Those bytes, in base64. */
  readonly base64: string
  /** Null until the whole log has arrived. */
  readonly reference: string | null
}
