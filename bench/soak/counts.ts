import type { CDPSession, Page } from '@playwright/test'

/** What a page holds after garbage collection: bytes of its heap, and things that code has to release. */
export interface Counts {
  readonly heap: number
  /** By kind: nodes, listeners, timers, and instances of classes. */
  readonly held: Readonly<Record<string, number>>
}

/** Added to the page before anything else: counts timers and listeners as they come and go. */
export const counting = `
(() => {
  const timers = new Map()
  for (const [set, clear, kind] of [['setInterval', 'clearInterval', 'intervals']]) {
    const [begin, end] = [globalThis[set], globalThis[clear]]
    timers.set(kind, new Set())
    globalThis[set] = (...rest) => { const id = begin(...rest); timers.get(kind).add(id); return id }
    globalThis[clear] = (id) => { timers.get(kind).delete(id); return end(id) }
  }
  let channels = 0
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) { super(name); channels++ }
    close() { super.close(); channels-- }
  }
  globalThis.__held = () => ({ intervals: timers.get('intervals').size, channels })
})()
`

/** Classes whose instances are subscriptions, or are held by them; the build keeps their names. */
const watched = [
  'SafeSubscriber',
  'OperatorSubscriber',
  'Subscriber',
  'Subscription',
  'AsyncAction',
  'FiberNode',
  'AbortSignal',
  'EventListener',
] as const

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly (readonly string[] | string)[]
    }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/** How many instances of the watched classes are alive. */
const instances = async (session: CDPSession): Promise<Record<string, number>> => {
  const parts: string[] = []
  const collect = ({ chunk }: { chunk: string }): void => {
    parts.push(chunk)
  }
  session.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes, strings } = JSON.parse(parts.join('')) as Snapshot // Chromium's own format
  const fields = snapshot.meta.node_fields
  const [typeAt, nameAt] = [fields.indexOf('type'), fields.indexOf('name')]
  const types = snapshot.meta.node_types[typeAt]
  const objectType = Array.isArray(types) ? types.indexOf('object') : -1
  const places = new Map(watched.map((name) => [strings.indexOf(name), name] as const))
  const found: Record<string, number> = Object.fromEntries(watched.map((name) => [name, 0]))
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + typeAt] !== objectType) continue
    const name = places.get(nodes[at + nameAt] ?? -1)
    if (name !== undefined) found[name] = (found[name] ?? 0) + 1
  }
  return found
}

const tidy = async (session: CDPSession): Promise<void> => {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
}

/** The bytes of the heap after garbage was collected. */
export const heapOf = async (session: CDPSession): Promise<number> => {
  await tidy(session)
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Counts what a page holds after garbage was collected. */
export const countsOf = async (page: Page, session: CDPSession): Promise<Counts> => {
  const heap = await heapOf(session)
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters')
  const instancesHeld = (await page.evaluate('__held()')) as Record<string, number> // what the text above makes
  return { heap, held: { nodes, jsEventListeners, documents, ...instancesHeld, ...(await instances(session)) } }
}
