import { clean } from './clean.ts'
import type { Engine } from '../engine/client.ts'
import { openEngine, otherWorker, ownWorker } from '../engine/client.ts'

/** A log that is open, and by which build it is folded. */
export interface OpenedLog {
  /** Another one for each opening: the same file twice is two. */
  readonly id: number
  readonly name: string
  readonly file: Blob
  readonly engine: Engine
  /** What folds it: this build, or the file of another one's engine. */
  readonly build: string
  /** The page that draws its screens. */
  readonly screen: string
}

/** The build that `npm run inspector -- --beside BUILD` put beside this one; null where there is none. */
export const besideName = (): string | null => new URLSearchParams(window.location.search).get('beside')

/** What a chooser of logs offers first. */
export const LOG_FILES = '.jsonl,.ndjson,.log,.json,.gz,application/x-ndjson,application/gzip'

let opened = 0

/** Opens a chosen file with this build. Rejects with an error whose message is a sentence. */
export const openFile = async (file: File): Promise<OpenedLog> => {
  // The bytes first: an engine's greeting is lost without a listener.
  const bytes = await file.arrayBuffer()
  return {
    id: ++opened,
    name: file.name,
    file,
    engine: await openEngine(ownWorker(), bytes, clean, 60_000),
    build: 'this build',
    screen: './screen.html',
  }
}

/** Opens a log again, replayed by another build: `script` is the `engine.js` of its inspector. */
export const openWithBuild = async (log: OpenedLog, script: File): Promise<OpenedLog> => {
  const bytes = await log.file.arrayBuffer()
  return { ...log, engine: await openEngine(otherWorker(script), bytes, clean, 4000), build: script.name }
}

/** Opens a log again, replayed and drawn by the build beside this one. */
export const openBeside = async (log: OpenedLog, name: string): Promise<OpenedLog> => {
  const bytes = await log.file.arrayBuffer()
  const worker = new Worker(new URL('./beside/engine.js', window.location.href), { type: 'module' })
  return {
    ...log,
    id: ++opened,
    engine: await openEngine(worker, bytes, clean, 10_000),
    build: name,
    screen: './beside/screen.html',
  }
}

/** Whether a file is a script, and so another build's engine rather than a log. */
export const isScript = ({ name }: File): boolean => /\.m?js$/i.test(name)
