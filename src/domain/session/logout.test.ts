import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profile } from '../samples.ts'
import { logOut, logout, LogoutConfirmed, LogoutFailed, LogoutRequested, LogoutSent, selectLogout } from './logout.ts'
import { ProfileLoaded, session } from './session.ts'

const given = story(session, logout)
const requested = LogoutRequested({ cause: 'person' })

describe('logging out', () => {
  it('[LOGOUT-1] is requested by a person', () => {
    expect(given().when(logOut)).toEqual(produced(requested))
    expect(selectLogout(given(requested).state)).toEqual({ kind: 'running', cause: 'person' })
  })

  it('[LOGOUT-1] stays quiet while it runs', () => {
    expect(given(requested).when(logOut)).toEqual(refused('busy'))
  })

  it('[LOGOUT-2] says that it failed and may be tried again', () => {
    const failed = given(requested, LogoutFailed({ problem: offline }))
    expect(selectLogout(failed.state)).toEqual({ kind: 'failed', cause: 'person', problem: offline })
    expect(failed.when(logOut)).toEqual(produced(requested))
  })

  it('[LOGOUT-2] keeps where it leads while it is tried again', () => {
    const address = 'https://sso.acme.example/out'
    const sent = given(requested, LogoutSent({ cause: 'person', address }))
    expect(sent.when(logOut)).toEqual(refused('busy'))
    const failed = given(requested, LogoutSent({ cause: 'person', address }), LogoutFailed({ problem: offline }))
    expect(selectLogout(failed.state)).toEqual({ kind: 'failed', cause: 'person', problem: offline, address })
    const again = given(LogoutSent({ cause: 'person', address }), LogoutFailed({ problem: offline }), requested)
    expect(selectLogout(again.state)).toEqual({ kind: 'running', cause: 'person', address })
  })

  it('[LOGOUT-1] is over once the host has confirmed it, or somebody logs in', () => {
    for (const end of [LogoutConfirmed({}), ProfileLoaded({ profile, termsUpdated: false })])
      expect(selectLogout(given(LogoutSent({ cause: 'person', address: null }), end).state)).toEqual({ kind: 'none' })
  })

  it('[IDLE-1] is still for inactivity where it is tried again', () => {
    const idle = LogoutRequested({ cause: 'idle' })
    expect(given(idle, LogoutFailed({ problem: offline })).when(logOut)).toEqual(produced(idle))
  })
})
