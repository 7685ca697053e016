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
}

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
  }
}

/** Opens a log again, replayed by another build: `script` is the `engine.js` of its inspector. */
export const openWithBuild = async (log: OpenedLog, script: File): Promise<OpenedLog> => {
  const bytes = await log.file.arrayBuffer()
  return { ...log, engine: await openEngine(otherWorker(script), bytes, clean, 4000), build: script.name }
}

/** Whether a file is a script, and so another build's engine rather than a log. */
export const isScript = ({ name }: File): boolean => /\.m?js$/i.test(name)
