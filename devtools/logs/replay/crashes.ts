import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import type { DataOf, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import { root } from '../../../tools/setup.mjs'

/** The folders of this checkout's builds: scripts with source maps beside them. */
const BUILDS = ['dist', 'dist-release']
/** How many crashes are listed, and how many places of each. */
const LISTED = 5
const FRAMES = 8

const FRAME = /^(?:(.*) \()?([\w@./-]+):(\d+):(\d+)\)?$/

const mapOf = (script: string, folders: readonly string[]): SourceMap | null => {
  const file = folders.map((folder) => path.join(folder, `${script}.map`)).find((one) => existsSync(one))
  return file === undefined ? null : new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) // the bundler wrote it
}

/**
 * A frame of a recorded stack as a place in the sources, such as `choosePrice (src/ui/benefits/choose.tsx:12:5)`; as it was recorded if no
 * source map of the script is found.
 * @param folders builds with their source maps
 */
export const mappedFrame = (frame: string, folders: readonly string[]): string => {
  const [, called, script = '', row, column] = FRAME.exec(frame) ?? []
  if (script.includes('..')) return frame
  const entry = mapOf(script, folders)?.findEntry(Number(row) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry)) return frame
  const { originalSource, originalLine, originalColumn } = entry
  const place = `${originalSource.replace(/^(\.\.\/)+(.*(?=node_modules\/))?/, '')}:${originalLine + 1}:${originalColumn + 1}`
  return called === undefined ? place : `${called} (${place})`
}

/** The lines about the crashes in a log: their names, and their stacks as places in the sources if their build is in this checkout. */
export const crashLines = (
  events: readonly RecordedEvent[],
  folders: readonly string[] = BUILDS.map((name) => path.join(root, name)),
): readonly string[] => {
  const crashes = events.filter(({ type, data }) => type === CrashOccurred.type && CrashOccurred.codec.is(data))
  const lines = crashes.slice(0, LISTED).flatMap(({ seq, data }) => {
    const { kind, name, times, stack } = data as DataOf<typeof CrashOccurred> // the codec has judged it
    const often = times === 1 ? '' : `, ${times} times by then`
    return [
      `Crash at event ${seq}: ${name} (${kind})${often}`,
      ...stack.slice(0, FRAMES).map((frame) => `  at ${mappedFrame(frame, folders)}`),
    ]
  })
  return crashes.length > LISTED ? [...lines, `and ${crashes.length - LISTED} more crashes.`] : lines
}
