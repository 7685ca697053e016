import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  BenefitsFailed,
  BenefitsLoaded,
  BenefitsRequested,
  eligible,
  selectListed,
} from '../../domain/benefits/eligible.ts'
import { story } from '../../domain/kernel/testing.ts'
import { benefit, offline } from '../../domain/samples.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { getEligibleBenefits } from '../api/generated/benefits.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { wireBenefit } from '../samples.ts'
import { benefitIdOf, benefitOf } from './benefit.ts'
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

  it.each([null, -500])(
    '[BEN-1] brings benefits without a lowest price and outside a window: %j',
    (lowestMonthlyCost) => {
      const without = { ...wireBenefit, lowestMonthlyCost, chooseBy: null }
      const b = BenefitsLoaded({ benefits: [{ ...benefit, lowestCost: null, chooseBy: null }] })
      const ports = fakeHost(responds(getEligibleBenefits, [without]))
      runEffect({ effect: loadBenefits, ports, when, then: ['5ms b', { b }] })
    },
  )

  it('[BEN-1] brings a list of 12 MB whole', () => {
    const summary = 'A long text about it. '.repeat(50)
    const rows = Array.from({ length: 10_000 }, (_, i) => ({ ...wireBenefit, benefitId: `many-${i}`, summary }))
    const decoded = getEligibleBenefits.responses[200]?.decode(rows)
    if (!decoded || isLeft(decoded)) throw new Error('The list was refused.')
    const { state } = story(eligible)(BenefitsLoaded({ benefits: decoded.right.map(benefitOf) }))
    expect(selectListed(state, benefitIdOf('many-9999'))?.summary).toBe(summary)
  })

  it('[BEN-1] is one call, which is retried once, silently, after any failure', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms b', { b: loaded }] })
    expect(host.calls.map(({ input }) => input)).toEqual([{ retry: 'afterAnyFailure' }])
  })

  it("[BEN-1] ends the session with the host's words when it refuses", () => {
    const problem: Problem = { kind: 'refused', status: 403, message: 'Not today' }
    const host = fakeHost(fails(getEligibleBenefits, problem))
    const b = BenefitsFailed({ problem })
    const c = SessionEnded({ reason: 'benefitsUnavailable', message: 'Not today', ssoLogoutUrl: null })
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms (bc)', { b, c }] })
    expect(host.calls).toHaveLength(1)
  })

  it.each<[string, Problem]>([
    ['there is no network', offline],
    ['no response comes in time', { kind: 'timeOut' }],
    ['the call was stopped', { kind: 'aborted' }],
    ['the host is out of order', { kind: 'refused', status: 500, message: 'Down' }],
    ['a proxy is out of order', { kind: 'refused', status: 503, message: null }],
    ['there were too many calls', { kind: 'refused', status: 429, message: null }],
  ])('[BEN-1] leaves the session alone when %s, and says what is wrong', (_, problem) => {
    const host = fakeHost(fails(getEligibleBenefits, problem))
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms b', { b: BenefitsFailed({ problem }) }] })
    expect(host.calls).toHaveLength(1)
  })

  it('[BEN-1] ends the session when the response cannot be read', () => {
    const problem: Problem = { kind: 'undecodable', where: 'body' }
    const b = BenefitsFailed({ problem })
    const c = SessionEnded({ reason: 'benefitsUnavailable', message: null, ssoLogoutUrl: null })
    const host = fakeHost(fails(getEligibleBenefits, problem))
    runEffect({ effect: loadBenefits, ports: host, when, then: ['5ms (bc)', { b, c }] })
  })

  it('[BEN-1] drops an earlier call for a later one', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadBenefits, ports: host, when: ['a 2ms a', when[1]], then: ['8ms b', { b: loaded }] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })
})

provesAll(loadBenefits)
