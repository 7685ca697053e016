import { describe, expect, it } from 'vitest'
import {
  PendingCounted,
  RegistrationCounted,
  TileFailed,
  TileRequested,
  TwoFactorCounted,
} from '../../domain/employer/dashboard.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getEmployees, getTwoFactorEmployees } from '../api/generated/employees.ts'
import { getPendingSelections } from '../api/generated/employer.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadTile } from './dashboard.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const benefit = { benefitName: '', summary: '', orderValue: null }
const pending = ['dental', 'gym'].map((benefitId, i) => ({
  ...benefit,
  benefitId,
  count: i + 2,
  oldestRequest: null,
  toCheck: null,
}))
const waiting = ['dental', 'gym'].map((benefitId, i) => ({
  ...benefit,
  benefitId,
  count: i + 2,
  oldest: null,
  toCheck: null,
}))
const employees = {
  data: [],
  totalEmployeesValues: { totalEmployees: 4, totalRegisteredEmployees: 3 },
  last_page: 1,
  per_page: 10,
  total: 4,
  filters: {},
}
const twoFactor = { data: [], per_page: 10, total: 9, filters: {}, isEnforcementTwoFAEnabled: true }
const ofClient = { path: { id: 'client-1' } }
const tiles = [
  [
    'approvals',
    responds(getPendingSelections, { selections: pending }),
    {},
    PendingCounted({ selections: 5, benefits: 2, waiting }),
  ],
  [
    'registration',
    responds(getEmployees, employees),
    { ...ofClient, query: { page: 1 } },
    RegistrationCounted({ registration: { employees: 4, registered: 3 } }),
  ],
  [
    'twoFactor',
    responds(getTwoFactorEmployees, twoFactor),
    { ...ofClient, query: { 'filter[person_mfa_secret]': '0', page: 1 } },
    TwoFactorCounted({ without: 9, demanded: true }),
  ],
] as const

describe('loading a tile', () => {
  it.each(tiles)('[DASH-1] brings the figures of %s', (tile, script, input, counted) => {
    const host = fakeHost(script)
    const when = ['a', { a: TileRequested({ tile }) }] as const
    runEffect({ effect: loadTile, given, ports: host, when, then: ['5ms b', { b: counted }] })
    expect(host.calls.map((call) => call.input)).toEqual([input])
  })

  it.each([
    ['approvals', fails(getPendingSelections, offline)],
    ['registration', fails(getEmployees, offline)],
    ['twoFactor', fails(getTwoFactorEmployees, offline)],
  ] as const)('[DASH-1] tells that %s failed', (tile, script) => {
    const when = ['a', { a: TileRequested({ tile }) }] as const
    const then = ['5ms b', { b: TileFailed({ tile, problem: offline }) }] as const
    runEffect({ effect: loadTile, given, ports: fakeHost(script), when, then })
  })

  it('[DASH-1] asks no host while nobody is signed in', () => {
    const b = TileFailed({ tile: 'registration', problem: { kind: 'unauthorised', detail: null } })
    const host = fakeHost()
    const when = ['a', { a: TileRequested({ tile: 'registration' }) }] as const
    runEffect({ effect: loadTile, ports: host, when, then: ['b', { b }] })
    expect(host.calls).toEqual([])
  })

  it('[DASH-1] drops an earlier call of a tile for a later one, and those of no other tile', () => {
    const host = fakeHost(...tiles.map(([, script]) => script))
    runEffect({
      effect: loadTile,
      given,
      ports: host,
      when: ['abb', { a: TileRequested({ tile: 'approvals' }), b: TileRequested({ tile: 'registration' }) }],
      then: ['5ms a 1ms b', { a: tiles[0][3], b: tiles[1][3] }],
    })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['completed', 'cancelled', 'completed'])
  })
})

provesAll(loadTile)
