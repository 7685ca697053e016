import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { approvals, PendingLoaded } from './approvals.ts'
import {
  dashboard,
  PendingCounted,
  RegistrationCounted,
  requestTile,
  selectDashboard,
  selectNextApproval,
  TileFailed,
  TileRequested,
  TwoFactorCounted,
} from './dashboard.ts'

const given = story(dashboard, approvals)
const idle = { status: 'idle' }
const tiles = [
  [
    'approvals',
    PendingCounted({ selections: 3, benefits: 2, waiting: [] }),
    { selections: 3, benefits: 2, waiting: [] },
  ],
  [
    'registration',
    RegistrationCounted({ registration: { employees: 4, registered: 3 } }),
    { employees: 4, registered: 3 },
  ],
  ['twoFactor', TwoFactorCounted({ without: 9, demanded: false }), { without: 9, demanded: false }],
] as const

describe.each(tiles)('the tile %s', (tile, counted, value) => {
  const others = { approvals: idle, registration: idle, twoFactor: idle }

  it('[DASH-1] loads alone', () => {
    expect(given().when(requestTile, tile)).toEqual(produced(TileRequested({ tile })))
    const asked = given(TileRequested({ tile }))
    expect(selectDashboard(asked.state)).toEqual({ ...others, [tile]: { status: 'loading', value: null } })
    expect(selectDashboard(asked.at(5, counted).state)).toEqual({
      ...others,
      [tile]: { status: 'loaded', value, at: 5 },
    })
  })

  it('[DASH-1] fails alone and keeps its figures', () => {
    const failed = given(counted, TileRequested({ tile }), TileFailed({ tile, problem: offline }))
    const expected = { ...others, [tile]: { status: 'failed', problem: offline, value } }
    expect(selectDashboard(failed.state)).toEqual(expected)
  })
})

describe('the next benefit that awaits approval', () => {
  const of = (benefitId: string, count: number, oldest: string | null) => ({
    benefitId,
    benefitName: benefitId,
    count,
    summary: '',
    orderValue: null,
    oldest,
    toCheck: null,
  })
  const counted = (...waiting: ReturnType<typeof of>[]) => PendingCounted({ selections: 9, benefits: 3, waiting })
  const decided = (benefitId: string) =>
    PendingLoaded({ pending: { benefitId, benefitName: '', takesReason: false, firstDeduction: null, rows: [] } })
  const next = (...events: DomainEvent[]) => selectNextApproval(given(...events).state)?.benefitId ?? null

  it('[APP-1] is the one just decided while some of it wait, then the one with the oldest request, then the most requests', () => {
    const waiting = counted(of('gym', 2, null), of('dental', 5, null), of('cycle', 1, '2026-10-02'))
    expect(next(waiting)).toBe('cycle')
    expect(next(waiting, decided('gym'))).toBe('gym')
    expect(next(counted(of('gym', 2, null), of('dental', 5, null)), decided('cycle'))).toBe('dental')
  })

  it('[APP-1] is unknown while the count loads or has failed, and none where nothing is left', () => {
    const waiting = counted(of('gym', 2, null))
    expect(next(waiting, TileRequested({ tile: 'approvals' }))).toBeNull()
    expect(next(waiting, TileFailed({ tile: 'approvals', problem: offline }))).toBeNull()
    expect(next(counted())).toBeNull()
  })
})
