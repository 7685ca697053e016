import { describe, expect, it } from 'vitest'
import { InsightsFailed, InsightsLoaded, InsightsRequested } from '../../domain/employer/insights.ts'
import { insightsSample, offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getEmployeeInsights } from '../api/generated/insights.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadInsights } from './insights.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const events = {
  a: InsightsRequested({}),
  b: InsightsLoaded({ insights: insightsSample }),
  f: InsightsFailed({ problem: offline }),
  u: InsightsFailed({ problem: { kind: 'unauthorised', detail: null } }),
}
const found = responds(getEmployeeInsights, insightsSample)

describe("loading the workforce's figures", () => {
  it('[INS-1] brings them', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadInsights, given, ports: host, when: ['a', events], then: ['5ms b', events] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'client-1' } })
  })

  it('[INS-1] tells that it failed', () => {
    const ports = fakeHost(fails(getEmployeeInsights, offline))
    runEffect({ effect: loadInsights, given, ports, when: ['a', events], then: ['5ms f', events] })
  })

  it('[INS-1] lets the newest response win', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadInsights, given, ports: host, when: ['a 2ms a', events], then: ['8ms b', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })

  it('[INS-1] asks no host while nobody is signed in', () => {
    const host = fakeHost()
    runEffect({ effect: loadInsights, ports: host, when: ['a', events], then: ['u', events] })
    expect(host.calls).toEqual([])
  })
})

provesAll(loadInsights)
