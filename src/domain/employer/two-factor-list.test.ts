import { describe, expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { ALL_TWO_FACTOR } from './list-query.ts'
import type { TwoFactorPage } from './two-factor-list.ts'
import {
  requestTwoFactorList,
  selectTwoFactorList,
  twoFactorList,
  TwoFactorListFailed,
  TwoFactorListLoaded,
  TwoFactorListRequested,
} from './two-factor-list.ts'

const given = story(twoFactorList)
const query = ALL_TWO_FACTOR
const asked = TwoFactorListRequested({ query, typing: false })
const page: TwoFactorPage = {
  rows: [{ id: '5001', name: 'A', email: 'a@acme.example', twoFactor: true }],
  total: 1,
  lastPage: 1,
}

describe('the two-factor list', () => {
  it('[TFAL-1] is requested by its query, at once or when the typing rests', () => {
    expect(given().when(requestTwoFactorList, query)).toEqual(produced(asked))
    const filtered = { ...query, twoFactor: 'no' } as const
    expect(given(asked).when(requestTwoFactorList, filtered)).toEqual(
      produced(TwoFactorListRequested({ query: filtered, typing: false })),
    )
    const typed = { ...query, search: 'moo' }
    expect(given(asked).when(requestTwoFactorList, typed)).toEqual(
      produced(TwoFactorListRequested({ query: typed, typing: true })),
    )
  })

  it('[TFAL-1] keeps its rows until the next ones are there, and fails with the problem', () => {
    const loaded = given(asked).at(5, TwoFactorListLoaded({ query, page, enforced: false }))
    expect(selectTwoFactorList(loaded.state)).toEqual({ status: 'loaded', value: { query, page }, at: 5 })
    expect(selectTwoFactorList(loaded.at(6, asked).state)).toEqual({ status: 'loading', value: { query, page } })
    const failed = loaded.at(7, TwoFactorListFailed({ query, problem: offline }))
    expect(selectTwoFactorList(failed.state)).toMatchObject({ status: 'failed', problem: offline })
  })
})
