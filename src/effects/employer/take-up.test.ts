import { describe, expect, it } from 'vitest'
import { TakeUpFailed, TakeUpLoaded, TakeUpRequested } from '../../domain/employer/take-up.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getBenefitInsights, getBenefitTakeUp } from '../api/generated/insights.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadTakeUp } from './take-up.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const signedOut = { kind: 'unauthorised', detail: null } as const
const asOf = '2026-11-20'

describe('loading the take-up', () => {
  const gym = { benefitId: 'gym', name: 'Gym', eligible: 10, taken: 4 }
  const row = { ...gym, takenYearAgo: 3, eligibleYearAgo: 9 }
  const events = {
    s: TakeUpRequested({ source: 'standard' }),
    i: TakeUpRequested({ source: 'insights' }),
    a: TakeUpLoaded({ takeUp: { asOf, benefits: [{ ...gym, takenYearAgo: null, eligibleYearAgo: null }] } }),
    b: TakeUpLoaded({ takeUp: { asOf, benefits: [row] } }),
    f: TakeUpFailed({ problem: offline }),
    u: TakeUpFailed({ problem: signedOut }),
  }
  const standard = responds(getBenefitTakeUp, { asOf, benefits: [gym] })
  const insights = responds(getBenefitInsights, { asOf, benefits: [row] })
  const ids = (host: ReturnType<typeof fakeHost>) => host.calls.map(({ id }) => id)

  it('[TAKE-1] asks the standard call and no other', () => {
    const host = fakeHost(standard, insights)
    runEffect({ effect: loadTakeUp, given, ports: host, when: ['s', events], then: ['5ms a', events] })
    expect(host.calls).toEqual([{ id: 'getBenefitTakeUp', input: { path: { id: 'client-1' } }, ended: 'completed' }])
  })

  it('[TAKE-1] asks the insights call and no other', () => {
    const host = fakeHost(standard, insights)
    runEffect({ effect: loadTakeUp, given, ports: host, when: ['i', events], then: ['5ms b', events] })
    expect(host.calls).toEqual([{ id: 'getBenefitInsights', input: { path: { id: 'client-1' } }, ended: 'completed' }])
  })

  it.each([
    ['s', fails(getBenefitTakeUp, offline)],
    ['i', fails(getBenefitInsights, offline)],
  ] as const)('[TAKE-1] tells that %s failed', (request, script) => {
    runEffect({ effect: loadTakeUp, given, ports: fakeHost(script), when: [request, events], then: ['5ms f', events] })
  })

  it('[TAKE-1] lets the newest response win', () => {
    const host = fakeHost(standard, insights)
    runEffect({ effect: loadTakeUp, given, ports: host, when: ['s 2ms i', events], then: ['8ms b', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })

  it('[TAKE-1] asks no host while nobody is signed in', () => {
    const host = fakeHost()
    runEffect({ effect: loadTakeUp, ports: host, when: ['s', events], then: ['u', events] })
    expect(ids(host)).toEqual([])
  })
})

provesAll(loadTakeUp)
