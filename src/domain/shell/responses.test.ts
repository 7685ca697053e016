import { describe, expect, it } from 'vitest'
import { story } from '../kernel/testing.ts'
import { ResponseRepaired, responses, selectLostRows } from './responses.ts'

const repaired = (operation: string, ...lost: readonly { place: string; rows: number }[]) =>
  ResponseRepaired({ operation, status: 200, repaired: ['body.*.name'], lost: [...lost] })

describe('a response that did not fit', () => {
  it('[CALL-1] says how many rows its lists and totals are without', () => {
    const { state } = story(responses)(
      repaired('getEligibleBenefits', { place: 'body.*', rows: 1 }),
      repaired(
        'getTotalBenefitsPage',
        { place: 'body.benefits.*', rows: 2 },
        { place: 'body.benefits.*.months.*', rows: 3 },
      ),
    )
    expect(selectLostRows(state)).toBe(6)
  })

  it('[CALL-1] says so until a response of the operation is whole', () => {
    const given = story(responses)
    const { state } = given(repaired('getCarousel', { place: 'body.*', rows: 1 }), repaired('getCarousel'))
    expect(selectLostRows(state)).toBe(0)
  })
})
