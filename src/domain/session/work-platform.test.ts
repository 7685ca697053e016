import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profileOf } from '../samples.ts'
import { ProfileLoaded, session, SessionEnded } from './session.ts'
import {
  awaitWorkPlatform,
  goToWorkPlatform,
  selectLanding,
  selectWorkPlatform,
  workPlatform,
  WorkPlatformAwaited,
  WorkPlatformFailed,
  WorkPlatformFound,
  WorkPlatformRequested,
} from './work-platform.ts'

const given = story(workPlatform, session)
const awaited = WorkPlatformAwaited({})
const requested = WorkPlatformRequested({})
const failed = WorkPlatformFailed({ problem: offline })

describe('the way to the work platform', () => {
  it('[SSO-3] is remembered over a login, until it is gone', () => {
    expect(given().when(awaitWorkPlatform)).toEqual(produced(awaited))
    expect(given(awaited).when(awaitWorkPlatform)).toEqual(refused('awaited'))
    expect(selectLanding(given().state)).toBe('/app/home/')
    expect(selectLanding(given(awaited).state)).toBe('/wrkit-redirect-sso/')
    expect(selectLanding(given(awaited, requested).state)).toBe('/app/home/')
  })

  it('[NAV-1] leads somebody who has left to where it is decided what they can see', () => {
    const as = (employmentStatus: 'active' | 'left' | 'inactive') =>
      ProfileLoaded({ profile: profileOf({ employmentStatus }), termsUpdated: false })
    expect(selectLanding(given(as('active')).state)).toBe('/app/home/')
    expect(selectLanding(given(as('left')).state)).toBe('/app/')
    expect(selectLanding(given(as('inactive')).state)).toBe('/app/')
    expect(selectLanding(given(as('left'), awaited).state)).toBe('/wrkit-redirect-sso/')
  })

  it('[SSO-3] is requested once at a time, and again after a failure', () => {
    expect(given().when(goToWorkPlatform)).toEqual(produced(requested))
    expect(given(requested, WorkPlatformFound({ url: 'x' })).when(goToWorkPlatform)).toEqual(refused('busy'))
    expect(given(requested, failed).when(goToWorkPlatform)).toEqual(produced(requested))
  })

  it('[SSO-3] says that it failed, and keeps no address', () => {
    expect(selectWorkPlatform(given(requested, failed).state)).toEqual({ kind: 'failed', problem: offline })
    const found = given(requested, WorkPlatformFound({ url: 'https://work.acme.example/?ticket=1' }))
    expect(JSON.stringify(found.state)).not.toContain('ticket')
  })

  it('[SSO-3] begins again after a session', () => {
    const over = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
    expect(selectWorkPlatform(given(requested, over).state)).toEqual({ kind: 'none' })
  })
})
