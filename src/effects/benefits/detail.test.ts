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
import { RedirectRefused } from '../../domain/session/session.ts'
import { getBenefit, getBenefitFaqs, getRelatedBenefits } from '../api/generated/benefits.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import type { Ports } from '../runtime/ports.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { wireBenefit } from '../samples.ts'
import { selectionOf } from './benefit.ts'
import { detailOf as choiceDetailOf } from './choice.ts'
import { loadBenefit } from './detail.ts'

const id = benefitId('dental')
const { description, covers, howToLeave, howToReturn, facts, levels } = detailOf()
const faqs = [{ id: 'faq-1', question: 'When?', answer: html('<p>Now</p>') }]
const related = { benefitId: benefitId('gym'), name: 'Gym', summary: 'Move', icon: 'gym' }
const wire = {
  ...wireBenefit,
  description,
  covers,
  howToLeave,
  howToReturn,
  facts: [...facts],
  levels: [...levels],
  startDate: null,
  termsAndConditionsShown: false,
  terms: [],
  claim: null,
}
const found = [
  responds(getBenefit, wire),
  responds(getBenefitFaqs, faqs),
  responds(getRelatedBenefits, [{ ...related, groupCode: 'health' }]),
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

  it('[BEN-2] [CALL-1] has words for what its host leaves unnamed: terms and a status', () => {
    const terms = [{ id: 't', title: '', version: '2' }]
    expect(choiceDetailOf({ ...wire, termsAndConditionsShown: true, terms }, null).terms).toEqual([
      { id: 't', title: 'Terms and conditions', version: '2' },
    ])
    const { selection } = wireBenefit
    if (!selection) throw new Error('The sample has a selection.')
    expect(selectionOf({ ...selection, status: 'opted-out', statusLabel: '' }).statusLabel).toBe('Opted out')
  })

  it('[BEN-2] brings it without the parts that fail', () => {
    const ports = fakeHost(found[0], fails(getBenefitFaqs, offline), fails(getRelatedBenefits, offline))
    runEffect({ effect: loadBenefit, ports, when: ['a', events], then: ['5ms (bFR)', events] })
  })

  it('[BEN-2] [CLAIM-1] brings how to claim, and the form where its host is known', () => {
    const instructions = html('<p>Ring us</p>')
    const claim = { provider: 'Teeth Ltd', phone: '020 7946 0310', email: null, instructions }
    const claiming = (url: string | null) =>
      responds(getBenefit, { ...wire, startDate: '2026-01-01', claim: { ...claim, url } })
    const hosts = {
      singleSignOn: [],
      signOut: [],
      workPlatform: [],
      partner: [],
      credits: [],
      claims: ['claims.example'],
    }
    const redirects: Ports['redirects'] = (named, purpose) =>
      safeRedirect(named, purpose, hosts, 'https://portal.example')
    const loadedWith = (url: string | null) =>
      BenefitLoaded({ detail: { ...detailOf(), startDate: '2026-01-01', claim: { ...claim, url } } })
    const load = (url: string | null, then: string) => {
      const ports = { ...fakeHost(claiming(url), found[1], found[2]), redirects }
      const safe = url === 'https://claims.example/new' ? url : null
      const expected = { ...events, b: loadedWith(safe), x: RedirectRefused({ purpose: 'claims' }) }
      runEffect({ effect: loadBenefit, ports, when: ['a', events], then: [then, expected] })
    }
    load(null, '5ms (bfr)')
    load('https://claims.example/new', '5ms (bfr)')
    for (const url of ['https://elsewhere.example/new', 'http://claims.example/new', 'javascript:alert(1)'])
      load(url, '5ms (xbfr)')
  })

  it('[BEN-2] tells that it failed', () => {
    const ports = fakeHost(fails(getBenefit, refusal), found[1], found[2])
    runEffect({ effect: loadBenefit, ports, when: ['a', events], then: ['5ms (Bfr)', events] })
  })

  it('[BEN-2] drops its earlier calls for later ones', () => {
    const host = fakeHost(...found)
    runEffect({ effect: loadBenefit, ports: host, when: ['a 2ms a', events], then: ['8ms (bfr)', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual([...Array(3).fill('cancelled'), ...Array(3).fill('completed')])
  })

  it('[BEN-2] leaves the calls of another benefit alone, and shows none under another’s address', () => {
    const host = fakeHost(...found)
    const other = { ...events, g: FaqsLoaded({ benefitId: benefitId('gym'), faqs }) }
    runEffect({
      effect: loadBenefit,
      ports: host,
      when: ['a 6ms o', other],
      then: [
        '5ms (bfr) 2ms (xgs)',
        {
          ...other,
          // The host answers with the first benefit again: nothing is shown under an address that is not its own.
          x: BenefitFailed({ benefitId: benefitId('gym'), problem: { kind: 'undecodable', where: 'benefitId' } }),
          s: RelatedLoaded({ benefitId: benefitId('gym'), related: [related] }),
        },
      ],
    })
  })
})

provesAll(loadBenefit)
