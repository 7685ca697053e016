import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credits, CreditsAbsent, CreditsFailed, CreditsLoaded, CreditsRequested } from '../benefits/credits.ts'
import { BenefitsFailed, BenefitsLoaded, BenefitsRequested, eligible } from '../benefits/eligible.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, story } from '../kernel/testing.ts'
import { benefit, offline, profileOf } from '../samples.ts'
import { ProfileLoaded, session, SessionEnded, type User } from '../session/session.ts'
import { retryCreditsOnly, selectCreditsOnly } from './credits-only.ts'

const given = story(session, eligible, credits)
const as = (employmentStatus: User['employmentStatus']) =>
  ProfileLoaded({ profile: profileOf({ employmentStatus }), termsUpdated: false })
const withCredits = BenefitsLoaded({ benefits: [benefit, { ...benefit, groupCode: 'ccv' }] })
const withoutCredits = BenefitsLoaded({ benefits: [benefit] })
const balance = (pence: number) => CreditsLoaded({ balance: pence, lastPaymentDate: null })
const failing = { problem: offline }
const creditsOnlyAfter = (...events: readonly DomainEvent[]) => selectCreditsOnly(given(...events).state)

describe('credits only', () => {
  it.each(['left', 'inactive'] as const)('[CCV-1] is for somebody who is %s with a balance above 0', (status) => {
    expect(creditsOnlyAfter(as(status), withCredits, balance(1))).toBe('yes')
  })

  it.each([
    ['who works there', [as('active'), withCredits, balance(12050)]],
    ['with a balance of 0', [as('left'), withCredits, balance(0)]],
    ['with a debt', [as('left'), withCredits, balance(-1)]],
    ['whose benefits hold no credits', [as('left'), withoutCredits, balance(12050)]],
    ['who has no credits after all', [as('left'), withCredits, CreditsAbsent({})]],
    ['who is not signed in', [withCredits, balance(12050)]],
  ])('[CCV-1] is not for somebody %s', (_, events) => {
    expect(creditsOnlyAfter(...events)).toBe('no')
  })

  it.each([
    ['benefits are not requested', []],
    ['benefits load', [BenefitsRequested({})]],
    ['the balance is not requested', [withCredits]],
    ['the balance loads', [withCredits, CreditsRequested({})]],
  ])('[NAV-1] is unknown while %s', (_, events) => {
    expect(creditsOnlyAfter(as('left'), ...events)).toBe('unknown')
  })

  it('[NAV-1] says that it is unknown, and requests what is missing', () => {
    const list = given(as('left'), BenefitsFailed(failing))
    expect(selectCreditsOnly(list.state)).toBe('failed')
    expect(list.when(retryCreditsOnly)).toEqual(produced(BenefitsRequested({})))
    const pence = given(as('left'), withCredits, CreditsFailed(failing))
    expect(selectCreditsOnly(pence.state)).toBe('failed')
    expect(pence.when(retryCreditsOnly)).toEqual(produced(CreditsRequested({})))
  })

  it('[CCV-1] holds while benefits and balance load again or fail to', () => {
    const known = [as('left'), withCredits, balance(5)]
    expect(creditsOnlyAfter(...known, BenefitsRequested({}), CreditsRequested({}))).toBe('yes')
    expect(creditsOnlyAfter(...known, BenefitsFailed(failing), CreditsFailed(failing))).toBe('yes')
    expect(creditsOnlyAfter(...known, BenefitsRequested({}), balance(0))).toBe('no')
  })

  it('[CCV-1] depends on who they are, what they are eligible for and the balance, in whatever order those arrive', () => {
    const facts = [as('left'), withCredits, balance(12050)]
    fc.assert(
      fc.property(fc.shuffledSubarray(facts, { minLength: 3 }), (events) => {
        expect(creditsOnlyAfter(...events)).toBe('yes')
        const over = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
        expect(creditsOnlyAfter(...events, over)).toBe('no')
      }),
    )
  })
})
