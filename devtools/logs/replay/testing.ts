import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { LogHeader } from '../../../src/domain/log/log.ts'
import { run } from './run.ts'

export const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 3,
  build: 'v1',
  startedAt: 1000,
  brand: 'acme',
  browser: 'Chromium 140',
  hash: null,
  versions: null,
  cut: null,
  redaction: 'full',
}

/** An event, or one with the number of the event that caused it. */
export type Entry = DomainEvent | readonly [DomainEvent, number]

/** Events as a log holds them: numbered from 1, a second apart. */
export const recorded = (...events: readonly Entry[]): readonly RecordedEvent[] =>
  events.map((each, i) => {
    const [{ type, data }, causedBy] = 'type' in each ? [each, null] : each
    return { seq: i + 1, at: 1000 * (i + 1), v: 1, type, data, causedBy }
  })

/** The text of a log. */
export const logText = (events: readonly RecordedEvent[], changes: Partial<LogHeader> = {}): string =>
  encodeLog({ ...header, ...changes }, events)

/** A folder for one test file, removed after its tests. */
export const ownFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'replay-test-'))
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Writes a file and returns its path. */
export const fileIn = (folder: string, name: string, content: string | Uint8Array): string => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

/** Runs the whole command in this process, except for the tests that it writes. */
export const replay = async (
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  let [out, err] = ['', '']
  const code = await run(
    args,
    { out: { write: (text) => (out += text) }, err: { write: (text) => (err += text) } },
    { runTest: () => ({ kind: 'none', message: 'No test is run here.' }) },
  )
  return { code, out, err }
}
