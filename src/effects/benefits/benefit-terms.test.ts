import { describe, expect, it } from 'vitest'
import { BenefitTermsFailed, BenefitTermsLoaded, BenefitTermsRequested } from '../../domain/benefits/benefit-terms.ts'
import { benefitId, html, refusal } from '../../domain/samples.ts'
import { getBenefitTerms } from '../api/generated/selections.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadBenefitTerms } from './benefit-terms.ts'

const of = { benefitId: benefitId('dental'), termsId: 'dental-terms' }
const when = ['a', { a: BenefitTermsRequested(of) }] as const
const response = { terms: html('<p>Teeth</p>'), version: '3', error: null }
const failing = (problem: Parameters<typeof BenefitTermsFailed>[0]['problem']) =>
  ['5ms b', { b: BenefitTermsFailed({ ...of, problem }) }] as const

describe('loading the terms of a benefit', () => {
  it('[BEN-2] [SEL-1] brings their text and version', () => {
    const host = fakeHost(responds(getBenefitTerms, response))
    const b = BenefitTermsLoaded({ ...of, html: response.terms, version: '3' })
    runEffect({ effect: loadBenefitTerms, ports: host, when, then: ['5ms b', { b }] })
    expect(host.calls.map(({ input }) => input)).toEqual([{ path: { benefitId: 'dental', termId: 'dental-terms' } }])
  })

  it('[SEL-1] tells that it failed', () => {
    const ports = fakeHost(fails(getBenefitTerms, refusal))
    runEffect({ effect: loadBenefitTerms, ports, when, then: failing(refusal) })
  })

  it("[SEL-1] takes a response with an error for a failure, with the host's words", () => {
    const problem = { kind: 'refused', status: 200, message: 'In revision' } as const
    for (const text of [
      { terms: null, version: null },
      { terms: response.terms, version: '3' },
    ]) {
      const ports = fakeHost(responds(getBenefitTerms, { ...text, error: 'In revision' }))
      runEffect({ effect: loadBenefitTerms, ports, when, then: failing(problem) })
    }
  })

  it('[SEL-1] takes a response with neither text nor error for a failure', () => {
    const ports = fakeHost(responds(getBenefitTerms, { ...response, terms: null }))
    runEffect({ effect: loadBenefitTerms, ports, when, then: failing({ kind: 'undecodable', where: 'terms' }) })
  })
})

provesAll(loadBenefitTerms)
