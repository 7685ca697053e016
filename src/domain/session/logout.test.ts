import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/kit.ts'
import { offline } from '../samples.ts'
import { logOut, logout, LogoutFailed, LogoutRequested, selectLogout } from './logout.ts'

const given = story(logout)
const requested = LogoutRequested({ cause: 'person' })

describe('logging out', () => {
  it('[LOGOUT-1] is asked for by a person or by quiet time', () => {
    expect(given().when(logOut, 'person')).toEqual(produced(requested))
    expect(given().when(logOut, 'idle')).toEqual(produced(LogoutRequested({ cause: 'idle' })))
    expect(selectLogout(given(requested).state)).toEqual({ kind: 'running' })
  })

  it('[LOGOUT-1] stays quiet while it runs', () => {
    expect(given(requested).when(logOut, 'person')).toEqual(refused('busy'))
  })

  it('[LOGOUT-2] says that it failed and may be tried again', () => {
    const failed = given(requested, LogoutFailed({ problem: offline }))
    expect(selectLogout(failed.state)).toEqual({ kind: 'failed', problem: offline })
    expect(failed.when(logOut, 'person')).toEqual(produced(requested))
  })
})
