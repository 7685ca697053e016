import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import {
  dashboard,
  PendingCounted,
  RegistrationCounted,
  requestTile,
  selectDashboard,
  TileFailed,
  TileRequested,
  TwoFactorCounted,
} from './dashboard.ts'

const given = story(dashboard)
const idle = { status: 'idle' }
const tiles = [
  ['approvals', PendingCounted({ selections: 3, benefits: 2 }), { selections: 3, benefits: 2 }],
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
