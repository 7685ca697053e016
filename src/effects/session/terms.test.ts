import { describe, expect, it } from 'vitest'
import { PolicyLoaded } from '../../domain/content/policies.ts'
import { html, offline, refusal } from '../../domain/samples.ts'
import {
  TermsAcceptanceFailed,
  TermsAcceptanceRequested,
  TermsAccepted,
  TermsFailed,
  TermsLoaded,
  TermsRequested,
} from '../../domain/session/terms.ts'
import { getPrivacyPolicy, getTermsAndConditions } from '../api/generated/content.ts'
import { acceptPolicies } from '../api/generated/session.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadTerms, sendAcceptance } from './terms.ts'

const policy = (content: string) => ({ title: content, content: html(content), version: '1' })
const terms = responds(getTermsAndConditions, policy('terms'))
const privacy = responds(getPrivacyPolicy, policy('policy'))

describe('loading the terms', () => {
  const when = ['a', { a: TermsRequested({}) }] as const
  const b = TermsLoaded({ texts: { terms: html('terms'), policy: html('policy') } })
  const shared = {
    t: PolicyLoaded({ policy: 'terms', html: html('terms') }),
    p: PolicyLoaded({ policy: 'privacy', html: html('policy') }),
  }

  it('[TERMS-1] brings terms and policy together', () => {
    runEffect({ effect: loadTerms, ports: fakeHost(terms, privacy), when, then: ['5ms (tpb)', { ...shared, b }] })
  })

  it('[CONTENT-1] [TERMS-1] asks for no text that a content page has already, and gives them those that it fetched', () => {
    const host = fakeHost(privacy)
    runEffect({ effect: loadTerms, given: [shared.t], ports: host, when, then: ['5ms (pb)', { p: shared.p, b }] })
    expect(host.calls.map(({ id }) => id)).toEqual(['getPrivacyPolicy'])
    const ports = fakeHost()
    runEffect({ effect: loadTerms, given: [shared.t, shared.p], ports, when, then: ['b', { b }] })
    expect(ports.calls).toEqual([])
  })

  it.each([
    ['terms', [fails(getTermsAndConditions, offline), privacy], shared.p],
    ['policy', [terms, fails(getPrivacyPolicy, offline)], shared.t],
  ])('[TERMS-1] fails where the %s fail', (_, scripts, a) => {
    const failed = TermsFailed({ problem: offline })
    runEffect({ effect: loadTerms, ports: fakeHost(...scripts), when, then: ['5ms (ab)', { a, b: failed }] })
  })
})

describe('accepting the terms', () => {
  const when = ['aa', { a: TermsAcceptanceRequested({}) }] as const

  it('[TERMS-1] is sent once', () => {
    const host = fakeHost(responds(acceptPolicies, { status: 'success', termsRevision: true }))
    runEffect({ effect: sendAcceptance, ports: host, when, then: ['5ms b', { b: TermsAccepted({}) }] })
    expect(host.calls).toEqual([{ id: 'acceptPolicies', input: { body: { termsAccepted: true } }, ended: 'completed' }])
  })

  it('[TERMS-1] has failed where the revision is still unset', () => {
    const b = TermsAcceptanceFailed({ problem: { kind: 'refused', status: 200, message: null } })
    const host = fakeHost(responds(acceptPolicies, { status: 'success', termsRevision: false }))
    runEffect({ effect: sendAcceptance, ports: host, when, then: ['5ms b', { b }] })
  })

  it('[TERMS-1] has failed where the host refuses', () => {
    const b = TermsAcceptanceFailed({ problem: refusal })
    const host = fakeHost(fails(acceptPolicies, refusal))
    runEffect({ effect: sendAcceptance, ports: host, when, then: ['5ms b', { b }] })
  })
})

provesAll(loadTerms, sendAcceptance)
