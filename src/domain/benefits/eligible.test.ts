import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { benefit, benefitId, offline, selection } from '../samples.ts'
import type { Benefit, Selection } from './benefit.ts'
import {
  BenefitsFailed,
  BenefitsLoaded,
  BenefitsRequested,
  eligible,
  requestBenefits,
  selectBenefitGroups,
  selectBenefits,
  selectListed,
} from './eligible.ts'

const given = story(eligible)
const benefits = [benefit]

describe('the list of benefits', () => {
  it('[BEN-1] is requested, and again while it shows the earlier one', () => {
    expect(given().when(requestBenefits)).toEqual(produced(BenefitsRequested({})))
    const reloading = given(BenefitsLoaded({ benefits }), BenefitsRequested({}))
    expect(selectBenefits(reloading.state)).toEqual({ status: 'loading', value: benefits })
  })

  it('[BEN-1] stays quiet while it loads', () => {
    expect(given(BenefitsRequested({})).when(requestBenefits)).toEqual(refused('busy'))
  })

  it('[BEN-1] can be requested again after a failure, which keeps what was there', () => {
    const failed = given(BenefitsLoaded({ benefits }), BenefitsFailed({ problem: offline }))
    expect(selectBenefits(failed.state)).toEqual({ status: 'failed', problem: offline, value: benefits })
    expect(failed.when(requestBenefits)).toEqual(produced(BenefitsRequested({})))
  })
})

describe('one benefit of the list', () => {
  it('[BEN-2] is known by its id, and unknown where it is not listed or nothing is', () => {
    const { state } = given(BenefitsLoaded({ benefits }))
    expect(selectListed(state, benefit.benefitId)).toEqual(benefit)
    expect(selectListed(state, benefitId('gone'))).toBeNull()
    expect(selectListed(given().state, benefit.benefitId)).toBeNull()
  })
})

describe('the groups of the list', () => {
  const groupOf = (changes: Partial<Benefit>) => {
    const { state } = given(BenefitsLoaded({ benefits: [{ ...benefit, ...changes }] }))
    return Object.entries(selectBenefitGroups(state)).flatMap(([group, all]) => all.map(() => group))
  }
  const withStatus = (status: Selection['status']) => ({ selection: { ...selection, status } })

  it.each(['in-progress', 'rejected'] as const)('[BEN-1] count %s as waiting for the person', (status) => {
    expect(groupOf({ selection: { ...selection, status, next: 'setup' } })).toEqual(['asks'])
  })

  it.each([
    ['in-progress', 'chosen'],
    ['rejected', 'available'],
  ] as const)('[BEN-1] ask nothing for %s where nothing can be done', (status, group) => {
    expect(groupOf({ selection: { ...selection, status, next: null } })).toEqual([group])
  })

  it.each(['approved', 'pending'] as const)('[BEN-1] count %s as chosen', (status) => {
    expect(groupOf(withStatus(status))).toEqual(['chosen'])
  })

  it.each(['not-selected', 'opted-out'] as const)('[BEN-1] count %s as available', (status) => {
    expect(groupOf(withStatus(status))).toEqual(['available'])
  })

  it('[BEN-1] count what was left and cannot be chosen again as theirs', () => {
    expect(groupOf({ selection: { ...selection, status: 'opted-out', next: null } })).toEqual(['chosen'])
  })

  it('[BEN-1] count a benefit without a selection as available', () => {
    expect(groupOf({ selection: null })).toEqual(['available'])
  })

  it('[BEN-1] put what probation holds back apart', () => {
    expect(groupOf({ restricted: true })).toEqual(['later'])
  })

  it("[BEN-1] keep the host's order, and are empty before a response", () => {
    const all = ['a', 'b', 'c'].map((id) => ({ ...benefit, benefitId: benefitId(id) }))
    expect(selectBenefitGroups(given(BenefitsLoaded({ benefits: all })).state).chosen).toEqual(all)
    expect(selectBenefitGroups(given().state)).toEqual({ asks: [], chosen: [], available: [], later: [] })
  })
})
