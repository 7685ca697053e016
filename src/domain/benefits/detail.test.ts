import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { benefitId, detailOf, html, offline } from '../samples.ts'
import {
  BenefitFailed,
  BenefitLoaded,
  BenefitRequested,
  detail,
  FaqsFailed,
  FaqsLoaded,
  RelatedFailed,
  RelatedLoaded,
  requestBenefit,
  selectBenefit,
  selectFaqs,
  selectRelated,
} from './detail.ts'

const given = story(detail)
const id = benefitId('dental')
const requested = BenefitRequested({ benefitId: id })
const found = BenefitLoaded({ detail: detailOf() })
const faqs = [{ id: 'faq-1', question: 'When?', answer: html('<p>Now</p>') }]
const related = [{ benefitId: benefitId('gym'), name: 'Gym', summary: 'Move', icon: 'gym' }]
const shown = ({ state }: ReturnType<typeof given>) =>
  [selectBenefit, selectFaqs, selectRelated].map((select) => select(state, id).status)

describe('a benefit', () => {
  it('[BEN-2] is requested with its questions and its related benefits', () => {
    expect(given().when(requestBenefit, id)).toEqual(produced(requested))
    expect(shown(given(requested))).toEqual(['loading', 'loading', 'loading'])
    expect(shown(given())).toEqual(['idle', 'idle', 'idle'])
  })

  it('[BEN-2] stays quiet while it loads; another may load meanwhile', () => {
    expect(given(requested).when(requestBenefit, id)).toEqual(refused('busy'))
    const other = benefitId('gym')
    expect(given(requested).when(requestBenefit, other)).toEqual(produced(BenefitRequested({ benefitId: other })))
  })

  it('[BEN-2] shows each part as it comes', () => {
    const all = given(requested).at(
      5,
      found,
      FaqsLoaded({ benefitId: id, faqs }),
      RelatedLoaded({ benefitId: id, related }),
    )
    expect(selectBenefit(all.state, id)).toEqual({ status: 'loaded', value: detailOf(), at: 5 })
    expect(selectFaqs(all.state, id)).toEqual({ status: 'loaded', value: faqs, at: 5 })
    expect(selectRelated(all.state, id)).toEqual({ status: 'loaded', value: related, at: 5 })
  })

  it('[BEN-2] does without the parts that fail', () => {
    const problem = offline
    const failing = given(
      requested,
      found,
      FaqsFailed({ benefitId: id, problem }),
      RelatedFailed({ benefitId: id, problem }),
    )
    expect(shown(failing)).toEqual(['loaded', 'failed', 'failed'])
  })

  it('[BEN-2] says that it failed, keeps what was there and can be requested again', () => {
    const failed = given(found, requested, BenefitFailed({ benefitId: id, problem: offline }))
    expect(selectBenefit(failed.state, id)).toEqual({ status: 'failed', problem: offline, value: detailOf() })
    expect(failed.when(requestBenefit, id)).toEqual(produced(requested))
  })
})
