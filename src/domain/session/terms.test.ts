import { describe, expect, it } from 'vitest'
import { ChoiceMade, FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { html, offline, profile } from '../samples.ts'
import { masquerade } from './masquerade.ts'
import { ProfileLoaded, session } from './session.ts'
import {
  acceptTerms,
  requestTerms,
  selectTerms,
  terms,
  TermsAcceptanceFailed,
  TermsAcceptanceRequested,
  TermsAccepted,
  TermsFailed,
  TermsLoaded,
  TermsRequested,
} from './terms.ts'

const given = story(terms, forms, session, masquerade)
const texts = { terms: html('<p>Terms</p>'), policy: html('<p>Policy</p>') }
const updated = ProfileLoaded({ profile, termsUpdated: true })
const read = ChoiceMade({ form: 'terms', field: 'read', value: 'yes', problem: null })

describe('new terms', () => {
  it('[TERMS-1] are demanded where the profile says that they changed', () => {
    expect(selectTerms(given(updated).state).updated).toBe(true)
    expect(selectTerms(given(ProfileLoaded({ profile, termsUpdated: false })).state).updated).toBe(false)
  })

  it('[TERMS-1] load with their policy, or fail and keep what was there', () => {
    expect(given().when(requestTerms)).toEqual(produced(TermsRequested({})))
    const loaded = given(TermsRequested({})).at(5, TermsLoaded({ texts }))
    expect(selectTerms(loaded.state).texts).toEqual({ status: 'loaded', value: texts, at: 5 })
    const again = loaded.at(6, TermsRequested({}), TermsFailed({ problem: offline }))
    expect(selectTerms(again.state).texts).toEqual({ status: 'failed', problem: offline, value: texts })
  })
})

describe('accepting the terms', () => {
  it('[TERMS-1] is requested once the box is ticked', () => {
    expect(given(updated, read).when(acceptTerms)).toEqual(produced(TermsAcceptanceRequested({})))
  })

  it('[TERMS-1] records that the box is not ticked instead', () => {
    expect(given(updated).when(acceptTerms)).toEqual(
      produced(FormRefused({ form: 'terms', problems: { read: 'termsUnread' } })),
    )
  })

  it('[TERMS-1] stays quiet while a response is pending', () => {
    expect(given(updated, read, TermsAcceptanceRequested({})).when(acceptTerms)).toEqual(refused('busy'))
  })

  it('[TERMS-1] opens the portal when it succeeds and demands them still when it fails', () => {
    const asked = given(updated, read, TermsAcceptanceRequested({}))
    expect(selectTerms(asked.at(0, TermsAccepted({})).state)).toMatchObject({
      updated: false,
      acceptance: { kind: 'open' },
    })
    expect(selectTerms(asked.at(0, TermsAcceptanceFailed({ problem: offline })).state)).toMatchObject({
      updated: true,
      acceptance: { kind: 'failed', problem: offline },
    })
  })
})
