import { clean } from './clean.ts'
import type { Engine } from '../engine/client.ts'
import { openEngine, otherWorker, ownWorker } from '../engine/client.ts'

/** An open log, and the build that folds it. */
export interface OpenedLog {
  /** New for each opening: the same file opened twice has two ids. */
  readonly id: number
  readonly name: string
  readonly file: Blob
  readonly engine: Engine
  /** What folds it: this build, or the file of another one's engine. */
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
  engine: await openEngine(ownWorker(), () => file.arrayBuffer(), clean, 60_000),
  build: 'this build',
  screen: './screen.html',
})

/** The bytes of a log for another build's engine: one of the first protocol knows neither gzip nor the notes between events. */
const bytesOf =
  ({ file, engine }: OpenedLog) =>
  (isOld: boolean): Promise<ArrayBuffer> =>
    isOld ? engine.ask('older', null) : file.arrayBuffer()

/** Opens a log again, replayed by another build: `script` is the `engine.js` of its inspector. */
export const openWithBuild = async (log: OpenedLog, script: File): Promise<OpenedLog> => ({
  ...log,
  engine: await openEngine(otherWorker(script), bytesOf(log), clean, 4000),
  build: script.name,
})

/** Opens a log again, replayed and drawn by the build beside this one. */
export const openBeside = async (log: OpenedLog, name: string): Promise<OpenedLog> => {
  const worker = new Worker(new URL('./beside/engine.js', window.location.href), { type: 'module' })
  return {
    ...log,
    id: ++opened,
    engine: await openEngine(worker, bytesOf(log), clean, 10_000),
    build: name,
    screen: './beside/screen.html',
  }
}

/** Whether a file is a script, and so another build's engine rather than a log. */
export const isScript = ({ name }: File): boolean => /\.m?js$/i.test(name)
