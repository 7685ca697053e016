import { describe, expect, it } from 'vitest'
import { ALL_TWO_FACTOR, type TwoFactorQuery } from '../../domain/employer/list-query.ts'
import {
  TwoFactorListFailed,
  TwoFactorListLoaded,
  TwoFactorListRequested,
} from '../../domain/employer/two-factor-list.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { EnforcementChanged, EnforcementLoaded } from '../../domain/employer/two-factor-enforcement.ts'
import { getTwoFactorEmployees } from '../api/generated/employees.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { provesNotOvertaken } from '../runtime/reread.testing.ts'
import { loadTwoFactorList } from './two-factor-list.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const row = { id: '1', name: 'A', email: 'a@acme.example', twoFactor: true }
const wireList = { data: [row], per_page: 10, total: 31, filters: {}, isEnforcementTwoFAEnabled: true }
const found = responds(getTwoFactorEmployees, wireList)
const page = { rows: [row], total: 31, lastPage: 4 }
const query = (change: Partial<TwoFactorQuery> = {}): TwoFactorQuery => ({ ...ALL_TWO_FACTOR, ...change })
const asks = (change: Partial<TwoFactorQuery> = {}, typing = false) =>
  TwoFactorListRequested({ query: query(change), typing })
const ports = (host: ReturnType<typeof fakeHost>) => ({ api: host.api, clock: virtualClock })

provesNotOvertaken('TFAL-1', loadTwoFactorList, {
  given: [...given, EnforcementLoaded({ enabled: false })],
  requested: asks(),
  changed: EnforcementChanged({ enabled: true }),
  responses: [responds(getTwoFactorEmployees, { ...wireList, isEnforcementTwoFAEnabled: false }), found],
  loaded: TwoFactorListLoaded({ query: query(), page, enforced: true }),
})

describe('loading the two-factor list', () => {
  it('[TFAL-1] brings a page and the enforcement, and sends what nobody requested to no host', () => {
    const host = fakeHost(found)
    const b = TwoFactorListLoaded({ query: query(), page, enforced: true })
    const when = ['a', { a: asks() }] as const
    runEffect({ effect: loadTwoFactorList, given, ports: ports(host), when, then: ['5ms b', { b }] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'client-1' }, query: { page: 1 } })
  })

  it('[TFAL-1] sends search, filter and page by the names of the specification, once the typing rests', () => {
    const host = fakeHost(found)
    const [first, change] = [{ search: 'm' }, { search: 'moor', twoFactor: 'no', page: 2 } as const]
    const when = ['a 99ms b', { a: asks(first, true), b: asks(change, true) }] as const
    const c = TwoFactorListLoaded({ query: query(change), page, enforced: true })
    runEffect({ effect: loadTwoFactorList, given, ports: ports(host), when, then: ['355ms c', { c }] })
    expect(host.calls.map(({ input }) => input)).toMatchObject([
      { query: { search: 'moor', 'filter[person_mfa_secret]': '0', page: 2 } },
    ])
  })

  it('[TFAL-1] tells that it failed, and asks nobody without a session', () => {
    const when = ['a', { a: asks() }] as const
    const offlineHost = fakeHost(fails(getTwoFactorEmployees, offline))
    const b = TwoFactorListFailed({ query: query(), problem: offline })
    runEffect({ effect: loadTwoFactorList, given, ports: ports(offlineHost), when, then: ['5ms b', { b }] })
    const c = TwoFactorListFailed({ query: query(), problem: { kind: 'unauthorised', detail: null } })
    runEffect({ effect: loadTwoFactorList, ports: ports(fakeHost()), when, then: ['c', { c }] })
  })
})

provesAll(loadTwoFactorList)
