import { describe, expect, it } from 'vitest'
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
import { answers, fakeHost, fails, runEffect, unproven } from '../runtime/kit.ts'
import { loadTerms, sendAcceptance } from './terms.ts'

const policy = (content: string) => ({ title: content, content: html(content), version: '1' })
const terms = answers(getTermsAndConditions, policy('terms'))
const privacy = answers(getPrivacyPolicy, policy('policy'))

describe('loading the terms', () => {
  const when = ['a', { a: TermsRequested({}) }] as const

  it('[TERMS-1] brings terms and policy together', () => {
    const b = TermsLoaded({ texts: { terms: html('terms'), policy: html('policy') } })
    runEffect({ effect: loadTerms, ports: fakeHost(terms, privacy), when, then: ['5ms b', { b }] })
  })

  it.each([
    ['terms', [fails(getTermsAndConditions, offline), privacy]],
    ['policy', [terms, fails(getPrivacyPolicy, offline)]],
  ])('[TERMS-1] fails where the %s fail', (_, scripts) => {
    const b = TermsFailed({ problem: offline })
    runEffect({ effect: loadTerms, ports: fakeHost(...scripts), when, then: ['5ms b', { b }] })
  })
})

describe('accepting the terms', () => {
  const when = ['aa', { a: TermsAcceptanceRequested({}) }] as const

  it('[TERMS-1] is sent once', () => {
    const host = fakeHost(answers(acceptPolicies, { status: 'success', termsRevision: true }))
    runEffect({ effect: sendAcceptance, ports: host, when, then: ['5ms b', { b: TermsAccepted({}) }] })
    expect(host.calls).toEqual([{ id: 'acceptPolicies', input: { body: { termsAccepted: true } }, ended: 'answered' }])
  })

  it('[TERMS-1] has failed where the revision is still unset', () => {
    const b = TermsAcceptanceFailed({ problem: { kind: 'refused', status: 200, message: null } })
    const host = fakeHost(answers(acceptPolicies, { status: 'success', termsRevision: false }))
    runEffect({ effect: sendAcceptance, ports: host, when, then: ['5ms b', { b }] })
  })

  it('[TERMS-1] has failed where the host refuses', () => {
    const b = TermsAcceptanceFailed({ problem: refusal })
    const host = fakeHost(fails(acceptPolicies, refusal))
    runEffect({ effect: sendAcceptance, ports: host, when, then: ['5ms b', { b }] })
  })
})

it('[BED-3] these tests see every event that the effects of the terms declare', () => {
  expect(unproven(loadTerms, sendAcceptance)).toEqual([])
})
