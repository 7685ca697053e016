/**
 * What the workers of a pool do. A task module exports one as `task`; it is called once in each worker, with data that can be cloned, and
 * returns the function that is called for each item. If that throws, only the item's own row is lost.
 */
export type Task<Setup, Item, Row> = (
  setup: Setup,
) => ((item: Item) => Row | Promise<Row>) | Promise<(item: Item) => Row | Promise<Row>>

/** What a worker begins with. */
export interface WorkerSetup {
  /** The URL of the task module. */
  readonly module: string
  readonly setup: unknown
}

/** What the pool sends to a worker. */
export interface ToWorker {
  readonly index: number
  readonly item: unknown
}

/** What a worker sends back, in the order in which it got the items. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'row'; readonly index: number; readonly row: unknown }
  | { readonly kind: 'threw'; readonly index: number; readonly why: string }
