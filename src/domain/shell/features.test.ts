import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { story } from '../kernel/testing.ts'
import { profile } from '../samples.ts'
import { ProfileLoaded, session, SessionEnded, type Profile } from '../session/session.ts'
import { selectIsSwitchedOff, type Feature } from './features.ts'

const given = story(session)
const features: readonly Feature[] = ['totalBenefits', 'lifeEvents', 'approvals', 'takeUp', 'insights', 'reports']
const client = (...exceptions: Profile['client']['exceptions']) =>
  ProfileLoaded({ profile: { ...profile, client: { ...profile.client, exceptions } }, termsUpdated: false })
const offOf = (...events: readonly DomainEvent[]) =>
  features.filter((feature) => selectIsSwitchedOff(given(...events).state, feature))

describe('a feature', () => {
  it.each([
    ['total-benefits', 'totalBenefits'],
    ['life-events', 'lifeEvents'],
    ['approvals', 'approvals'],
    ['benefit-takeup', 'takeUp'],
    ['employee-insights', 'insights'],
    ['reporting', 'reports'],
  ])("[NAV-1] is switched off by the client's exception %s, and no other is", (code, feature) => {
    expect(offOf(client({ code, status: true }))).toEqual([feature])
  })

  it('[NAV-1] is on where its exception does not hold, and off where one of two does', () => {
    const [no, yes] = [false, true].map((status) => ({ code: 'reporting', status }))
    if (!no || !yes) throw new Error('There are two.')
    expect(offOf(client(no))).toEqual([])
    expect(offOf(client(no, yes))).toEqual(['reports'])
  })

  it('[NAV-1] is on whatever codes the portal does not know', () => {
    const codes = ['', 'REPORTING', 'reports', 'toString', 'gift-shop']
    expect(offOf(client(...codes.map((code) => ({ code, status: true }))))).toEqual([])
  })

  it("[NAV-1] is nobody's to switch off while nobody is signed in", () => {
    const ended = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
    expect(offOf()).toEqual([])
    expect(offOf(client({ code: 'reporting', status: true }), ended)).toEqual([])
  })
})
