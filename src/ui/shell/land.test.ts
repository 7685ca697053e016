import { expect, it } from 'vitest'
import { benefit, selection } from '../../domain/samples.ts'
import { placesOf, placesOfGroups, sunOf } from './land.tsx'

it('[HOME-1] has in it what the person has, and a bicycle without a rider while it awaits approval', () => {
  const has = placesOf([
    { ...benefit, icon: 'life', selection: { ...selection, status: 'approved' } },
    { ...benefit, icon: 'cycle', selection: { ...selection, status: 'pending' } },
    { ...benefit, icon: 'gym', selection: { ...selection, status: 'opted-out' } },
    { ...benefit, icon: 'travel', selection: null },
  ])
  expect([...has]).toEqual(['umbrella', 'bicycle'])
})

it('[MTB-1] has in it the groups of the package where the list of benefits says nothing', () => {
  expect([...placesOfGroups([{ groupCode: 'pension' }, { groupCode: 'other' }, { groupCode: 'protection' }])]).toEqual([
    'coins',
    'umbrella',
  ])
})

it('[HOME-1] lets the sun sink with the days that are left', () => {
  expect([30, 21, 20, 11, 10, 4, 3, 0].map(sunOf)).toEqual([-32, -32, 0, 0, 36, 36, 92, 92])
})
