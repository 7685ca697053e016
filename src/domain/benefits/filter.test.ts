import { describe, expect, it } from 'vitest'
import { benefit, benefitId, selection } from '../samples.ts'
import {
  filterChoices,
  filterQuery,
  hindranceOf,
  isFiltered,
  matches,
  NO_FILTER,
  nextOf,
  readFilter,
  statusOf,
} from './filter.ts'

const dental = benefit
const gym = { ...benefit, benefitId: benefitId('gym'), name: 'Gym', groupCode: 'wellbeing', selection: null }
const held = { ...gym, name: 'Car', summary: 'Drive', groupCode: 'travel', restricted: true }
const all = [dental, gym, held]
const named = (query: string) => readFilter(new URLSearchParams(query), all)
const found = (query: string) => all.filter(matches(named(query))).map(({ name }) => name)

describe('narrowing the list of benefits', () => {
  it('[BEN-1] says how each benefit stands, and what comes next', () => {
    expect(all.map(statusOf)).toEqual(['approved', 'not-selected', 'restricted'])
    expect(all.map(nextOf)).toEqual(['manage', 'setup', 'wait'])
    const begun = { ...selection, status: 'in-progress', next: 'setup' } as const
    const left = { ...selection, status: 'opted-out', next: 'reapply' } as const
    const pending = { ...selection, status: 'pending', next: null } as const
    expect([begun, left, pending].map((one) => nextOf({ ...gym, selection: one }))).toEqual(['resume', 'reapply', null])
  })

  it('[SEL-3] knows what cannot be chosen or changed: in probation, while an employer decides, and where nothing is left to do', () => {
    const as = (status: 'pending' | 'approved' | 'opted-out', next: 'manage' | 'reapply' | null) =>
      hindranceOf({ restricted: false, selection: { ...selection, status, next } })
    expect(as('pending', null)).toBe('undecided')
    expect(as('pending', 'manage')).toBeNull()
    expect(as('approved', null)).toBe('fixed')
    expect(as('approved', 'manage')).toBeNull()
    expect(as('opted-out', 'reapply')).toBeNull()
    expect(hindranceOf(gym)).toBeNull()
    expect(hindranceOf(held)).toBe('probation')
    expect(hindranceOf({ restricted: true, selection })).toBe('probation')
  })

  it('[BEN-1] offers only what some benefit has', () => {
    expect(filterChoices(all)).toEqual({
      statuses: ['approved', 'not-selected', 'restricted'],
      kinds: ['health', 'wellbeing', 'travel'],
    })
  })

  it('[BEN-1] finds by every word, by status and by kind, together', () => {
    expect(found('')).toEqual(all.map(({ name }) => name))
    expect(found('search=GYM')).toEqual(['Gym'])
    expect(found('search=treatment+check')).toEqual([dental.name, 'Gym'])
    expect(found('search=treatment+drive')).toEqual([])
    expect(found('status=restricted')).toEqual(['Car'])
    expect(found('kind=wellbeing&status=not-selected')).toEqual(['Gym'])
    expect(found('kind=wellbeing&status=approved')).toEqual([])
  })

  it('[BEN-1] takes what no benefit has in an address for all', () => {
    expect(named('status=gone&kind=pets')).toEqual(NO_FILTER)
    expect(found('status=gone&kind=pets')).toHaveLength(3)
  })

  it('[BEN-1] is written into the address without what is empty', () => {
    expect(filterQuery(named('search=a&status=approved'))).toEqual({ search: 'a', status: 'approved' })
    expect(filterQuery(NO_FILTER)).toEqual({})
    expect([isFiltered(NO_FILTER), isFiltered(named('search=+')), isFiltered(named('kind=travel'))]).toEqual([
      false,
      false,
      true,
    ])
  })
})
