import { describe, expect, it } from 'vitest'
import { cookies, CookiesAccepted } from '../content/cookies.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, profile, refusal } from '../samples.ts'
import { login, LoginSucceeded } from './login.ts'
import { ProfileFailed, ProfileLoaded, session, SessionRestoreRequested } from './session.ts'
import {
  continueLink,
  followLink,
  keepSession,
  replaceSession,
  retryLink,
  selectSso,
  sso,
  SsoLoginConfirmed,
  SsoLoginFailed,
  SsoLoginHeldForConsent,
  SsoLoginHeldForSession,
  SsoLoginRequested,
  SsoLoginSlow,
} from './sso.ts'

const given = story(sso, cookies, login, session)
const consent = CookiesAccepted({ videoPlayer: false })
const signOn = SsoLoginRequested({ link: 'signOn', token: 'sso-valid', schemeYear: null })
const msq = { token: 'msq-valid', schemeYear: '2026' }
const masquerade = SsoLoginRequested({ link: 'masquerade', ...msq })
const loaded = ProfileLoaded({ profile, termsUpdated: false })
const shown = (...events: DomainEvent[]) => selectSso(given(...events).state)

describe('following a link', () => {
  it('[SSO-1] [LOGIN-5] signs in without any consent', () => {
    expect(given().when(followLink, { token: 'sso-valid', schemeYear: null })).toEqual(produced(signOn))
    expect(given().when(followLink, { token: 'sso-valid', schemeYear: '2026' })).toEqual(produced(signOn))
  })

  it('[MASQ-1] starts a masquerade for the year of the path', () => {
    expect(given(consent).when(followLink, msq)).toEqual(produced(masquerade))
    const open = { token: 'msq-valid', schemeYear: null }
    expect(given(consent).when(followLink, open)).toEqual(
      produced(SsoLoginRequested({ link: 'masquerade', token: 'msq-valid', schemeYear: null })),
    )
  })

  it('[MASQ-1] [LOGIN-5] holds a masquerade until cookies are accepted, and then goes on', () => {
    const held = given(SsoLoginHeldForConsent(msq))
    expect(given().when(followLink, msq)).toEqual(produced(SsoLoginHeldForConsent(msq)))
    expect(selectSso(held.state)).toEqual({ kind: 'held' })
    expect(held.when(continueLink)).toEqual(refused('notHeld'))
    expect(held.at(0, consent).when(continueLink)).toEqual(produced(masquerade))
    expect(given(consent).when(continueLink)).toEqual(refused('notHeld'))
  })

  it.each(['20 26', '../app', 'x'.repeat(13)])('[MASQ-1] fails for a year that is none: %s', (schemeYear) => {
    const failed = SsoLoginFailed({ link: 'masquerade', problem: { kind: 'undecodable', where: 'schemeYear' } })
    expect(given(consent).when(followLink, { token: 'msq-valid', schemeYear })).toEqual(produced(failed))
  })

  it('[SSO-1] stays quiet without a token, and while one is under way', () => {
    expect(given().when(followLink, { token: '', schemeYear: null })).toEqual(refused('noToken'))
    const again = { token: 'sso-valid', schemeYear: null }
    expect(given(signOn).when(followLink, again)).toEqual(refused('busy'))
    expect(given(signOn, LoginSucceeded({ remember: null })).when(followLink, again)).toEqual(refused('busy'))
  })
})

describe('a link over an open session', () => {
  const ticket = { token: 'sso-valid', schemeYear: null }
  const waiting = given(SsoLoginHeldForSession(ticket))

  it('[SSO-1] waits for the person, without its token on the screen', () => {
    expect(selectSso(waiting.state)).toEqual({ kind: 'sessionOpen' })
    for (const command of [replaceSession, keepSession]) expect(given().when(command)).toEqual(refused('notHeld'))
  })

  it('[SSO-1] goes on when the person says so', () => {
    const confirmed = SsoLoginConfirmed(ticket)
    expect(waiting.when(replaceSession)).toEqual(produced(confirmed))
    expect(selectSso(waiting.at(0, confirmed).state)).toEqual({ kind: 'running', slow: false })
  })

  it('[SSO-1] is forgotten when the person stays', () => {
    expect(waiting.when(keepSession)).toEqual(produced(SessionRestoreRequested({})))
    const after = waiting.at(0, SessionRestoreRequested({})).state
    expect(selectSso(after)).toEqual({ kind: 'none' })
    expect(JSON.stringify(after)).not.toContain('sso-valid')
  })
})

describe('a link under way', () => {
  it('[SSO-1] is so until the profile is there, and says when that takes long', () => {
    expect(shown(signOn)).toEqual({ kind: 'running', slow: false })
    expect(shown(signOn, SsoLoginSlow({}))).toEqual({ kind: 'running', slow: true })
    expect(shown(signOn, SsoLoginSlow({}), LoginSucceeded({ remember: null }))).toEqual({ kind: 'running', slow: true })
    expect(shown(signOn, LoginSucceeded({ remember: null }), loaded)).toEqual({ kind: 'none' })
    expect(shown(SsoLoginSlow({}))).toEqual({ kind: 'none' })
  })

  it('[SSO-1] keeps its token from the screens, and forgets it once the host has responded', () => {
    const state = given(signOn).state
    expect(JSON.stringify(selectSso(state))).not.toContain('sso-valid')
    const over = [LoginSucceeded({ remember: null }), SsoLoginFailed({ link: 'signOn', problem: refusal })]
    for (const event of over) expect(JSON.stringify(given(signOn, event).state)).not.toContain('sso-valid')
  })

  it('[SSO-1] has nothing to do with a login by password', () => {
    expect(shown(LoginSucceeded({ remember: null }), loaded)).toEqual({ kind: 'none' })
    expect(shown(SessionRestoreRequested({}), ProfileFailed({ problem: offline }))).toEqual({ kind: 'none' })
  })
})

describe('a link that failed', () => {
  const failed = (problem: typeof offline) => given(signOn, SsoLoginFailed({ link: 'signOn', problem }))

  it('[SSO-1] is final where the host refused it', () => {
    const shown = { kind: 'failed', link: 'signOn', problem: refusal, mayRetry: false }
    expect(selectSso(failed(refusal).state)).toEqual(shown)
    expect(failed(refusal).when(retryLink)).toEqual(refused('final'))
  })

  it('[SSO-1] may be tried again where no response came', () => {
    expect(selectSso(failed(offline).state)).toMatchObject({ mayRetry: true })
    expect(failed(offline).when(retryLink)).toEqual(produced(signOn))
  })

  it('[SSO-1] only asks for the profile again where the sign-in itself succeeded', () => {
    const half = given(signOn, LoginSucceeded({ remember: null }), ProfileFailed({ problem: offline }))
    expect(half.when(retryLink)).toEqual(produced(SessionRestoreRequested({})))
    expect(selectSso(half.at(0, SessionRestoreRequested({})).state)).toEqual({ kind: 'running', slow: false })
    const refusedProfile = given(signOn, LoginSucceeded({ remember: null }), ProfileFailed({ problem: refusal }))
    expect(refusedProfile.when(retryLink)).toEqual(refused('final'))
  })

  it('[SSO-1] stays quiet where nothing failed', () => {
    expect(given().when(retryLink)).toEqual(refused('final'))
  })
})
