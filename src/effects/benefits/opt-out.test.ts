import { describe, expect, it } from 'vitest'
import { BenefitLoaded, BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { OptOutFailed, OptOutOvertaken, OptOutRequested, SelectionOptedOut } from '../../domain/benefits/opt-out.ts'
import { selection, detailOf, benefitId, refusal, selectionId } from '../../domain/samples.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { getBenefitSelection, updateSelection } from '../api/generated/selections.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { wireSelection, wireSetup } from '../samples.ts'
import { selectionOf } from './benefit.ts'
import { findOptedOut, rereadAfterOptOut, reloadAfterOptOut, sendOptOut } from './opt-out.ts'
import { provesReread } from '../runtime/reread.testing.ts'

const dental = { benefitId: benefitId('dental'), selectionId: selectionId('selection-1') }
const gym = { benefitId: benefitId('gym'), selectionId: selectionId('selection-2') }
const events = {
  a: OptOutRequested(dental),
  g: OptOutRequested(gym),
  b: SelectionOptedOut(dental),
  h: SelectionOptedOut(gym),
  f: OptOutFailed({ benefitId: dental.benefitId, problem: refusal }),
  e: SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null }),
}
const read = responds(getBenefitSelection, wireSetup)
const done = responds(updateSelection, { status: 'success', setup: wireSetup })

describe('opting out', () => {
  it("[SEL-3] patches the selection's status", () => {
    const host = fakeHost(read, done)
    runEffect({ effect: sendOptOut, ports: host, when: ['a', events], then: ['10ms b', events] })
    const input = { path: { id: 'selection-1' }, body: { status: 'opted-out' } }
    expect(host.calls.slice(1)).toEqual([{ id: 'updateSelection', input, ended: 'completed' }])
  })

  it('[SEL-3] tells that it failed', () => {
    for (const [script, after] of [
      [fails(updateSelection, refusal), '10ms f'],
      [fails(getBenefitSelection, refusal), '5ms f'],
    ] as const) {
      const ports = fakeHost(...(after === '5ms f' ? [script] : [read, script]))
      runEffect({ effect: sendOptOut, ports, when: ['a', events], then: [after, events] })
    }
  })

  it("[SEL-3] is a failure with the host's words where the response says error", () => {
    const message = 'Dental cannot be left today'
    const ports = fakeHost(read, responds(updateSelection, { status: 'error', message }))
    const f = OptOutFailed({ benefitId: dental.benefitId, problem: { kind: 'refused', status: 200, message } })
    runEffect({ effect: sendOptOut, ports, when: ['a', events], then: ['10ms f', { f }] })
  })

  it('[SEL-3] is sent once for a selection, however often it is pressed', () => {
    const host = fakeHost(read, done)
    runEffect({ effect: sendOptOut, ports: host, when: ['aa 2ms a 10ms a', events], then: ['10ms b 14ms b', events] })
    expect(host.calls).toHaveLength(4)
  })

  it('[SEL-3] is sent side by side for two selections', () => {
    runEffect({ effect: sendOptOut, ports: fakeHost(read, done), when: ['ag', events], then: ['10ms bh', events] })
  })

  it('[AUTH-1] is cancelled with its call when the session ends', () => {
    const host = fakeHost(read, done)
    runEffect({ effect: sendOptOut, ports: host, when: ['a 2ms e', events], then: ['', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled'])
  })

  it('[SEL-3] reads the benefit and the list again', () => {
    const b = BenefitRequested({ benefitId: dental.benefitId })
    const when = ['a', { a: SelectionOptedOut(dental) }] as const
    runEffect({ effect: reloadAfterOptOut, ports: {}, when, then: ['(bc)', { b, c: BenefitsRequested({}) }] })
  })
})

describe('leaving a benefit that was changed elsewhere since it was shown', () => {
  const before = selectionOf(wireSelection)
  const given = [BenefitLoaded({ detail: detailOf({ selection: before }) })]
  const reading = (selection: typeof wireSelection) => responds(getBenefitSelection, { ...wireSetup, selection })

  it('[SEL-3] is not sent, and both are shown', () => {
    const dearer = { ...wireSelection, planDetails: 'Family cover' }
    const host = fakeHost(reading(dearer))
    const told = {
      b: OptOutOvertaken({ benefitId: dental.benefitId, before, now: selectionOf(dearer) }),
      c: BenefitRequested({ benefitId: dental.benefitId }),
      d: BenefitsRequested({}),
    }
    runEffect({ effect: sendOptOut, given, ports: host, when: ['a', events], then: ['5ms (bcd)', told] })
    expect(host.calls).toHaveLength(1)
  })

  it('[SEL-3] is done where it was left there already, or nothing has changed', () => {
    const left = reading({ ...wireSelection, status: 'opted-out' })
    runEffect({ effect: sendOptOut, given, ports: fakeHost(left), when: ['a', events], then: ['5ms b', events] })
    const same = fakeHost(reading(wireSelection), done)
    runEffect({ effect: sendOptOut, given, ports: same, when: ['a', events], then: ['10ms b', events] })
  })
})

describe('an opt-out whose response was lost', () => {
  const left = { ...selection, status: 'opted-out' as const }
  const read = (found: typeof selection | typeof left) =>
    ['a', { a: BenefitLoaded({ detail: detailOf({ selection: found }) }) }] as const
  const b = SelectionOptedOut({ benefitId: dental.benefitId, selectionId: selection.selectionId })
  const lost = OptOutFailed({ benefitId: dental.benefitId, problem: { kind: 'network' } })

  it('[SEL-3] is done once the benefit shows it', () => {
    runEffect({ effect: findOptedOut, given: [lost], ports: {}, when: read(left), then: ['b', { b }] })
  })

  it('[SEL-3] is not reported as done while the benefit is still there, or where the host refused it', () => {
    runEffect({ effect: findOptedOut, given: [lost], ports: {}, when: read(selection), then: ['', {}] })
    runEffect({
      effect: findOptedOut,
      given: [OptOutFailed({ benefitId: dental.benefitId, problem: { kind: 'refused', status: 422, message: null } })],
      ports: {},
      when: read(left),
      then: ['', {}],
    })
    runEffect({ effect: findOptedOut, ports: {}, when: read(left), then: ['', {}] })
  })
})

provesAll(sendOptOut, reloadAfterOptOut, rereadAfterOptOut, findOptedOut)

provesReread('SEL-3', rereadAfterOptOut, (problem) => OptOutFailed({ benefitId: dental.benefitId, problem }), [
  BenefitRequested({ benefitId: dental.benefitId }),
  BenefitsRequested({}),
])
