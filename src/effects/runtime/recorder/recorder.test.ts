import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as fc from 'fast-check'
import { NEVER, of } from 'rxjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '../../../domain/kernel/data/hash.ts'
import { ChoiceMade, editField, FieldEdited } from '../../../domain/kernel/forms/form.ts'
import { payloads } from '../../../domain/kernel/codecs/arbitrary.testing.ts'
import { NOTICE_AFTER } from '../../../domain/session/idle-phase.ts'
import { IdleTick } from '../../../domain/session/idle.ts'
import {
  emailForm,
  LoginFailed,
  LoginRequested,
  passwordForm,
  selectLogin,
  SsoLookupRequested,
} from '../../../domain/session/login.ts'
import { PortalOpened, ProfileLoaded } from '../../../domain/session/session.ts'
import { CrashOccurred } from '../../../domain/shell/crashes.ts'
import { html, profile, unauthorised } from '../../../domain/samples.ts'
import { WRITE_AFTER } from './recorder.ts'
import { LOG_LIMITS } from './log-store.ts'
import { unredacted } from './unredacted.ts'
import { decoded, evolution, recording, storedLog, typesOf } from './recording.testing.ts'

const PASSWORD = 'employee-2026-demo!'

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
    const [stored, exported] = [(await storedLog('log-1')) ?? '', tab.recorder.exportLog()]
    for (const text of [stored, exported])
      for (const hidden of [PASSWORD, PASSWORD.slice(0, -1), profile.user.email, profile.user.name])
        expect(text).not.toContain(hidden)
    expect(stored).toContain('LoginRequested')
  })

  it("[BED-7] [BED-8] draws a pseudonym of the host's words to a login that failed, and keeps none of them", async () => {
    const tab = recording()
    const message = html('<strong>Zoë Quill</strong>, write to <a href="mailto:zoe@acme.example">canary§quill7</a>')
    tab.store.append(LoginFailed({ problem: unauthorised, message, locked: false, captchaDemanded: false }))
    await tab.passTime()
    const exported = tab.recorder.exportLog()
    for (const text of [(await storedLog('log-1')) ?? '', exported])
      expect(text).not.toMatch(/Zoë|Quill|quill7|zoe@|write/)
    const { trouble } = selectLogin(evolution.replay(evolution.initial(), decoded(exported).events))
    const shape = expect.stringMatching(
      /^<strong>[A-Z][a-zß-ÿ]{2} [A-Z][a-z]{4}<\/strong>, [a-z]{5} [a-z]{2} <a href="mailto:[a-z]{3}@[a-z]{4}.[a-z]{7}">[a-z]{6}§[a-z]{5}[0-9]<\/a>$/,
    )
    expect(trouble).toEqual({ kind: 'refused', message: shape, locked: false })
  })

  it('[BED-7] keeps the edits of one field as one entry, those of another apart', async () => {
    const tab = recording()
    tab.type(emailForm, 'email', 'first')
    tab.type(passwordForm, 'password', 'pass')
    await tab.passTime()
    const types = ['FieldEdited', 'FieldLeft', 'SecretFieldEdited', 'FieldLeft']
    expect(typesOf(await storedLog('log-1'))).toEqual(types)
    expect(typesOf(tab.recorder.exportLog())).toEqual(types)
  })

  it('[BED-7] merges an edit into one that an earlier batch wrote, and counts what is left', async () => {
    const tab = recording()
    for (const value of ['f', 'fi', 'fir']) {
      tab.store.dispatch(editField(emailForm), { field: 'email', value })
      await tab.passTime()
    }
    expect(decoded(await storedLog('log-1')).events).toMatchObject([{ seq: 3, data: { field: 'email' } }])
    const [visit] = await tab.recorder.visits()
    const [, line = ''] = tab.recorder.exportLog().split('\n')
    expect(visit).toMatchObject({
      events: 1,
      pseudonyms: 1,
      secrets: 0,
      bytes: line.length + 1 - ',"h":"1a2b3c4d"'.length,
    })
  })

  it('[BED-7] stores no tick that changed nothing, and each that did', async () => {
    const tab = recording()
    for (const seconds of [1, 2, 3, NOTICE_AFTER / 1000, NOTICE_AFTER / 1000 + 1]) {
      tab.at(seconds * 1000)
      tab.store.append(IdleTick({ lastActivityAt: 0 }))
      await tab.passTime()
    }
    expect(decoded(await storedLog('log-1')).events.map(({ at }) => at)).toEqual([NOTICE_AFTER])
  })

  it('[BED-7] writes within 250 ms, so that the log of a killed tab can be read', async () => {
    expect(WRITE_AFTER).toBeLessThanOrEqual(250)
    const killed = recording()
    signIn(killed)
    expect(killed.delays).toEqual([WRITE_AFTER])
    await killed.passTime()
    killed.store.append(PortalOpened({}))
    expect(typesOf(await storedLog('log-1')).at(-1)).toBe('ProfileLoaded')
    expect(await storedLog('another')).toBeNull()
  })

  it('[BED-7] does nothing while an event happens, and gives the page its turn after 8 ms of redacting', async () => {
    let now = 0
    const tab = recording({ now: () => (now += 5) })
    for (let i = 0; i < 5; i++) tab.store.append(PortalOpened({}))
    expect(now).toBe(0)
    await tab.passTime()
    expect(tab.delays.filter((delay) => delay === 0)).not.toEqual([])
    expect(typesOf(await storedLog('log-1'))).toHaveLength(5)
  })

  it('[BED-7] takes over the events from before it was there', () => {
    const first = { ...PortalOpened({}), seq: 1, at: 0, v: 1, causedBy: null }
    expect(typesOf(recording({ early: [first] }).recorder.exportLog())).toEqual(['PortalOpened'])
  })

  it('[BED-7] exports a log that replays to the hash in its header, however it was typed', () => {
    const tab = recording()
    signIn(tab)
    const { header, events } = decoded(tab.recorder.exportLog())
    expect(hashOf(evolution.replay(evolution.initial(), events))).toBe(header.hash)
  })

  it('[BED-7] names build, brand, browser and the version of each type of event in the header', async () => {
    const tab = recording()
    signIn(tab)
    await tab.passTime()
    const versions = Object.fromEntries(decoded(tab.recorder.exportLog()).events.map(({ type, v }) => [type, v]))
    const known = { build: 'test', brand: 'acme', browser: 'Chrome/1', startedAt: 0, versions, cut: null }
    for (const text of [tab.recorder.exportLog(), await storedLog('log-1')])
      expect(decoded(text).header).toMatchObject(known)
    expect(Object.keys(versions)).toContain('LoginRequested')
  })

  it('[BED-7] exports a whole of any events: it decodes, replays to its hash, and holds nothing personal', () => {
    const canary = fc.stringMatching(/^[A-Z][a-z]{5,9}['.@ -][A-Za-zéßøЖ]{6}[0-9]{3}$/)
    // A merging event is folded more often than it is stored, as a person's typing is; any other order is arbitrary.
    const definitions = [...evolution.definitions.values()].filter(
      ({ type }) => type !== FieldEdited.type && type !== ChoiceMade.type,
    )
    const event = fc
      .constantFrom(...definitions)
      .chain(({ type, codec }) =>
        payloads(codec, { text: () => canary, number: fc.nat() }).map((made) => ({ type, ...made })),
      )
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 12 }), fc.string(), (events, salt) => {
        const tab = recording({ salt })
        for (const { type, value } of events) tab.store.append({ type, data: value })
        const text = tab.recorder.exportLog()
        const { header, events: kept } = decoded(text)
        expect(header.cut).toBeNull()
        expect(hashOf(evolution.replay(evolution.initial(), kept))).toBe(header.hash)
        for (const { strings } of events)
          for (const { classification, text: was } of strings)
            expect(text.includes(JSON.stringify(was).slice(1, -1))).toBe(
              ['plain', 'naming', 'html'].includes(classification),
            )
        tab.recorder.stop()
      }),
      { numRuns: 60 },
    )
  })

  it('[BED-7] stops storing a log that outgrows its share, keeps its beginning as a whole, and goes on in memory', async () => {
    const tab = recording({ limits: { ...LOG_LIMITS, one: 400 } })
    for (let i = 0; i < 10; i++) {
      tab.store.append(PortalOpened({}))
      await tab.passTime()
    }
    const { header, events } = decoded(await storedLog('log-1'))
    expect(header.cut).toBe('limit')
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1))
    expect(events.length).toBeGreaterThan(2)
    expect(events.length).toBeLessThan(10)
    expect(tab.recorder.keptIn()).toBe('limit')
    expect(typesOf(tab.recorder.exportLog())).toHaveLength(10)
  })

  it('[BED-7] records no more than memory may hold, and the log says that it ends early', async () => {
    const tab = recording({ limits: { ...LOG_LIMITS, one: 100, memory: 300 } })
    for (let i = 0; i < 10; i++) tab.store.append(PortalOpened({}))
    const { header, events } = decoded(tab.recorder.exportLog())
    expect(header.cut).toBe('limit')
    expect(hashOf(evolution.replay(evolution.initial(), events))).toBe(header.hash)
    expect(await tab.recorder.visits()).toMatchObject([{ events: events.length, missing: 10 - events.length }])
  })

  it('[BED-7] ends the log at an event that it cannot fold, and says so', () => {
    const broken = { ...evolution, replay: () => { throw new Error('broken') } } // oxfmt-ignore
    const tab = recording({ evolution: broken })
    tab.store.append(PortalOpened({}))
    tab.store.append(PortalOpened({}))
    const { header, events } = decoded(tab.recorder.exportLog())
    expect([header.cut, header.hash, events.length]).toEqual(['failed', null, 1])
  })

  it('[BED-7] ends the log with the event at which a handler of the portal threw', () => {
    const broken = { ...evolution, replay: () => { throw new Error('broken') } } // oxfmt-ignore
    const event = { ...PortalOpened({}), seq: 1, at: 0, v: 1, causedBy: null }
    const store = { state: evolution.initial, events: NEVER, asides: of({ kind: 'broken' as const, event }) }
    const { header, events } = decoded(recording({ evolution: broken, store }).recorder.exportLog())
    expect([header.cut, events]).toEqual(['failed', [event]])
  })

  it('[BED-7] holds the crash that an event brought about, after that event', () => {
    const broken = { ...evolution, replay: () => { throw new Error('broken') } } // oxfmt-ignore
    const tab = recording({ evolution: broken })
    tab.store.append(PortalOpened({}))
    tab.store.append(PortalOpened({}))
    const message = 'Zoë Quill has no price'
    tab.store.append(CrashOccurred({ kind: 'error', name: 'TypeError', message, stack: ['a (b.js:1:2)'], times: 1 }))
    const { header, events } = decoded(tab.recorder.exportLog())
    expect([header.cut, events.map(({ type }) => type)]).toEqual(['failed', ['PortalOpened', 'CrashOccurred']])
    expect(tab.recorder.exportLog()).not.toContain('Quill')
  })

  it('[BED-7] of a build for test data records everything as it was, and the header says so', () => {
    const tab = recording({ redactors: unredacted })
    signIn(tab)
    const text = tab.recorder.exportLog()
    expect(decoded(text).header.redaction).toBe('none')
    for (const open of [PASSWORD, profile.user.email, profile.user.name]) expect(text).toContain(open)
    expect(decoded(recording().recorder.exportLog()).header.redaction).toBe('full')
  })

  it('goes on recording nothing once it is stopped', () => {
    const tab = recording()
    tab.recorder.stop()
    tab.store.append(PortalOpened({}))
    expect(typesOf(tab.recorder.exportLog())).toEqual([])
  })
})
