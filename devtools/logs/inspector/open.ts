import { openEngine, ownWorker, type Engine, type Clean } from '../engine/client.ts'
import { sanitiser } from '../../../src/effects/runtime/adapters/sanitise.ts'

/** No video hosts are trusted here: a player would fetch from them. */
const sanitise = sanitiser([], [])

/** Sends HTML of a log through the portal's own sanitiser, some at a time, so that the page stays free. */
export const clean: Clean = async (html) => {
  const safe: string[] = []
  for (const text of html) {
    safe.push(sanitise(text, 'content'))
    if (safe.length % 20 === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return safe
}

/** An open log, and the build that folds it. */
export interface OpenedLog {
  /** New for each opening: the same file opened twice has two ids. */
  readonly id: number
  readonly name: string
  readonly file: Blob
  readonly engine: Engine
  /** What folds it: this build, or the one beside it. */
  readonly build: string
  /** The page that draws its screens. */
  readonly screen: string
}

/** The build that `npm run log -- inspect --beside BUILD` put beside this one; null if there is none. */
export const besideName = (): string | null => new URLSearchParams(window.location.search).get('beside')

/** The file types that a chooser of logs offers first. */
export const LOG_FILES = '.jsonl,.ndjson,.log,.json,.gz,application/x-ndjson,application/gzip'

let opened = 0

/** Opens a chosen file with this build. Rejects with an error whose message is a sentence. */
export const openFile = async (file: File): Promise<OpenedLog> => ({
  id: ++opened,
  name: file.name,
  file,
  engine: await openEngine(ownWorker(), file, clean, 60_000),
  build: 'this build',
  screen: './screen.html',
})

/** Opens a log again, replayed and drawn by the build beside this one. */
export const openBeside = async (log: OpenedLog, name: string): Promise<OpenedLog> => {
  const worker = new Worker(new URL('./beside/engine.js', window.location.href), { type: 'module' })
  return {
    ...log,
    id: ++opened,
    engine: await openEngine(worker, log.file, clean, 10_000),
    build: name,
    screen: './beside/screen.html',
  }
}
