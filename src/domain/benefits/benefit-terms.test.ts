import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { benefitId, html, offline } from '../samples.ts'
import {
  benefitTerms,
  BenefitTermsFailed,
  BenefitTermsLoaded,
  BenefitTermsRequested,
  requestBenefitTerms,
  selectBenefitTerms,
  termsOfSubject,
  termsSubject,
} from './benefit-terms.ts'

const given = story(benefitTerms)
const dental = { benefitId: benefitId('dental'), termsId: 'dental-terms' }
const request = { ...dental, newest: null }
const subject = termsSubject(dental)
const requested = BenefitTermsRequested(dental)
const found = BenefitTermsLoaded({ ...dental, html: html('<p>Teeth</p>'), version: '3' })
const failed = BenefitTermsFailed({ ...dental, problem: offline })

describe('the terms of a benefit', () => {
  it('[BEN-2] [SEL-1] are requested once, and again after a failure', () => {
    expect(given().when(requestBenefitTerms, request)).toEqual(produced(requested))
    expect(given(requested).when(requestBenefitTerms, request)).toEqual(refused('busy'))
    expect(given(requested, found).when(requestBenefitTerms, request)).toEqual(refused('known'))
    expect(given(requested, failed).when(requestBenefitTerms, request)).toEqual(produced(requested))
  })

  it('[SEL-1] are requested again where the benefit names a newer version', () => {
    const naming = (newest: string) => given(requested, found).when(requestBenefitTerms, { ...dental, newest })
    expect(naming('3')).toEqual(refused('known'))
    expect(naming('4')).toEqual(produced(requested))
  })

  it('[BEN-2] keep their text while they are read again, and beside a failure', () => {
    const value = { html: '<p>Teeth</p>', version: '3' }
    expect(selectBenefitTerms(given().state, subject)).toEqual({ status: 'idle' })
    expect(selectBenefitTerms(given(requested, found).state, subject)).toMatchObject({ status: 'loaded', value })
    expect(selectBenefitTerms(given(found, requested).state, subject)).toMatchObject({ status: 'loading', value })
    expect(selectBenefitTerms(given(found, failed).state, subject)).toMatchObject({ status: 'failed', value })
  })

  it('[BEN-2] of two benefits stay apart', () => {
    const other = { ...dental, benefitId: benefitId('gym') }
    expect(selectBenefitTerms(given(requested, found).state, termsSubject(other))).toEqual({ status: 'idle' })
  })

  it('[BEN-2] are named by the subject of their panel, whatever the ids contain', () => {
    const odd = { benefitId: benefitId('a/b %'), termsId: 'ä/1' }
    expect(termsOfSubject(termsSubject(odd))).toEqual(odd)
    expect(['', 'dental', 'a/b/c'].map(termsOfSubject)).toEqual([null, null, null])
  })
})
