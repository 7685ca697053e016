import { describe, expect, it } from 'vitest'
import {
  DecisionFailed,
  DecisionOvertaken,
  DecisionRequested,
  PendingBenefitsFailed,
  PendingBenefitsLoaded,
  PendingBenefitsRequested,
  PendingFailed,
  PendingLoaded,
  PendingRequested,
  SelectionsApproved,
  SelectionsRejected,
} from '../../domain/employer/approvals.ts'
import { offline, refusal } from '../../domain/samples.ts'
import { decideSelections, getPendingSelections, getPendingSelectionsOfBenefit } from '../api/generated/employer.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { provesNotOvertaken, provesReread } from '../runtime/reread.testing.ts'
import { loadPending, loadPendingBenefits, rereadPending, sendDecision } from './approvals.ts'

describe('loading what awaits approval', () => {
  const benefit = {
    benefitId: 'dental',
    benefitName: 'Dental care',
    count: 2,
    summary: '2 selections',
    orderValue: 300,
    toCheck: null,
  }
  const day = '2026-10-02'
  const rows = [
    {
      selectionId: 'a',
      employeeName: 'First Last',
      orderValue: 100,
      requestedOn: '2026-10-02',
      checks: [],
      fields: { Cover: 'Single' },
    },
  ]
  const found = responds(getPendingSelectionsOfBenefit, {
    benefitName: 'Dental care',
    takesReason: true,
    firstDeduction: null,
    selectionsData: rows,
  })
  const events = {
    o: PendingBenefitsRequested({}),
    p: PendingBenefitsLoaded({ benefits: [{ ...benefit, oldest: day }] }),
    q: PendingBenefitsFailed({ problem: offline }),
    a: PendingRequested({ benefitId: 'dental' }),
    g: PendingRequested({ benefitId: 'gym' }),
    b: PendingLoaded({
      pending: { benefitId: 'dental', benefitName: 'Dental care', takesReason: true, firstDeduction: null, rows },
    }),
    h: PendingLoaded({
      pending: { benefitId: 'gym', benefitName: 'Dental care', takesReason: true, firstDeduction: null, rows },
    }),
    f: PendingFailed({ benefitId: 'dental', problem: offline }),
  }

  it('[APP-1] brings the benefits', () => {
    const ports = fakeHost(responds(getPendingSelections, { selections: [{ ...benefit, oldestRequest: day }] }))
    runEffect({ effect: loadPendingBenefits, ports, when: ['o', events], then: ['5ms p', events] })
  })

  it('[APP-1] tells that the benefits failed', () => {
    const ports = fakeHost(fails(getPendingSelections, offline))
    runEffect({ effect: loadPendingBenefits, ports, when: ['o', events], then: ['5ms q', events] })
  })

  it('[APP-1] brings the selections of one benefit', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadPending, ports: host, when: ['a', events], then: ['5ms b', events] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'dental' } })
  })

  it('[APP-1] tells that the selections failed', () => {
    const ports = fakeHost(fails(getPendingSelectionsOfBenefit, offline))
    runEffect({ effect: loadPending, ports, when: ['a', events], then: ['5ms f', events] })
  })

  it('[APP-1] drops the call of a benefit that was left for another', () => {
    const host = fakeHost(found)
    runEffect({ effect: loadPending, ports: host, when: ['a 2ms g', events], then: ['8ms h', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })
})

describe('selections that are read while some are decided', () => {
  const ofBenefit = { benefitName: 'Dental care', takesReason: true, firstDeduction: null }
  const row = (selectionId: string) => ({
    selectionId,
    employeeName: 'First Last',
    orderValue: 100,
    requestedOn: '2026-10-02',
    checks: [],
    fields: {},
  })
  const wire = (...ids: readonly string[]) =>
    responds(getPendingSelectionsOfBenefit, { ...ofBenefit, selectionsData: ids.map(row) })
  const loaded = (...ids: readonly string[]) =>
    PendingLoaded({ pending: { benefitId: 'dental', ...ofBenefit, rows: ids.map(row) } })

  provesNotOvertaken('APP-1', loadPending, {
    given: [loaded('a', 'b')],
    requested: PendingRequested({ benefitId: 'dental' }),
    changed: SelectionsApproved({ decision: 'approve', decided: ['a'], failed: [] }),
    responses: [wire('a', 'b'), wire('b')],
    loaded: loaded('b'),
  })
})

describe('deciding', () => {
  const selectionIds = ['a', 'b']
  const decided = (...failed: string[]) => responds(decideSelections, { status: 'success', failed })

  it.each([
    ['approve', true, SelectionsApproved],
    ['reject', false, SelectionsRejected],
  ] as const)(
    '[APP-1] to %s sends one PATCH, and tells what was decided and what was not',
    (decision, approval, settled) => {
      const host = fakeHost(decided('b'))
      const b = settled({ decision, decided: ['a'], failed: ['b'] })
      const when = [
        'aa',
        { a: DecisionRequested({ selectionIds, decision, reason: approval ? null : 'Too late' }) },
      ] as const
      runEffect({ effect: sendDecision, ports: host, when, then: ['5ms b', { b }] })
      const input = { body: { selectionIds, approval, ...(!approval && { reason: 'Too late' }) } }
      expect(host.calls).toEqual([{ id: 'decideSelections', input, ended: 'completed' }])
    },
  )

  describe('about selections that have changed since the list was read', () => {
    const row = (selectionId: string, orderValue: number) => ({
      selectionId,
      employeeName: 'First Last',
      orderValue,
      requestedOn: null,
      checks: [],
      fields: { Cover: 'Single' },
    })
    const pendingOf = (...rows: ReturnType<typeof row>[]) => ({
      benefitId: 'dental',
      benefitName: 'Dental care',
      takesReason: false,
      firstDeduction: null,
      rows,
    })
    const given = [PendingLoaded({ pending: pendingOf(row('a', 100), row('b', 200), row('c', 300)) })]
    const reading = ({ benefitName, rows }: ReturnType<typeof pendingOf>) =>
      responds(getPendingSelectionsOfBenefit, {
        benefitName,
        takesReason: false,
        firstDeduction: null,
        selectionsData: rows,
      })
    const when = ['a', { a: DecisionRequested({ selectionIds, decision: 'approve', reason: null }) }] as const

    it('[APP-1] sends nothing, and tells what was approved there or costs more now', () => {
      const pending = pendingOf(row('b', 900), row('c', 300))
      const host = fakeHost(reading(pending))
      const events = { b: PendingLoaded({ pending }), c: DecisionOvertaken({ before: [row('a', 100), row('b', 200)] }) }
      runEffect({ effect: sendDecision, given, ports: host, when, then: ['5ms (bc)', events] })
      expect(host.calls).toHaveLength(1)
    })

    it('[APP-1] sends it where only others have changed', () => {
      const ports = fakeHost(reading(pendingOf(row('a', 100), row('b', 200), row('c', 900))), decided())
      const b = SelectionsApproved({ decision: 'approve', decided: selectionIds, failed: [] })
      runEffect({ effect: sendDecision, given, ports, when, then: ['10ms b', { b }] })
    })
  })

  it('[APP-1] tells that it failed', () => {
    const when = ['a', { a: DecisionRequested({ selectionIds, decision: 'approve', reason: null }) }] as const
    const ports = fakeHost(fails(decideSelections, refusal))
    runEffect({ effect: sendDecision, ports, when, then: ['5ms b', { b: DecisionFailed({ problem: refusal }) }] })
  })
})

it('[APP-1] a lost decision reads nothing where no selections are shown', () => {
  const when = ['a', { a: DecisionFailed({ problem: offline }) }] as const
  runEffect({ effect: rereadPending, ports: {}, when, then: ['', {}] })
})

provesAll(loadPendingBenefits, loadPending, sendDecision, rereadPending)

provesReread(
  'APP-1',
  rereadPending,
  (problem) => DecisionFailed({ problem }),
  [PendingRequested({ benefitId: 'dental' })],
  [
    PendingLoaded({
      pending: { benefitId: 'dental', benefitName: 'Dental care', takesReason: false, firstDeduction: null, rows: [] },
    }),
  ],
)
