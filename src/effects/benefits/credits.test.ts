import { describe, expect, it } from 'vitest'
import { CreditsAbsent, CreditsFailed, CreditsLoaded, CreditsRequested } from '../../domain/benefits/credits.ts'
import { BenefitsLoaded, BenefitsRequested } from '../../domain/benefits/eligible.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { benefit, offline, profileOf } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getCreditsBalance } from '../api/generated/credits.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { askForCredits, loadCredits, lookAtLeaver } from './credits.ts'

const when = ['a', { a: CreditsRequested({}) }] as const
const found = { balance: 12050, lastPaymentDate: '2026-04-01' }
const gone: Problem = { kind: 'refused', status: 404, message: 'You have no credits' }

describe('loading the balance of credits', () => {
  it.each([
    ['brings it', responds(getCreditsBalance, found), CreditsLoaded(found)],
    [
      'brings one that was never paid into',
      responds(getCreditsBalance, { balance: 0, lastPaymentDate: null }),
      CreditsLoaded({ balance: 0, lastPaymentDate: null }),
    ],
    ['knows a person without credits', fails(getCreditsBalance, gone), CreditsAbsent({})],
    ['tells that it failed', fails(getCreditsBalance, offline), CreditsFailed({ problem: offline })],
  ])('[CCV-1] %s', (_, script, b) => {
    runEffect({ effect: loadCredits, ports: fakeHost(script), when, then: ['5ms b', { b }] })
  })

  it('[CCV-1] drops an earlier call for a later one', () => {
    const host = fakeHost(responds(getCreditsBalance, found))
    const then = ['8ms b', { b: CreditsLoaded(found) }] as const
    runEffect({ effect: loadCredits, ports: host, when: ['a 2ms a', when[1]], then })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })
})

describe('what asks for the balance', () => {
  const listed = (groupCode: string) => BenefitsLoaded({ benefits: [benefit, { ...benefit, groupCode }] })

  it('[CCV-1] is a list with a credits benefit', () => {
    const events = { a: listed('ccv'), b: CreditsRequested({}) }
    runEffect({ effect: askForCredits, ports: {}, when: ['a', events], then: ['b', events] })
  })

  it('[CCV-1] is no list without one', () => {
    runEffect({ effect: askForCredits, ports: {}, when: ['a', { a: listed('health') }], then: ['', {}] })
  })

  it.each(['left', 'inactive'] as const)('[CCV-1] [NAV-1] is a profile of somebody who is %s', (employmentStatus) => {
    const events = {
      a: ProfileLoaded({ profile: profileOf({ employmentStatus }), termsUpdated: false }),
      b: BenefitsRequested({}),
    }
    runEffect({ effect: lookAtLeaver, ports: {}, when: ['a', events], then: ['b', events] })
  })

  it('[NAV-1] is nobody who works there', () => {
    const a = ProfileLoaded({ profile: profileOf({ employmentStatus: 'active' }), termsUpdated: false })
    runEffect({ effect: lookAtLeaver, ports: {}, when: ['a', { a }], then: ['', {}] })
  })
})

provesAll(loadCredits, askForCredits, lookAtLeaver)
