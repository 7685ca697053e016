import { describe, expect, it } from 'vitest'
import {
  AffectedCounted,
  AffectedCountFailed,
  AffectedCountRequested,
  EnforcementChanged,
  EnforcementChangeDropped,
  EnforcementChangeFailed,
  EnforcementChangeRequested,
  EnforcementFailed,
  EnforcementLoaded,
  EnforcementRequested,
} from '../../domain/employer/two-factor-enforcement.ts'
import { offline, profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { changeTwoFactorEnforcement, getTwoFactorEmployees } from '../api/generated/employees.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { provesNotOvertaken, provesReread } from '../runtime/reread.testing.ts'
import {
  countAffected,
  findEnforcement,
  loadEnforcement,
  rereadEnforcement,
  sendEnforcement,
} from './two-factor-enforcement.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const wireList = { data: [], per_page: 10, total: 12, filters: {}, isEnforcementTwoFAEnabled: true }
const list = responds(getTwoFactorEmployees, wireList)
const path = { id: 'client-1' }
const loggedOut = { kind: 'unauthorised', detail: null } as const

describe('the enforcement of two-factor', () => {
  const when = ['a', { a: EnforcementRequested({}) }] as const

  it('[TFAL-1] [ENG-1] comes with the list', () => {
    const host = fakeHost(list)
    const b = EnforcementLoaded({ enabled: true })
    runEffect({ effect: loadEnforcement, given, ports: host, when, then: ['5ms b', { b }] })
    expect(host.calls[0]?.input).toEqual({ path, query: { page: 1 } })
  })

  it('[TFAL-1] [ENG-1] tells that it failed, and asks nobody without a session', () => {
    const ports = fakeHost(fails(getTwoFactorEmployees, offline))
    const b = EnforcementFailed({ problem: offline })
    runEffect({ effect: loadEnforcement, given, ports, when, then: ['5ms b', { b }] })
    const c = EnforcementFailed({ problem: loggedOut })
    runEffect({ effect: loadEnforcement, ports: fakeHost(), when, then: ['c', { c }] })
  })
})

provesNotOvertaken('TFAL-1', loadEnforcement, {
  given: [...given, EnforcementLoaded({ enabled: false })],
  requested: EnforcementRequested({}),
  changed: EnforcementChanged({ enabled: true }),
  responses: [responds(getTwoFactorEmployees, { ...wireList, isEnforcementTwoFAEnabled: false }), list],
  loaded: EnforcementLoaded({ enabled: true }),
})

describe('whom a change affects', () => {
  it.each([
    [true, '0'],
    [false, '1'],
  ])('[TFAL-1] is counted by the filter: to %s, those with %s', (enabled, secret) => {
    const host = fakeHost(list)
    const when = ['a', { a: AffectedCountRequested({ enabled }) }] as const
    const b = AffectedCounted({ count: 12 })
    runEffect({ effect: countAffected, given, ports: host, when, then: ['5ms b', { b }] })
    expect(host.calls[0]?.input).toEqual({ path, query: { 'filter[person_mfa_secret]': secret, page: 1 } })
  })

  it('[TFAL-1] is counted no more once the change is dropped, and tells that it failed', () => {
    const a = AffectedCountRequested({ enabled: true })
    const host = fakeHost(list)
    const dropped = ['a 2ms b', { a, b: EnforcementChangeDropped({}) }] as const
    runEffect({ effect: countAffected, given, ports: host, when: dropped, then: ['', {}] })
    expect(host.calls[0]?.ended).toBe('cancelled')
    const ports = fakeHost(fails(getTwoFactorEmployees, offline))
    const b = AffectedCountFailed({ problem: offline })
    runEffect({ effect: countAffected, given, ports, when: ['a', { a }], then: ['5ms b', { b }] })
    const c = AffectedCountFailed({ problem: loggedOut })
    runEffect({ effect: countAffected, ports: fakeHost(), when: ['a', { a }], then: ['c', { c }] })
  })
})

describe('changing the enforcement', () => {
  const a = EnforcementChangeRequested({ enabled: true })

  it('[TFAL-1] is one PATCH', () => {
    const host = fakeHost(responds(changeTwoFactorEnforcement, { enabled: true }))
    const b = EnforcementChanged({ enabled: true })
    runEffect({ effect: sendEnforcement, given, ports: host, when: ['aa', { a }], then: ['5ms b', { b }] })
    const input = { path, body: { enabled: true } }
    expect(host.calls).toEqual([{ id: 'changeTwoFactorEnforcement', input, ended: 'completed' }])
  })

  it('[TFAL-1] tells that it failed, and asks nobody without a session', () => {
    const ports = fakeHost(fails(changeTwoFactorEnforcement, refusal))
    const b = EnforcementChangeFailed({ problem: refusal })
    runEffect({ effect: sendEnforcement, given, ports, when: ['a', { a }], then: ['5ms b', { b }] })
    const c = EnforcementChangeFailed({ problem: loggedOut })
    runEffect({ effect: sendEnforcement, ports: fakeHost(), when: ['a', { a }], then: ['c', { c }] })
  })
})

describe('a change of the enforcement whose response was lost', () => {
  const lost = [
    AffectedCountRequested({ enabled: true }),
    EnforcementChangeRequested({ enabled: true }),
    EnforcementChangeFailed({ problem: offline }),
  ]
  const read = (enabled: boolean) => ['a', { a: EnforcementLoaded({ enabled }) }] as const
  const effect = findEnforcement

  it('[TFAL-1] is made once the setting shows it', () => {
    const then = ['b', { b: EnforcementChanged({ enabled: true }) }] as const
    runEffect({ effect, given: lost, ports: {}, when: read(true), then })
  })

  it('[TFAL-1] is not called made where the setting is as before, was refused or dropped', () => {
    const then = ['', {}] as const
    runEffect({ effect, given: lost, ports: {}, when: read(false), then })
    const no = { kind: 'refused', status: 422, message: null } as const
    const refused = [...lost.slice(0, 2), EnforcementChangeFailed({ problem: no })]
    runEffect({ effect, given: refused, ports: {}, when: read(true), then })
    runEffect({ effect, given: [...lost, EnforcementChangeDropped({})], ports: {}, when: read(true), then })
  })
})

provesAll(loadEnforcement, countAffected, sendEnforcement, rereadEnforcement, findEnforcement)

provesReread('TFAL-1', rereadEnforcement, (problem) => EnforcementChangeFailed({ problem }), [EnforcementRequested({})])
