import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profile } from '../samples.ts'
import {
  PortalOpened,
  ProfileFailed,
  ProfileLoaded,
  restoreSession,
  selectProfile,
  selectSession,
  session,
  SessionAbsent,
  SessionEnded,
  SessionRestoreRequested,
} from './session.ts'

const given = story(session)
const loaded = ProfileLoaded({ profile, termsUpdated: false })
const ended = SessionEnded({ reason: 'unauthorised', message: 'Signed in elsewhere', ssoLogoutUrl: null })

describe('a session', () => {
  it('is unknown until the portal has looked, then absent or being restored', () => {
    expect(selectSession(given(PortalOpened({})).state)).toEqual({ kind: 'unknown' })
    expect(selectSession(given(SessionAbsent({})).state)).toEqual({ kind: 'signedOut', reason: null, message: null })
    expect(selectSession(given(SessionRestoreRequested({})).state)).toEqual({ kind: 'restoring' })
  })

  it('[LOGIN-7] is signed in once the profile is there', () => {
    expect(selectSession(given(loaded).state)).toEqual({ kind: 'signedIn', profile })
    expect(selectProfile(given(loaded).state)).toEqual(profile)
    expect(selectProfile(given().state)).toBeNull()
  })

  it('[AUTH-1] is over with its reason and the words of the host', () => {
    expect(selectSession(given(loaded, ended).state)).toEqual({
      kind: 'signedOut',
      reason: 'unauthorised',
      message: 'Signed in elsewhere',
    })
  })
})

describe('restoring a session', () => {
  const failed = given(SessionRestoreRequested({}), ProfileFailed({ problem: offline }))

  it('asks again after a response that did not come', () => {
    expect(selectSession(failed.state)).toEqual({ kind: 'restoreFailed', problem: offline })
    expect(failed.when(restoreSession)).toEqual(produced(SessionRestoreRequested({})))
  })

  it('stays quiet where nothing failed', () => {
    expect(given(loaded).when(restoreSession)).toEqual(refused('notNeeded'))
    expect(given(SessionRestoreRequested({})).when(restoreSession)).toEqual(refused('notNeeded'))
  })

  it('leaves a person signed out whose login got no profile', () => {
    expect(selectSession(given(SessionAbsent({}), ProfileFailed({ problem: offline })).state).kind).toBe('signedOut')
  })
})
