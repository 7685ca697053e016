import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { logOut, logout, LogoutFailed, LogoutRequested, selectLogout } from './logout.ts'

const given = story(logout)
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

  it('[IDLE-1] is still for inactivity where it is tried again', () => {
    const idle = LogoutRequested({ cause: 'idle' })
    expect(given(idle, LogoutFailed({ problem: offline })).when(logOut)).toEqual(produced(idle))
  })
})
