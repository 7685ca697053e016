import { describe, expect, it } from 'vitest'
import {
  BenefitFailed,
  BenefitLoaded,
  BenefitRequested,
  FaqsFailed,
  FaqsLoaded,
  RelatedFailed,
  RelatedLoaded,
} from '../../domain/benefits/detail.ts'
import { benefitId, detailOf, html, offline, refusal } from '../../domain/samples.ts'
import { getBenefit, getBenefitFaqs, getRelatedBenefits } from '../api/generated/benefits.ts'
import { answers, fakeHost, fails, runEffect, unproven } from '../runtime/kit.ts'
import { wireBenefit } from '../samples.ts'
import { loadBenefit } from './detail.ts'

const id = benefitId('dental')
const { description, covers, howToLeave } = detailOf()
const faqs = [{ id: 'faq-1', question: 'When?', answer: html('<p>Now</p>') }]
const related = { benefitId: benefitId('gym'), name: 'Gym', summary: 'Move', icon: 'gym' }
const found = [
  answers(getBenefit, { ...wireBenefit, description, covers, howToLeave, termsAndConditionsShown: false, terms: [] }),
  answers(getBenefitFaqs, faqs),
  answers(getRelatedBenefits, [{ ...related, groupCode: 'health' }]),
] as const
const events = {
  a: BenefitRequested({ benefitId: id }),
  b: BenefitLoaded({ detail: detailOf() }),
  f: FaqsLoaded({ benefitId: id, faqs }),
  r: RelatedLoaded({ benefitId: id, related: [related] }),
  B: BenefitFailed({ benefitId: id, problem: refusal }),
  F: FaqsFailed({ benefitId: id, problem: offline }),
  R: RelatedFailed({ benefitId: id, problem: offline }),
  o: BenefitRequested({ benefitId: benefitId('gym') }),
}

describe('loading a benefit', () => {
  it('[BEN-2] brings it, its questions and its related benefits side by side', () => {
    const host = fakeHost(...found)
    runEffect({ effect: loadBenefit, ports: host, when: ['a', events], then: ['5ms (bfr)', events] })
    expect(host.calls.map(({ input }) => input)).toEqual(Array(3).fill({ path: { id } }))
  })

  it('[BEN-2] brings it without the parts that fail', () => {
    const ports = fakeHost(found[0], fails(getBenefitFaqs, offline), fails(getRelatedBenefits, offline))
    runEffect({ effect: loadBenefit, ports, when: ['a', events], then: ['5ms (bFR)', events] })
  })

  it('[BEN-2] tells that it failed', () => {
    const ports = fakeHost(fails(getBenefit, refusal), found[1], found[2])
    runEffect({ effect: loadBenefit, ports, when: ['a', events], then: ['5ms (Bfr)', events] })
  })

  it('[BEN-2] drops its earlier calls for later ones', () => {
    const host = fakeHost(...found)
    runEffect({ effect: loadBenefit, ports: host, when: ['a 2ms a', events], then: ['8ms (bfr)', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual([...Array(3).fill('cancelled'), ...Array(3).fill('answered')])
  })

  it('[BEN-2] leaves the calls of another benefit alone', () => {
    const host = fakeHost(...found)
    const other = { ...events, g: FaqsLoaded({ benefitId: benefitId('gym'), faqs }) }
    runEffect({
      effect: loadBenefit,
      ports: host,
      when: ['a 6ms o', other],
      then: [
        '5ms (bfr) 2ms (bgs)',
        { ...other, s: RelatedLoaded({ benefitId: benefitId('gym'), related: [related] }) },
      ],
    })
  })
})

it('[BED-3] these tests see every event that the effect of a benefit declares', () => {
  expect(unproven(loadBenefit)).toEqual([])
})
