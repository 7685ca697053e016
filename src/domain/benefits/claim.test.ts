import { expect, it } from 'vitest'
import { detailOf, html, selection } from '../samples.ts'
import type { Claim } from './benefit.ts'
import { takesClaims } from './claim.ts'

const claim: Claim = { provider: 'Teeth Ltd', phone: null, email: null, url: null, instructions: html('<p>Ring</p>') }

it('[CLAIM-1] is offered where the host says how, to those who have the benefit or have left it', () => {
  const gym = (status: typeof selection.status | null) => ({
    ...detailOf({ groupCode: 'wellbeing', selection: status && { ...selection, status } }),
    claim,
  })
  const all = ['approved', 'opted-out', 'pending', 'in-progress', 'rejected', 'not-selected', null] as const
  expect(all.filter((status) => takesClaims(gym(status)))).toEqual(['approved', 'opted-out'])
})

it('[CLAIM-1] is offered without a word of the host for what is insured, and for nothing else', () => {
  expect(
    ['health', 'protection', 'travel', 'savings'].filter((groupCode) => takesClaims(detailOf({ groupCode }))),
  ).toEqual(['health', 'protection'])
})
