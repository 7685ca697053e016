import { describe, expect, it } from 'vitest'
import { formsCleared, goodPassword, typedPassword } from '../../domain/account/testing.ts'
import { PasswordJudged } from '../../domain/account/password-rules.ts'
import {
  PasswordResetFailed,
  PasswordResetRequested,
  PasswordResetSucceeded,
  ResetDateCheckFailed,
  ResetDateCheckRequested,
  ResetDateRefused,
  ResetDateVerified,
  ResetLeft,
  ResetLinkExpired,
  ResetOpened,
} from '../../domain/account/reset-password.ts'
import { offline } from '../../domain/samples.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { PasswordChanged } from '../../domain/session/login.ts'
import { resetPassword, verifyResetDate } from '../api/generated/account.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { forgetTyped, goOn, keepAddress, leaveExpired, sendPassword, verifyDate } from './reset-password.ts'

const token = 'link'
const dateOfBirth = '1978-08-28'
const opened = ResetOpened({ token, dateOfBirth: '' })
const checking = ResetDateCheckRequested({ token, dateOfBirth })
const sending = PasswordResetRequested({ token, dateOfBirth, password: goodPassword })
const refused = (message: string | null) => ({ kind: 'refused', status: 422, message }) as const

/** Records the addresses to which an effect navigates, in order. */
const steps = () => {
  const went: string[] = []
  const navigation = {
    go: (path: string, how = 'push') => void went.push(`${how} ${path}`),
    leave: (url: string) => void went.push(`leave ${url}`),
  }
  return { went, navigation }
}

describe('verifying the date of birth', () => {
  const expectEvents = (host: ReturnType<typeof fakeHost>, then: EffectCase['then']) =>
    runEffect({ effect: verifyDate, given: [opened], ports: host, when: ['a', { a: checking }], then })

  it('[RESET-1] sends it as dd/mm/yyyy', () => {
    const host = fakeHost(responds(verifyResetDate, { verified: true }))
    expectEvents(host, ['5ms b', { b: ResetDateVerified({}) }])
    expect(host.calls[0]?.input).toEqual({ body: { token, date_of_birth: '28/08/1978' } })
  })

  it.each([
    ['a refusal', fails(verifyResetDate, refused('No'), { verified: false, error: 'No' })],
    ['a success that says not verified', responds(verifyResetDate, { verified: false })],
  ])('[RESET-3] takes %s as a refused date', (_, script) => {
    expectEvents(fakeHost(script), ['5ms b', { b: ResetDateRefused({}) }])
  })

  it.each([
    ['a refusal', fails(verifyResetDate, refused('x'), { verified: false, error: '["Token has expired"]' })],
    ['a success', responds(verifyResetDate, { verified: false, error: 'Token has expired' })],
  ])('[RESET-3] takes %s that mentions the token as an expired link', (_, script) => {
    expectEvents(fakeHost(script), ['5ms b', { b: ResetLinkExpired({ message: 'Token has expired' }) }])
  })

  it('[RESET-3] tells of a host that cannot be reached, or that fails', () => {
    expectEvents(fakeHost(fails(verifyResetDate, offline)), [
      '5ms b',
      { b: ResetDateCheckFailed({ problem: offline }) },
    ])
    const broken = { kind: 'refused', status: 500, message: 'Later' } as const
    const b = ResetDateCheckFailed({ problem: broken })
    expectEvents(fakeHost(fails(verifyResetDate, broken, { message: 'Later' })), ['5ms b', { b }])
  })

  it('[RESET-1] is called off when the page is left', () => {
    const host = fakeHost(responds(verifyResetDate, { verified: true }))
    const when = ['a-b', { a: checking, b: ResetLeft({}) }] as const
    runEffect({ effect: verifyDate, given: [opened], ports: host, when, then: ['', {}] })
    expect(host.calls[0]?.ended).toBe('cancelled')
  })
})

describe('the address of the reset', () => {
  it('[RESET-1] takes the date up once it is verified, in place of the entry before', () => {
    const { went, navigation } = steps()
    const when = ['a', { a: ResetDateVerified({}) }] as const
    const given = [
      ResetOpened({ token: 'a&b', dateOfBirth: '' }),
      ResetDateCheckRequested({ token: 'a&b', dateOfBirth }),
    ]
    runEffect({ effect: keepAddress, given, ports: { navigation }, when, then: ['', {}] })
    expect(went).toEqual(['replace /reset-password/?token=a%26b&dob=28-08-1978'])
  })

  it('[RESET-1] is left alone once the page was left', () => {
    const { went, navigation } = steps()
    const when = ['a', { a: ResetDateVerified({}) }] as const
    runEffect({ effect: keepAddress, ports: { navigation }, when, then: ['', {}] })
    expect(went).toEqual([])
  })

  const expired = ResetLinkExpired({ message: null })

  it('[RESET-3] leads to a new link 3 s after an expired one', () => {
    const { went, navigation } = steps()
    const times: number[] = []
    const timed = {
      ...navigation,
      go: (path: string, how?: 'push' | 'replace') => {
        times.push(virtualClock.now())
        navigation.go(path, how)
      },
    }
    const ports = { navigation: timed, clock: virtualClock }
    runEffect({ effect: leaveExpired, ports, when: ['a', { a: expired }], then: ['', {}] })
    expect(went).toEqual(['replace /forgotten-password/?message=token-expired'])
    expect(times).toEqual([3000])
  })

  it('[RESET-3] leads nowhere once the page was left', () => {
    const { went, navigation } = steps()
    const when = ['a 2s b', { a: expired, b: ResetLeft({}) }] as const
    runEffect({ effect: leaveExpired, ports: { navigation, clock: virtualClock }, when, then: ['', {}] })
    expect(went).toEqual([])
  })
})

describe('sending the new password', () => {
  const expectEvents = (host: ReturnType<typeof fakeHost>, then: EffectCase['then']) =>
    runEffect({
      effect: sendPassword,
      given: [opened, typedPassword()],
      ports: host,
      when: ['aa', { a: sending }],
      then,
    })
  const refusing = (body: { reset: false } & Record<string, unknown>, message: string | null = null) =>
    fakeHost(fails(resetPassword, refused(message), body))

  it('[RESET-2] sends it once, and as its own confirmation', () => {
    const host = fakeHost(responds(resetPassword, { reset: true, redirectURL: '/app/home/' }))
    expectEvents(host, ['5ms b', { b: PasswordResetSucceeded({ redirectUrl: '/app/home/' }) }])
    const body = { token, date_of_birth: '28/08/1978', password: goodPassword, password_confirmation: goodPassword }
    expect(host.calls).toEqual([{ id: 'resetPassword', input: { body }, ended: 'completed' }])
  })

  it('[RESET-3] tells an expired link and a refused date', () => {
    expectEvents(refusing({ reset: false, error: 'Token has expired' }), [
      '5ms b',
      { b: ResetLinkExpired({ message: 'Token has expired' }) },
    ])
    expectEvents(refusing({ reset: false, errors: { date_of_birth: ['No'] } }), ['5ms b', { b: ResetDateRefused({}) }])
  })

  it('[RESET-3] brings the verdict along where a rule is broken', () => {
    const checks = [
      { name: '1', status: true },
      { name: '512', status: false },
    ]
    const judged = PasswordJudged({
      edition: 1,
      checks: [
        { rule: '1', met: true },
        { rule: '512', met: false },
      ],
    })
    const failed = PasswordResetFailed({ problem: refused('Mend it'), rulesBroken: true })
    expectEvents(refusing({ reset: false, message: 'Mend it', checks }), ['5ms (jf)', { j: judged, f: failed }])
  })

  it("[RESET-3] tells of other failures in the host's words", () => {
    const failed = (problem: Parameters<typeof PasswordResetFailed>[0]['problem']) =>
      PasswordResetFailed({ problem, rulesBroken: false })
    expectEvents(refusing({ reset: false, description: 'Not today' }), ['5ms f', { f: failed(refused('Not today')) }])
    expectEvents(fakeHost(fails(resetPassword, offline)), ['5ms f', { f: failed(offline) }])
    const quiet = { kind: 'refused', status: 200, message: null } as const
    expectEvents(fakeHost(responds(resetPassword, { reset: false, redirectURL: null })), [
      '5ms f',
      { f: failed(quiet) },
    ])
  })
})

describe('after the reset', () => {
  const hosts = {
    singleSignOn: [],
    signOut: [],
    workPlatform: [],
    partner: ['partner.example'],
    credits: [],
    claims: [],
  }
  const goneTo = (redirectUrl: string | null) => {
    const { went, navigation } = steps()
    const redirects = (named: string, purpose: Parameters<typeof safeRedirect>[1]) =>
      safeRedirect(named, purpose, hosts, 'https://portal.example')
    const when = ['a', { a: PasswordResetSucceeded({ redirectUrl }) }] as const
    const events = { b: PasswordChanged({}), r: RedirectRefused({ purpose: 'partner' }) }
    const { refused: isRefused } = redirects(redirectUrl ?? '/', 'partner')
    runEffect({ effect: goOn, ports: { navigation, redirects }, when, then: [isRefused ? '(rb)' : 'b', events] })
    return { went, isRefused }
  }

  it.each([
    [null, ['replace /'], false],
    ['/app/home/', ['replace /app/home/'], false],
    ['https://partner.example/welcome', ['replace /', 'leave https://partner.example/welcome'], false],
    ['https://other.example/', ['replace /'], true],
    ['//evil.example', ['replace /'], true],
    ['javascript:alert(1)', ['replace /'], true],
    ['https://partner.example@evil.example', ['replace /'], true],
    ['\\\\evil', ['replace /'], true],
  ])('[RESET-4] %s leads to %j, and the entry with the token is replaced first', (url, went, isRefused) => {
    expect(goneTo(url)).toEqual({ went, isRefused })
  })

  it.each([PasswordResetSucceeded({ redirectUrl: null }), ResetLeft({})])(
    '[RESET-4] what was typed is forgotten after $type',
    (event) => {
      runEffect({ effect: forgetTyped, ports: {}, when: ['a', { a: event }], then: ['(dp)', formsCleared] })
    },
  )
})

provesAll(verifyDate, keepAddress, leaveExpired, sendPassword, goOn, forgetTyped)
