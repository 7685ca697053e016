import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '../domain/kernel/data/hash.ts'
import { html, profile, profileOf } from '../domain/samples.ts'
import { ThemeRequested } from '../domain/brand/theme.ts'
import { PolicyLoaded, PolicyRequested } from '../domain/content/policies.ts'
import { emailForm } from '../domain/session/login.ts'
import { MasqueradeStarted } from '../domain/session/masquerade.ts'
import { PortalOpened, ProfileLoaded, SessionEnded, type EndReason } from '../domain/session/session.ts'
import { changeAddress } from '../domain/shell/address.ts'
import { ConnectionLost } from '../domain/shell/connection.ts'
import { pageSlices } from '../domain/state.ts'
import { editField } from '../domain/kernel/forms/form.ts'
import { newSealKey } from './runtime/adapters/sealed.ts'
import { createStore } from './runtime/store.ts'
import { withOwners } from './runtime/recorder/log-store.ts'
import { LogoutSent } from '../domain/session/logout.ts'
import { startSessionLogs } from './session-logs.ts'
import { decoded, evolution, logsHere, plainLog } from './runtime/recorder/recording.testing.ts'
import { eventually } from '../../tests/eventually.ts'

const canary = 'zebedee@quill.example'
const signIn = (who = profile) => ProfileLoaded({ profile: who, termsUpdated: false })
const another = profileOf({ id: 'user-2' })
const ended = (reason: EndReason) => SessionEnded({ reason, message: null, ssoLogoutUrl: null })

/** A page load whose logs are sealed under this browser's key; `forgetKeys` is what a logout does to it. */
const browser = async () => {
  let key = await newSealKey()
  const forgetKeys = async () => {
    key = await newSealKey()
  }
  const open = (name: string) => {
    let ids = 0
    const waiting: (() => void)[] = []
    const store = createStore(evolution, () => 0)
    const begun: string[] = []
    const logs = startSessionLogs({
      ...plainLog,
      store,
      pageSlices,
      randomText: () => `${name}-${ids++}`,
      begun: (id) => begun.push(id),
      schedule: (work) => {
        waiting.push(work)
        return () => waiting.splice(waiting.indexOf(work), 1)
      },
      now: () => 0,
      open: async () => withOwners(await logsHere(), key),
    })
    const settle = async () => {
      await logs.flush()
      for (let turn = 0; turn < 20; turn++) await logsHere()
    }
    const seen = async () => (await logs.visits()).map(({ id }) => id)
    return { store, logs, settle, seen, begun }
  }
  const stored = async () => (await (await logsHere()).rows()).map(({ id }) => id)
  return { open, stored, forgetKeys }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('the logs of a person', () => {
  it.each<EndReason>(['unauthorised', 'idle', 'benefitsUnavailable', 'profileUnavailable', 'elsewhere'])(
    '[BED-7] stay after an end by %s, for the same person alone',
    async (reason) => {
      const { open } = await browser()
      const { store, settle, seen, logs } = open('a')
      store.append(PortalOpened({}))
      store.append(signIn())
      await settle()
      const [first = ''] = await seen()
      store.append(ended(reason))
      await settle()
      expect(await seen(), 'nobody is signed in').not.toContain(first)
      expect(await logs.lines(first)).toBeNull()
      store.append(signIn(another))
      await settle()
      expect(await seen(), 'somebody else is signed in').not.toContain(first)
      expect(await logs.lines(first)).toBeNull()

      const later = open('b')
      later.store.append(signIn())
      await later.settle()
      expect(await later.seen()).toContain(first)
      expect((await later.logs.lines(first))?.join('\n')).toContain('"ProfileLoaded"')
      later.logs.stop()
      logs.stop()
    },
  )

  it('[BED-7] [LOGOUT-1] are gone after a logout, those of earlier visits as well, and nobody else loses theirs', async () => {
    const { open, stored } = await browser()
    for (const [name, who] of [
      ['mine', profile],
      ['other', another],
    ] as const) {
      const visit = open(name)
      visit.store.append(signIn(who))
      await visit.settle()
      visit.logs.stop()
    }
    const { store, settle, logs } = open('now')
    store.append(PortalOpened({}))
    store.append(signIn())
    await settle()
    expect((await stored()).toSorted()).toEqual(['mine-0', 'now-0', 'other-0'])
    store.append(ended('loggedOut'))
    await settle()
    await eventually(async () => expect((await stored()).toSorted()).toEqual(['now-2', 'other-0']))
    logs.stop()
  })

  it('[BED-7] [LOGOUT-1] are gone after a logout by address, before anybody is known', async () => {
    const { open, stored } = await browser()
    const before = open('before')
    before.store.append(signIn())
    await before.settle()
    before.logs.stop()
    const { store, settle, logs } = open('now')
    store.append(PortalOpened({}))
    await settle()
    store.append(ended('loggedOut'))
    await settle()
    await eventually(async () => expect(await stored()).toEqual(['now-2']))
    logs.stop()
  })

  it('[BED-7] [LOGOUT-1] are nobody’s once a logout has deleted the key, and are deleted when they are found', async () => {
    const { open, stored, forgetKeys } = await browser()
    const before = open('before')
    before.store.append(signIn())
    await before.settle()
    before.logs.stop()
    await forgetKeys()
    const { store, settle, seen, logs } = open('now')
    store.append(signIn())
    await settle()
    expect(await seen()).toEqual(['now-0'])
    expect(await stored()).toEqual(['now-0'])
    logs.stop()
  })

  it('[BED-7] name no owner in the database', async () => {
    const { open } = await browser()
    const { store, settle, logs } = open('a')
    store.append(signIn(profileOf({ id: 'quillfeather-77' })))
    await settle()
    const [row] = await (await logsHere()).rows()
    expect(JSON.stringify(row)).not.toContain('quillfeather')
    expect(row?.owner).toEqual(expect.any(String))
    logs.stop()
  })

  it('[BED-7] [MASQ-1] of a masquerade are not those of the person who is viewed', async () => {
    const { open } = await browser()
    const masquerade = open('masquerade')
    masquerade.store.append(MasqueradeStarted({ userId: profile.user.id, schemeYear: '2026' }))
    masquerade.store.append(signIn())
    await masquerade.settle()
    masquerade.logs.stop()
    const { store, settle, seen, logs } = open('own')
    store.append(signIn())
    await settle()
    expect(await seen()).toEqual(['own-0'])
    logs.stop()
  })

  it('[BED-7] are not shown to a visitor who has not signed in, even of a visit in which nobody did', async () => {
    const { open } = await browser()
    const before = open('before')
    before.store.append(PortalOpened({}))
    await before.settle()
    before.logs.stop()
    const { seen, settle, logs, store } = open('now')
    store.append(PortalOpened({}))
    await settle()
    expect(await seen()).toEqual(['now-0'])
    logs.stop()
  })
})

describe('the log after the end of a session', () => {
  it('[BED-7] [LOGOUT-1] holds nothing of that session, and replays to the same state', async () => {
    const { open } = await browser()
    const { store, settle, logs } = open('a')
    store.append(PortalOpened({}))
    store.append(ThemeRequested({ domainLabel: 'acme' }))
    store.dispatch(editField(emailForm), { field: 'email', value: canary })
    store.append(signIn())
    store.dispatch(changeAddress, { path: '/app/my-benefits/20177', query: '' })
    store.append(PolicyRequested({ policy: 'privacy' }))
    store.append(PolicyLoaded({ policy: 'privacy', html: html('<p>Published</p>') }))
    store.append(ConnectionLost({}))
    const before = logs.exportLog()
    store.append(ended('unauthorised'))
    store.dispatch(changeAddress, { path: '/', query: '' })
    await settle()
    const after = logs.exportLog()
    const { header, events } = decoded(after)
    expect(events.map(({ type }) => type)).toEqual([
      'PortalOpened',
      'ThemeRequested',
      'AddressChanged',
      'PolicyRequested',
      'PolicyLoaded',
      'ConnectionLost',
      'SessionEnded',
      'AddressChanged',
    ])
    expect(hashOf(evolution.replay(evolution.initial(), events))).toBe(header.hash)
    expect(evolution.replay(evolution.initial(), events)).toMatchObject({
      session: { now: { kind: 'signedOut', reason: 'unauthorised' } },
      connection: { online: false },
      policies: store.state().policies,
      address: store.state().address,
    })
    expect(after).not.toContain('my-benefits')
    const numbers = events.map(({ seq }) => seq)
    store.append(LogoutSent({ cause: 'person', address: '/' }), 4)
    expect(
      decoded(logs.exportLog())
        .events.map(({ causedBy }) => causedBy)
        .filter((cause) => cause !== null && !numbers.includes(cause)),
      'causes of the session before',
    ).toEqual([])
    for (const line of before
      .split('\n')
      .filter((one) => one.includes('"FieldEdited"') || one.includes('"ProfileLoaded"')))
      expect(after).not.toContain(line)
    logs.stop()
  })
})
