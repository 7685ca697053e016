import { isLeft } from 'fp-ts/lib/Either.js'
import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import { editField, leaveField } from '../../../domain/kernel/forms/form.ts'
import { linesOfFile } from '../../../domain/log/chain.ts'
import type { LogHeader } from '../../../domain/log/log.ts'
import { openLog, type LogFile } from '../../../domain/log/log-file.ts'
import type { emailForm, passwordForm } from '../../../domain/session/login.ts'
import { portalEvolution, thinned, type slices } from '../../../domain/state.ts'
import { commands, fieldCommands } from '../../../domain/commands.generated.ts'
import { type NotKept, openLogs, type LogStore, type LogStoreOptions, LOG_LIMITS, logStore } from './log-store.ts'
import { type RecorderOptions, startRecorder } from './recorder.ts'
import { fileOf } from './log-lines.ts'
import { createStore } from '../store.ts'

/** What the tests record on. */
export const phone = { width: 390, height: 844, zoom: 3, language: 'en-GB', timeZone: 'Europe/London', isTouch: true }

export const evolution = portalEvolution({ freeze: true })

/** The logs in the test's database; `living` says whose tabs are alive. */
export const logsHere = async (
  changes: Partial<LogStoreOptions> = {},
  lost?: (why: NotKept) => void,
  waiting?: () => void,
): Promise<LogStore> =>
  logStore(await openLogs(lost, waiting), {
    limits: LOG_LIMITS,
    now: () => 0,
    living: () => Promise.resolve(new Set()),
    ...changes,
  })

/** The file of a stored log; null if there is none. */
export const storedLog = async (id: string): Promise<string | null> => {
  const logs = await logsHere()
  const row = (await logs.rows()).find((one) => one.id === id)
  return row ? fileOf(linesOfFile(row.header, await logs.lines(id))) : null
}

/** What every log of the tests is recorded with. */
export const plainLog = {
  evolution,
  early: [],
  earlyAsides: [],
  commands,
  fieldCommands,
  hasBodies: true,
  redactors: null,
  worker: null,
  header: { build: 'test', startedAt: 0, brand: 'acme', browser: 'Chrome/1' },
  device: () => phone,
  ...thinned,
  limits: LOG_LIMITS,
}

/** A store with a recorder; `work` runs the scheduled work until none is left, `passTime` also flushes the recorder. */
export const recording = (changes: Partial<RecorderOptions<(typeof slices)[number]>> = {}) => {
  let now = 0
  const waiting: (() => void)[] = []
  const delays: number[] = []
  const store = createStore(evolution, () => now)
  const recorder = startRecorder({
    ...plainLog,
    store,
    salt: 'salt',
    id: 'log-1',
    owner: () => 'user-1',
    schedule: (work, ms) => {
      delays.push(ms)
      waiting.push(work)
      return () => waiting.splice(waiting.indexOf(work), 1)
    },
    now: () => now,
    open: (lost, whileWaiting) => logsHere({ limits: changes.limits ?? LOG_LIMITS }, lost, whileWaiting),
    ...changes,
  })
  const type = (form: typeof emailForm | typeof passwordForm, field: string, text: string) => {
    for (const [i] of [...text].entries()) store.dispatch(editField(form), { field, value: text.slice(0, i + 1) })
    store.dispatch(leaveField(form), { field })
  }
  const work = () => {
    while (waiting.length > 0) waiting.shift()?.()
  }
  return {
    store,
    recorder,
    type,
    delays,
    at: (ms: number) => {
      now = ms
    },
    work,
    passTime: async () => {
      work()
      await recorder.flush()
    },
  }
}

/** A log file that is open; throws if it is not one. */
export const opened = (text: string | null): LogFile => {
  const log = openLog(new TextEncoder().encode(text ?? ''), evolution.definitions)
  if (isLeft(log)) throw new Error(log.left)
  return log.right
}

/** A parsed log file; throws if it is not one, or a line cannot be read. */
export const decoded = (
  text: string | null,
): { readonly header: LogHeader; readonly events: readonly RecordedEvent[] } => {
  const log = opened(text)
  const [problem] = log.problems
  if (problem) throw new Error(problem.sentence)
  return { header: log.header, events: [...log] }
}
export const typesOf = (text: string | null): string[] => decoded(text).events.map(({ type }) => type)
