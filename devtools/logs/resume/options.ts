/** What `npm run log -- resume` passes to the page. */
export interface ResumeOptions {
  /** The log's file name, for the notice. */
  readonly file: string
  /** The number of the last event to repeat; null for all. */
  readonly at: number | null
  /** The mock's account to use; null for the one that matches the log. */
  readonly account: string | null
  readonly scenario: string | null
}
