import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { right } from 'fp-ts/lib/Either.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { commands, fieldCommands } from '../../../domain/commands.generated.ts'
import { PendingLoaded, PendingRequested, tickRows } from '../../../domain/employer/approvals.ts'
import { PortalOpened } from '../../../domain/session/session.ts'
import { AddressChanged } from '../../../domain/shell/address.ts'
import { thinned } from '../../../domain/state.ts'
import { operations } from '../../api/generated/operations.ts'
import { lineJobs, type LineJob } from './line-jobs.ts'
import { ANSWERS_WITHIN, lineWorker, type FromWorker } from './line-worker.ts'
import { evolution, opened, recording, storedLog, typesOf } from './recording.testing.ts'
import { unredacted } from './unredacted.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const make = lineJobs({
  definitions: evolution.definitions,
  merging: thinned.merging,
  fieldCommands,
  commands: commands.values(),
  operations,
})

/** A worker on the test's thread: what goes in or out is copied, and it responds when `respond` is called. */
const fakeWorker = () => {
  const listeners = new Map<string, (event: unknown) => void>()
  const received: { readonly job: number; readonly of: LineJob }[] = []
  let terminated = 0
  const send = (message: FromWorker): void => listeners.get('message')?.({ data: structuredClone(message) })
  return {
    received,
    terminated: () => terminated,
    fire: (type: 'error' | 'messageerror') => listeners.get(type)?.({}),
    refuse: () => send({ job: received.at(-1)?.job ?? 0, made: null }),
    respond: () => {
      for (const { job, of } of received.splice(0)) send({ job, made: make(of) })
    },
    start: () => ({
      postMessage: (message: (typeof received)[number]) => void received.push(structuredClone(message)),
      terminate: () => void (terminated += 1),
      // Each listener is a function, and gets what its type sends.
      addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
        void listeners.set(type, listener as (event: unknown) => void),
    }),
  }
}

const rows = Array.from({ length: 300 }, (_, i) => ({
  selectionId: `selection-${i}`,
  employeeName: `Zoë Quill ${i}`,
  orderValue: 1200 + i,
  requestedOn: i % 7 === 0 ? null : '2026-11-01',
  checks: [],
  fields: { 'Employee number': `E${1000 + i}`, Plan: i % 2 ? 'Family' : 'Self' },
}))
const pending = { benefitId: '201', benefitName: 'Dental care', takesReason: true, firstDeduction: null, rows }
const data = { benefitName: 'Dental care', takesReason: true, firstDeduction: null, selectionsData: rows }
const result = right({ status: 200, data, masqueradeUserId: null })

/** A tab in which many rows load and are ticked, with a small event before and after; nothing is redacted yet. */
const visit = (options: Parameters<typeof recording>[0] = {}) => {
  const tab = recording(options)
  tab.store.append(PortalOpened({}))
  tab.store.append(PendingRequested({ benefitId: '201' }))
  tab.store.append(PendingLoaded({ pending }), 2) // makes room for the body of the next
  tab.store.append(PendingRequested({ benefitId: '201' }))
  tab.store.noteCall({ operation: operations.getPendingSelectionsOfBenefit, cause: 4, sent: {}, result, ms: 40 })
  tab.store.append(PendingLoaded({ pending }), 4)
  const selectionIds = Array.from({ length: 1200 }, (_, i) => `selection-${i}`)
  tab.store.dispatch(tickRows, { selectionIds, ticked: true })
  const quotes = Object.fromEntries(selectionIds.map((id) => [id, 'Dental Quill']))
  tab.store.append(AddressChanged({ path: '/app/', choices: {}, words: {}, quotes }))
  tab.store.append(PortalOpened({}))
  return tab
}
const withWorker = (options: Parameters<typeof recording>[0] = {}) => {
  const worker = fakeWorker()
  const timers: { readonly work: () => void; readonly ms: number }[] = []
  const lost: string[] = []
  const tab = visit({
    worker: lineWorker({
      start: worker.start,
      schedule: (work, ms) => {
        const timer = { work, ms }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
      lost: () => void lost.push('lost'),
    }),
    ...options,
  })
  return { tab, worker, timers, lost }
}

const alone = async (): Promise<string> => {
  const tab = visit()
  await tab.passTime()
  globalThis.indexedDB = new IDBFactory()
  return tab.recorder.exportLog()
}

describe('a log of which a worker redacts the large lines', () => {
  it('[BED-7] is the same to the byte, in memory and in storage', async () => {
    const expected = await alone()
    const { tab, worker, lost } = withWorker()
    const kinds: string[] = []
    tab.work()
    while (worker.received.length > 0) {
      kinds.push(...worker.received.map(({ of }) => of.kind))
      worker.respond()
      tab.work()
    }
    await tab.recorder.flush()
    expect(kinds).toEqual(['event', 'event', 'call', 'event', 'event'])
    expect(lost).toEqual([])
    expect(tab.recorder.exportLog()).toBe(expected)
    // Compares types only: the header of a stored log has no hash of the state, so all lines, chained to the header, differ.
    expect(typesOf(await storedLog('log-1'))).toEqual(typesOf(expected))
    expect(expected).not.toContain('Quill')
    expect(expected).toContain('"selectionsData":[{')
    expect(expected).toMatch(/"quotes":{"selection-0":"Dental [A-Z][a-z]{4}"/)
    expect(opened(expected).commandAt(5)).toMatchObject({ name: 'tickRows' })
  })

  it('[BED-7] quotes what earlier lines said in plain, whoever made those', async () => {
    const { tab, worker } = withWorker()
    tab.work()
    expect(worker.received[0]?.of.plainTexts).toEqual(['201'])
    worker.respond()
    tab.work()
    expect(worker.received[0]?.of.plainTexts).toEqual(expect.arrayContaining(['201', 'Dental care', '2026-11-01']))
  })

  it('[BED-7] is written up to the line that the worker makes, and no further', async () => {
    const { tab, worker } = withWorker()
    tab.work()
    await expect.poll(() => storedLog('log-1')).not.toBeNull()
    expect(typesOf(await storedLog('log-1'))).toEqual(['PortalOpened', 'PendingRequested'])
    tab.store.append(PortalOpened({}))
    tab.work()
    expect(worker.received).toHaveLength(1)
  })

  it.each(['exportLog', 'flush', 'end'] as const)(
    '[BED-7] loses nothing when the page needs it at once: %s makes the line itself',
    async (what) => {
      const expected = await alone()
      const { tab, worker } = withWorker()
      tab.work()
      if (what === 'exportLog') tab.recorder.exportLog()
      else if (what === 'flush') await tab.recorder.flush()
      else await tab.recorder.end('nobody')
      worker.respond()
      await tab.recorder.flush()
      expect(tab.recorder.exportLog()).toBe(expected)
      expect(typesOf(await storedLog('log-1'))).toHaveLength(8)
    },
  )

  it('[BED-7] ignores a line that the page has made meanwhile', async () => {
    const again = PendingLoaded({ pending: { ...pending, benefitName: 'Cycle to work' } })
    const expected = visit()
    expected.recorder.exportLog()
    expected.store.append(again)
    const { tab, worker } = withWorker()
    tab.work()
    tab.recorder.exportLog()
    tab.store.append(again)
    tab.work()
    expect(worker.received.map(({ job }) => job)).toEqual([1, 2])
    worker.respond()
    expect(tab.recorder.exportLog()).toBe(expected.recorder.exportLog())
  })

  it.each(['error', 'messageerror', 'silence'] as const)(
    '[BED-7] continues on the page, and says so once, if the worker ends in %s',
    async (how) => {
      const expected = await alone()
      const { tab, worker, timers, lost } = withWorker()
      tab.work()
      expect(timers.map(({ ms }) => ms)).toEqual([ANSWERS_WITHIN])
      if (how === 'silence') timers[0]?.work()
      else worker.fire(how)
      tab.work()
      await expect.poll(async () => typesOf(await storedLog('log-1'))).toHaveLength(8)
      expect([lost, worker.terminated(), worker.received.length]).toEqual([['lost'], 1, 1])
      expect(tab.recorder.exportLog()).toBe(expected)
    },
  )

  it('[BED-7] is made by the page if no worker can start', async () => {
    const expected = await alone()
    const lost: string[] = []
    const start = () => {
      throw new Error('forbidden')
    }
    const tab = visit({ worker: lineWorker({ start, schedule: () => () => {}, lost: () => void lost.push('lost') }) })
    await tab.passTime()
    expect(lost).toEqual(['lost'])
    expect(tab.recorder.exportLog()).toBe(expected)
  })

  it('[BED-7] has a line that the worker could not make, and uses the worker for the next', async () => {
    const expected = await alone()
    const { tab, worker, lost } = withWorker()
    tab.work()
    worker.refuse()
    worker.received.shift()
    tab.work()
    expect(worker.received.map(({ of }) => of.kind)).toEqual(['event'])
    expect(tab.recorder.exportLog()).toBe(expected)
    expect(lost).toEqual([])
  })

  it('[BED-7] is not sent to a worker by a build that redacts nothing', async () => {
    const { tab, worker } = withWorker({ redactors: unredacted })
    await tab.passTime()
    expect(worker.received).toEqual([])
    expect(tab.recorder.exportLog()).toContain('Quill')
  })
})
