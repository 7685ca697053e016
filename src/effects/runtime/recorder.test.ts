import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { isLeft } from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../domain/kernel/hash.ts'
import { ChoiceMade, editField, FieldEdited, leaveField, SecretFieldEdited } from '../../domain/kernel/form.ts'
import { decodeLog } from '../../domain/kernel/log.ts'
import { IdleTick, NOTICE_AFTER } from '../../domain/session/idle.ts'
import { emailForm, LoginRequested, passwordForm, SsoLookupRequested } from '../../domain/session/login.ts'
import { PortalOpened, ProfileLoaded } from '../../domain/session/session.ts'
import { profile } from '../../domain/samples.ts'
import type { slices } from '../../domain/state.ts'
import { portalEvolution } from '../../domain/state.ts'
import type { RecorderOptions } from './recorder.ts'
import { LOGS_KEPT, readStoredLog, startRecorder, WRITE_AFTER } from './recorder.ts'
import { createStore } from './store.ts'

const evolution = portalEvolution({ freeze: true })
const PASSWORD = 'employee-2026-demo!'

/** A store with a recorder; `passTime` runs what waits for `WRITE_AFTER`. */
const recording = (changes: Partial<RecorderOptions<(typeof slices)[number]>> = {}) => {
  let now = 0
  const waiting: (() => void)[] = []
  const delays: number[] = []
  const store = createStore(evolution, () => now)
  const recorder = startRecorder({
    store,
    evolution,
    early: [],
    header: { build: 'test', startedAt: 0, brand: 'acme', browser: 'Chrome/1' },
    salt: 'salt',
    id: 'log-1',
    quiet: new Set([IdleTick.type]),
    merging: new Set([FieldEdited.type, SecretFieldEdited.type, ChoiceMade.type]),
    schedule: (work, ms) => {
      delays.push(ms)
      waiting.push(work)
      return () => waiting.splice(waiting.indexOf(work), 1)
    },
    ...changes,
  })
  const type = (form: typeof emailForm | typeof passwordForm, field: string, text: string) => {
    for (const [i] of [...text].entries()) store.dispatch(editField(form), { field, value: text.slice(0, i + 1) })
    store.dispatch(leaveField(form), { field })
  }
  return {
    store,
    recorder,
    type,
    delays,
    at: (ms: number) => {
      now = ms
    },
    passTime: async () => {
      for (const work of waiting.splice(0)) work()
      await recorder.flush()
    },
  }
}

const decoded = (text: string | null) => {
  const log = decodeLog(text ?? '', evolution.definitions)
  if (isLeft(log)) throw new Error(log.left)
  expect(log.right.problems).toEqual([])
  return log.right
}
const typesOf = (text: string | null): string[] => decoded(text).events.map(({ type }) => type)

/** A person types address and password key by key and signs in. */
const signIn = ({ store, type }: Pick<ReturnType<typeof recording>, 'store' | 'type'>): void => {
  store.append(PortalOpened({}))
  type(emailForm, 'email', profile.user.email)
  store.append(SsoLookupRequested({ email: profile.user.email }))
  type(passwordForm, 'password', PASSWORD)
  store.append(LoginRequested({ email: profile.user.email, password: PASSWORD, captcha: null }))
  store.append(ProfileLoaded({ profile, termsUpdated: false }))
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('the recorder', () => {
  it('[BED-7] stores neither secrets nor personal values', async () => {
    const tab = recording()
    signIn(tab)
    await tab.passTime()
    const [stored, exported] = [(await readStoredLog('log-1')) ?? '', await tab.recorder.exportLog()]
    for (const text of [stored, exported])
      for (const hidden of [PASSWORD, PASSWORD.slice(0, -1), profile.user.email, profile.user.name])
        expect(text).not.toContain(hidden)
    expect(stored).toContain('LoginRequested')
  })

  it('[BED-7] keeps the edits of one field as one entry, those of another apart', async () => {
    const tab = recording()
    tab.type(emailForm, 'email', 'first')
    tab.type(passwordForm, 'password', 'pass')
    await tab.passTime()
    const types = ['FieldEdited', 'FieldLeft', 'SecretFieldEdited', 'FieldLeft']
    expect(typesOf(await readStoredLog('log-1'))).toEqual(types)
    expect(typesOf(await tab.recorder.exportLog())).toEqual(types)
  })

  it('[BED-7] merges an edit into one that was written already', async () => {
    const tab = recording()
    tab.store.dispatch(editField(emailForm), { field: 'email', value: 'f' })
    await tab.passTime()
    tab.store.dispatch(editField(emailForm), { field: 'email', value: 'fi' })
    await tab.passTime()
    expect(decoded(await readStoredLog('log-1')).events).toMatchObject([{ seq: 2, data: { field: 'email' } }])
  })

  it('[BED-7] stores no tick that changed nothing, and each that did', async () => {
    const tab = recording()
    for (const seconds of [1, 2, 3, NOTICE_AFTER / 1000, NOTICE_AFTER / 1000 + 1]) {
      tab.at(seconds * 1000)
      tab.store.append(IdleTick({ lastActivityAt: 0 }))
    }
    await tab.passTime()
    expect(decoded(await readStoredLog('log-1')).events.map(({ at }) => at)).toEqual([NOTICE_AFTER])
  })

  it('[BED-7] writes within 250 ms, so that the log of a killed tab can be read', async () => {
    expect(WRITE_AFTER).toBeLessThanOrEqual(250)
    const killed = recording()
    signIn(killed)
    expect(killed.delays).toEqual([WRITE_AFTER])
    await killed.passTime()
    killed.store.append(PortalOpened({}))
    expect(typesOf(await readStoredLog('log-1')).at(-1)).toBe('ProfileLoaded')
    expect(await readStoredLog('another')).toBeNull()
  })

  it('[BED-7] takes over the events from before it was there', async () => {
    const first = { ...PortalOpened({}), seq: 1, at: 0, v: 1, causedBy: null }
    expect(typesOf(await recording({ early: [first] }).recorder.exportLog())).toEqual(['PortalOpened'])
  })

  it('[BED-7] exports a log that replays to the hash in its header, however it was typed', async () => {
    const tab = recording()
    signIn(tab)
    const { header, events } = decoded(await tab.recorder.exportLog())
    expect(hashOf(evolution.replay(evolution.initial(), events))).toBe(header.hash)
  })

  it('[BED-7] keeps the newest logs only', async () => {
    for (let i = 0; i < LOGS_KEPT + 2; i++) {
      const header = { build: 'test', startedAt: i, brand: 'acme', browser: 'Chrome/1' }
      const tab = recording({ id: `log-${i}`, header })
      tab.store.append(PortalOpened({}))
      await tab.passTime()
      tab.recorder.stop()
    }
    expect(await readStoredLog('log-1')).toBeNull()
    expect(typesOf(await readStoredLog('log-2'))).toEqual(['PortalOpened'])
  })

  it('goes on recording nothing once it is stopped', async () => {
    const tab = recording()
    tab.recorder.stop()
    tab.store.append(PortalOpened({}))
    expect(typesOf(await tab.recorder.exportLog())).toEqual([])
  })
})

describe('a browser that keeps nothing', () => {
  const full = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

  /** What the recorder says after a sign-in: where the log is kept, and that it is whole. */
  const outcome = async (tab: ReturnType<typeof recording>) => {
    signIn(tab)
    await tab.passTime()
    const types = typesOf(await tab.recorder.exportLog())
    return { keptIn: tab.recorder.keptIn(), whole: types[0] === 'PortalOpened' && types.at(-1) === 'ProfileLoaded' }
  }

  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('[BED-7] has its log in memory where storage is off, and the recorder says so', async () => {
    const tab = recording({ open: () => Promise.reject(new DOMException('off', 'SecurityError')) })
    expect(await outcome(tab)).toEqual({ keptIn: 'memory', whole: true })
  })

  it('[BED-7] has its log in memory where storage is full from the start', async () => {
    full()
    expect(await outcome(recording())).toEqual({ keptIn: 'memory', whole: true })
  })

  it('[BED-7] has its log in memory once storage is full', async () => {
    const tab = recording()
    await tab.recorder.flush()
    full()
    expect(await outcome(tab)).toEqual({ keptIn: 'memory', whole: true })
  })

  it('[BED-7] is told from one that keeps all', async () => {
    expect(await outcome(recording())).toEqual({ keptIn: 'browser', whole: true })
  })
})
