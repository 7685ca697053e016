import { describe, expect, it } from 'vitest'
import { BenefitsFailed, BenefitsLoaded, BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { benefit, offline, refusal } from '../../domain/samples.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { getEligibleBenefits } from '../api/generated/benefits.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { wireBenefit } from '../samples.ts'
import { loadBenefits } from './eligible.ts'

const when = ['a', { a: BenefitsRequested({}) }] as const
const loaded = BenefitsLoaded({ benefits: [benefit] })
const found = responds(getEligibleBenefits, [wireBenefit])

describe('loading the list of benefits', () => {
  it('[BEN-1] brings the benefits with their selections', () => {
    runEffect({ effect: loadBenefits, ports: fakeHost(found), when, then: ['5ms b', { b: loaded }] })
  })

  it('[BEN-1] brings what is not chosen, and what probation holds back', () => {
    const until = '2026-12-31'
    const held = { ...wireBenefit, selection: null, probation: { restricted: true, until } }
    const b = BenefitsLoaded({ benefits: [{ ...benefit, selection: null, restricted: true, restrictedUntil: until }] })
    const ports = fakeHost(responds(getEligibleBenefits, [held]))
    runEffect({ effect: loadBenefits, ports, when, then: ['5ms b', { b }] })
  })

  it('[BEN-1] is one call, which is retried once, silently, after any failure', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms b', { b: loaded }] })
    expect(host.calls.map(({ input }) => input)).toEqual([{ retry: 'afterAnyFailure' }])
  })

  it("[BEN-1] ends the session with the host's words when it refuses", () => {
    const host = fakeHost(fails(getEligibleBenefits, refusal))
    const b = BenefitsFailed({ problem: refusal })
    const c = SessionEnded({ reason: 'benefitsUnavailable', message: 'Not today', ssoLogoutUrl: null })
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms (bc)', { b, c }] })
    expect(host.calls).toHaveLength(1)
  })

  it('[BEN-1] ends the session when no response comes in time, without another wait', () => {
    const late: Problem = { kind: 'timeOut' }
    const b = BenefitsFailed({ problem: late })
    const c = SessionEnded({ reason: 'benefitsUnavailable', message: null, ssoLogoutUrl: null })
    const host = fakeHost(fails(getEligibleBenefits, late))
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms (bc)', { b, c }] })
    expect(host.calls).toHaveLength(1)
  })

  it('[BEN-1] leaves the session alone when there is no network', () => {
    const host = fakeHost(fails(getEligibleBenefits, offline))
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms b', { b: BenefitsFailed({ problem: offline }) }] })
    expect(host.calls).toHaveLength(1)
  })

  it('[BEN-1] drops an earlier call for a later one', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadBenefits, ports: host, when: ['a 2ms a', when[1]], then: ['8ms b', { b: loaded }] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })
})

provesAll(loadBenefits)
