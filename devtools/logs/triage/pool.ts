import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

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

/** How items are mapped by worker threads. */
export interface Pool<Setup, Item, Row> {
  /** The module that exports the task, such as `new URL('./judge-task.ts', import.meta.url)`. */
  readonly module: URL
  /** What each worker begins with: data that can be cloned, such as the script of a build. */
  readonly setup: Setup
  /** The row of an item whose worker ended or threw: `why` is a sentence. */
  readonly lost: (item: Item, why: string) => Row
  /** The number of threads; one for each processor by default. */
  readonly threads?: number
  /** How long one item can take, ms. */
  readonly limit?: number
  /** How much memory one worker can take, MB. */
  readonly memory?: number
}

interface Pending<Item> {
  readonly index: number
  readonly item: Item
}

interface Slot<Item> {
  worker: Worker
  /** Its items, in order: the first is the one it works on now. */
  readonly pending: Pending<Item>[]
  timer: NodeJS.Timeout | null
  /** Why the pool ended it. */
  given: string | null
  /** Whether it has loaded its task; the time for that does not count for an item. */
  isReady: boolean
}

/** How many items a worker is given ahead of its rows, so that it never waits. */
const AHEAD = 4
/** How far, for each thread, finished rows can be ahead of the oldest unfinished one. Rows come in the order of the items. */
const WINDOW = 64

/**
 * Maps items by a task in worker threads. Rows come in the order of the items, and no more items are taken than are needed to keep the
 * workers busy, so memory stays the same whatever their number. If a worker dies, it is replaced, and only its current item loses its row.
 */
export async function* mapped<Setup, Item, Row>(
  { module, setup, lost, threads = availableParallelism(), limit = 60_000, memory = 1024 }: Pool<Setup, Item, Row>,
  items: AsyncIterable<Item>,
): AsyncGenerator<Row> {
  if (threads < 1) throw new Error('Nobody would do the work: at least one thread is needed.')
  const slots: Slot<Item>[] = []
  const rows = new Map<number, Row>()
  let failure: Error | null = null
  let wake = (): void => undefined
  let isOver = false

  const watch = (slot: Slot<Item>): void => {
    if (slot.timer) clearTimeout(slot.timer)
    slot.timer = null
    if (slot.pending.length === 0 || !slot.isReady) return
    slot.timer = setTimeout(() => {
      slot.given = `It took longer than ${Math.round(limit / 1000)} seconds, and was given up.`
      void slot.worker.terminate()
    }, limit)
  }
  const take = (slot: Slot<Item>, row: (item: Item) => Row): void => {
    const first = slot.pending.shift()
    if (first) rows.set(first.index, row(first.item))
    watch(slot)
    wake()
  }
  const begin = (slot: Slot<Item>, worker: Worker): void => {
    slot.worker = worker
    slot.given = null
    slot.isReady = false
    let reason: string | null = null
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        slot.isReady = true
        watch(slot)
      } else if (message.kind === 'failed') reason = message.why
      else if (message.kind === 'threw') take(slot, (item) => lost(item, message.why))
      else take(slot, () => message.row as Row) // what the task of these items returns
    })
    worker.on('error', (error) => {
      reason =
        'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `It took more memory than the ${memory} MB that it can have.`
          : `What read it ended: ${error.message}`
    })
    worker.on('exit', () => {
      if (isOver) return
      if (!slot.isReady) {
        failure = new Error(`The workers cannot start: ${reason ?? 'one ended at once.'}`)
        return wake()
      }
      const why = slot.given ?? reason ?? 'What read it ended without a word.'
      begin(slot, started())
      take(slot, (item) => lost(item, why))
      for (const pending of slot.pending) send(slot, pending)
    })
  }
  const started = (): Worker =>
    new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { module: module.href, setup } satisfies WorkerSetup,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
  const send = ({ worker }: Slot<Item>, { index, item }: Pending<Item>): void => {
    worker.postMessage({ index, item } satisfies ToWorker)
  }
  const freeSlot = (): Slot<Item> | null => {
    const [least] = slots.toSorted((a, b) => a.pending.length - b.pending.length)
    if (slots.length < threads && least?.pending.length !== 0) {
      const worker = started()
      const slot: Slot<Item> = { worker, pending: [], timer: null, given: null, isReady: false }
      slots.push(slot)
      begin(slot, worker)
      return slot
    }
    return least && least.pending.length < AHEAD ? least : null
  }

  const source = items[Symbol.asyncIterator]()
  let [taken, given] = [0, 0]
  let isDrained = false
  try {
    for (;;) {
      // `wake` sets it, in a callback.
      if (failure as Error | null) throw failure
      for (;;) {
        const slot = isDrained || taken - given >= WINDOW * threads ? null : freeSlot()
        if (!slot) break
        const { value, done } = await source.next()
        if (done === true) {
          isDrained = true
          break
        }
        const pending = { index: taken++, item: value }
        slot.pending.push(pending)
        if (slot.pending.length === 1) watch(slot)
        send(slot, pending)
      }
      const changed = new Promise<void>((resolve) => {
        wake = resolve
      })
      const before = given
      for (let row = rows.get(given); row !== undefined; row = rows.get(given)) {
        rows.delete(given++)
        yield row
      }
      if (isDrained && given === taken) return
      // Rows that were given make room for more items.
      if (given === before && !(failure as Error | null)) await changed
    }
  } finally {
    isOver = true
    for (const { timer } of slots) if (timer) clearTimeout(timer)
    await Promise.all(slots.map(({ worker }) => worker.terminate()))
    await source.return?.()
  }
}
