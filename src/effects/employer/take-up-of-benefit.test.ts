import { describe, expect, it } from 'vitest'
import {
  TakeUpOfBenefitFailed,
  TakeUpOfBenefitLoaded,
  TakeUpOfBenefitRequested,
} from '../../domain/employer/take-up-of-benefit.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getInsightsOfBenefit, getTakeUpOfBenefit } from '../api/generated/insights.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadTakeUpOfBenefit } from './take-up-of-benefit.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]

describe('loading the take-up of one benefit', () => {
  const benefitId = 'gym'
  const takeUp = {
    benefitId,
    name: 'Gym',
    asOf: '2026-11-20',
    eligible: 10,
    taken: 4,
    takenYearAgo: 3,
    eligibleYearAgo: 9,
    months: [{ month: '2026-11', eligible: 10, taken: 4 }],
    levels: [{ name: 'Local', taken: 4 }],
    groups: [{ by: 'age' as const, parts: [{ name: 'Under 25', eligible: 10, taken: 4 }] }],
  }
  const events = {
    s: TakeUpOfBenefitRequested({ benefitId, source: 'standard' }),
    i: TakeUpOfBenefitRequested({ benefitId, source: 'insights' }),
    d: TakeUpOfBenefitRequested({ benefitId: 'dental', source: 'standard' }),
    a: TakeUpOfBenefitLoaded({ benefitId, takeUp }),
    D: TakeUpOfBenefitLoaded({ benefitId: 'dental', takeUp }),
    f: TakeUpOfBenefitFailed({ benefitId, problem: offline }),
    u: TakeUpOfBenefitFailed({ benefitId, problem: { kind: 'unauthorised', detail: null } }),
  }
  const both = [responds(getTakeUpOfBenefit, takeUp), responds(getInsightsOfBenefit, takeUp)] as const
  const effect = loadTakeUpOfBenefit

  it.each([
    ['s', 'getTakeUpOfBenefit'],
    ['i', 'getInsightsOfBenefit'],
  ] as const)('[TAKE-1] %s asks %s and no other', (request, id) => {
    const host = fakeHost(...both)
    runEffect({ effect, given, ports: host, when: [request, events], then: ['5ms a', events] })
    expect(host.calls).toEqual([{ id, input: { path: { id: 'client-1', benefit: 'gym' } }, ended: 'completed' }])
  })

  it('[TAKE-1] tells that it failed', () => {
    const ports = fakeHost(fails(getTakeUpOfBenefit, offline))
    runEffect({ effect, given, ports, when: ['s', events], then: ['5ms f', events] })
  })

  it('[TAKE-1] drops the call of an older question about the same benefit, and keeps that of another benefit', () => {
    const host = fakeHost(...both)
    runEffect({ effect, given, ports: host, when: ['s 1ms d 1ms i', events], then: ['7ms D 1ms a', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed', 'completed'])
  })

  it('[TAKE-1] asks no host while nobody is signed in', () => {
    const host = fakeHost()
    runEffect({ effect, ports: host, when: ['s', events], then: ['u', events] })
    expect(host.calls).toEqual([])
  })
})

provesAll(loadTakeUpOfBenefit)
