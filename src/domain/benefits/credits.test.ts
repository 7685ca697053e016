import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { BenefitsFailed, BenefitsLoaded, BenefitsRequested, eligible } from './eligible.ts'
import { benefit, offline } from '../samples.ts'
import {
  credits,
  CreditsAbsent,
  CreditsFailed,
  CreditsLoaded,
  CreditsRequested,
  isCredits,
  requestCredits,
  selectCredits,
} from './credits.ts'

const given = story(credits, eligible)
const listed = (groupCode: string) => BenefitsLoaded({ benefits: [benefit, { ...benefit, groupCode }] })
const some = listed('ccv')
const found = { balance: 12050, lastPaymentDate: '2026-04-01' }

describe('the balance of credits', () => {
  it('[CCV-1] is requested, and again while it shows the earlier one', () => {
    expect(given(some).when(requestCredits)).toEqual(produced(CreditsRequested({})))
    const reloading = given(some, CreditsLoaded(found), CreditsRequested({}))
    expect(selectCredits(reloading.state)).toEqual({ status: 'loading', value: { kind: 'some', ...found } })
  })

  it('[CCV-1] stays quiet while it loads', () => {
    expect(given(some, CreditsRequested({})).when(requestCredits)).toEqual(refused('busy'))
  })

  it('[CCV-1] tells no credits from a balance of nought', () => {
    expect(selectCredits(given(some, CreditsAbsent({})).state)).toMatchObject({ value: { kind: 'none' } })
    const nought = { balance: 0, lastPaymentDate: null }
    expect(selectCredits(given(some, CreditsLoaded(nought)).state)).toMatchObject({
      value: { kind: 'some', balance: 0 },
    })
  })

  it('[CCV-1] can be requested again after a failure, which keeps what was there', () => {
    const failed = given(some, CreditsLoaded(found), CreditsFailed({ problem: offline }))
    expect(selectCredits(failed.state)).toEqual({
      status: 'failed',
      problem: offline,
      value: { kind: 'some', ...found },
    })
    expect(failed.when(requestCredits)).toEqual(produced(CreditsRequested({})))
  })

  it('[CCV-1] is not requested where no benefit of the list is one of credits', () => {
    const without = given(listed('health'))
    expect(without.when(requestCredits)).toEqual(refused('none'))
    expect(selectCredits(without.state)).toMatchObject({ status: 'loaded', value: { kind: 'none' } })
  })

  it('[CCV-1] waits for the list of benefits, and fails with it', () => {
    expect(given().when(requestCredits)).toEqual(produced(BenefitsRequested({})))
    expect(given(BenefitsRequested({})).when(requestCredits)).toEqual(refused('busy'))
    expect(selectCredits(given(BenefitsRequested({})).state)).toEqual({ status: 'loading', value: null })
    const failed = given(BenefitsRequested({}), BenefitsFailed({ problem: offline }))
    expect(selectCredits(failed.state)).toEqual({ status: 'failed', problem: offline, value: null })
    expect(failed.when(requestCredits)).toEqual(produced(BenefitsRequested({})))
  })

  it('[CCV-1] belongs to benefits of the group ccv', () => {
    expect(isCredits({ ...benefit, groupCode: 'ccv' })).toBe(true)
    expect(isCredits(benefit)).toBe(false)
  })
})
