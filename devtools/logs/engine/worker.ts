import { yielding, Superseded } from './yielding.ts'
import { judgeLogs } from './judge.ts'
import { PROTOCOL, type FromEngine, type Judged, type NamedFile, type ToEngine } from './protocol.ts'
import { openSession, type Session } from './session.ts'

// The engine of one log, in a separate thread: the page stays free while a file is read, searched and replayed.
// TypeScript's DOM library types the global of a page; this one has the two members that are used here.
const here = globalThis as unknown as {
  onmessage: ((message: MessageEvent<ToEngine>) => void) | null
  postMessage: (message: FromEngine | Judged, transfer?: Transferable[]) => void
}

let session: Session | null = null
let cleaned: ((html: readonly string[]) => void) | null = null
let newestFind = 0

const cleanAll = (html: readonly string[]): Promise<readonly string[]> => {
  here.postMessage({ kind: 'clean', html })
  return new Promise((resolve) => {
    cleaned = resolve
  })
}

const respond = async (message: Extract<ToEngine, { kind: 'ask' }>): Promise<unknown> => {
  const { id, name, ask } = message
  if (name === 'open') {
    session = await openSession(new Uint8Array(ask.bytes), cleanAll)
    const { warm } = session
    // Only once the page has the facts. A jump before that takes longer, and can be requested again.
    queueMicrotask(
      () =>
        void warm(
          yielding(
            () => true,
            () => {},
          ),
        ),
    )
    return session.facts
  }
  if (!session) throw new Error('No log is open.')
  const tell = (part: number): void => {
    here.postMessage({ kind: 'progress', id, part })
  }
  const always = yielding(() => true, tell)
  switch (name) {
    case 'summaries':
      return session.summaries(ask.from, ask.to)
    case 'moment':
      return session.moment(ask.count, ask.known)
    case 'hash':
      return session.hash(ask.count)
    case 'changed':
      return session.changed(always)
    case 'find': {
      newestFind = id
      return session.find(
        ask,
        yielding(() => newestFind === id, tell),
      )
    }
    case 'problems':
      return session.problems(always)
    case 'selectors':
      return session.selectors(ask.count, ask.withDigest)
    case 'selected':
      return session.selected(ask.count, ask.name, ask.argument)
    case 'annotated':
      return session.annotated(ask.notes).slice().buffer
    case 'hashes':
      return session.hashes(ask.slices, always)
  }
}

const judge = async (files: readonly NamedFile[]): Promise<void> => {
  for await (const row of judgeLogs(files)) here.postMessage({ kind: 'row', row })
}

here.onmessage = ({ data }) => {
  if (data.kind === 'judge') {
    void judge(data.files) // each log that cannot be judged has a row, so this never rejects
    return
  }
  if (data.kind === 'cleaned') {
    cleaned?.(data.html)
    return
  }
  const { id } = data
  respond(data).then(
    (found) => {
      here.postMessage({ kind: 'response', id, response: found })
    },
    (error: unknown) => {
      if (error instanceof Superseded) here.postMessage({ kind: 'response', id, response: null })
      else here.postMessage({ kind: 'refused', id, sentence: error instanceof Error ? error.message : String(error) })
    },
  )
}

here.postMessage({ kind: 'ready', protocol: PROTOCOL })
