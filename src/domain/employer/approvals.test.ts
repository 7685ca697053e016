import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, refusal } from '../samples.ts'
import type { ApprovalRow } from './approvals.ts'
import {
  acknowledgeDecision,
  approvals,
  decide,
  DecisionAcknowledged,
  DecisionFailed,
  DecisionRequested,
  PendingFailed,
  PendingLoaded,
  PendingRequested,
  leaveDecision,
  requestPending,
  RowsTicked,
  selectDecision,
  selectNoneWaits,
  selectTakesReason,
  SelectionsApproved,
  SelectionsRejected,
  tickRows,
} from './approvals.ts'
import { approvalsSortedBy, firstApprovalSort, selectPending } from './approvals-view.ts'

const given = story(approvals)
const view = (search: string, sort = firstApprovalSort) => ({ search, sort, only: 'all' as const })
const row = (selectionId: string, fields: Record<string, string> = {}): ApprovalRow => ({
  selectionId,
  employeeName: selectionId,
  orderValue: 100,
  requestedOn: null,
  checks: [],
  fields,
})
const rows = [row('a', { Cover: 'Single' }), row('b', { Start: 'May', Cover: 'Family' }), row('c')]
const pending = { benefitId: 'dental', benefitName: 'Dental care', takesReason: true, firstDeduction: null, rows }
const again = PendingRequested({ benefitId: 'dental' })
const loadedWith = (some: readonly ApprovalRow[]) => PendingLoaded({ pending: { ...pending, rows: [...some] } })
const opened = [again, loadedWith(rows)]
const tick = (...selectionIds: string[]) => RowsTicked({ selectionIds, ticked: true })
const shown = (...events: DomainEvent[]) => selectPending(given(...opened, ...events).state, view(''))
const sent = DecisionRequested({ selectionIds: ['a', 'b'], decision: 'approve', reason: null })

describe('the selections of one benefit', () => {
  it('[APP-1] are requested, with nothing of another benefit left in view', () => {
    expect(given().when(requestPending, 'dental')).toEqual(produced(PendingRequested({ benefitId: 'dental' })))
    expect(shown(PendingRequested({ benefitId: 'gym' })).pending).toEqual({ status: 'loading', value: null })
    expect(shown(tick('a'), ...opened).chosen).toEqual([])
    expect(shown(PendingRequested({ benefitId: 'dental' })).pending).toEqual({ status: 'loading', value: pending })
  })

  it('[APP-1] have their columns in the order of their first appearance', () => {
    expect(shown().columns.map(({ name }) => name)).toEqual(['Cover', 'Start'])
    expect(shown(PendingFailed({ benefitId: 'dental', problem: offline })).pending).toMatchObject({ status: 'failed' })
  })
})

describe('ticking', () => {
  it('[APP-1] tells none, some and all of the rows apart', () => {
    const ticked = { selectionIds: ['a'], ticked: true }
    expect(given(...opened).when(tickRows, ticked)).toEqual(produced(RowsTicked(ticked)))
    expect(shown().all).toBe('none')
    expect(shown(tick('a'))).toMatchObject({ all: 'some', chosen: [rows[0]] })
    expect(shown(tick('a', 'b', 'c')).all).toBe('all')
    expect(shown(tick('a', 'b', 'c'), RowsTicked({ selectionIds: ['b'], ticked: false }))).toMatchObject({
      all: 'some',
      chosen: [rows[0], rows[2]],
    })
    expect(selectPending(given().state, view('')).all).toBe('none')
  })

  it('[APP-1] stays quiet while a decision is on its way', () => {
    const sending = given(...opened, sent)
    expect(sending.when(tickRows, { selectionIds: ['c'], ticked: true })).toEqual(refused('busy'))
  })
})

describe('searching', () => {
  const searched = (search: string, ...events: DomainEvent[]) =>
    selectPending(given(...opened, ...events).state, view(search))

  it('[APP-1] shows the rows whose employee fits, whatever the case, and all of them for no words', () => {
    expect(searched(' A ').rows).toEqual([rows[0]])
    expect(searched('nobody').rows).toEqual([])
    expect(searched('  ').rows).toEqual(rows)
    expect(searched('a').columns.map(({ name }) => name)).toEqual(['Cover', 'Start'])
  })

  it('[APP-1] describes the rows in view by all of them, and counts what is ticked out of view', () => {
    expect(searched('a', tick('a', 'b'))).toMatchObject({ all: 'all', outOfView: 1, chosen: [rows[0], rows[1]] })
    expect(searched('c', tick('a', 'b'))).toMatchObject({ all: 'none', outOfView: 2 })
    expect(searched('nobody')).toMatchObject({ all: 'none', outOfView: 0 })
    expect(searched('', tick('a'))).toMatchObject({ all: 'some', outOfView: 0 })
  })
})

describe('sorting', () => {
  const of = (selectionId: string, orderValue: number | null, requestedOn: string | null, Level = '') => ({
    ...row(selectionId, { Level }),
    orderValue,
    requestedOn,
  })
  const found = [
    of('b', 900, '2026-10-02', 'Level 10'),
    of('a', null, '2026-10-01', 'Level 9'),
    of('c', 50, null, 'Level 1'),
  ]
  const { state } = given(
    PendingRequested({ benefitId: 'dental' }),
    PendingLoaded({ pending: { ...pending, rows: found } }),
    tick('a', 'b'),
  )
  const ids = (sort = firstApprovalSort) =>
    selectPending(state, view('', sort)).rows.map(({ selectionId }) => selectionId)

  it('[APP-1] begins with the oldest request, and leaves what is unknown for the end in either order', () => {
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(ids({ by: 'requested', order: 'descending' })).toEqual(['b', 'a', 'c'])
    expect(ids({ by: 'value', order: 'ascending' })).toEqual(['c', 'b', 'a'])
    expect(ids({ by: 'employee', order: 'descending' })).toEqual(['c', 'b', 'a'])
    expect(ids({ by: 'field-Level', order: 'ascending' })).toEqual(['c', 'a', 'b'])
  })

  it('[APP-1] reverses the column that is sorted by, and begins another one ascending', () => {
    const reversed = approvalsSortedBy(firstApprovalSort, 'requested')
    expect(reversed).toEqual({ by: 'requested', order: 'descending' })
    expect(approvalsSortedBy(reversed, 'value')).toEqual({ by: 'value', order: 'ascending' })
  })

  it('[APP-1] sorts thousands of rows once, however often they are ticked', () => {
    const { rows: first } = selectPending(state, view(''))
    expect(selectPending(state, view('')).rows).toBe(first)
  })

  it('[APP-1] adds up what is ticked, and says how many have no value', () => {
    expect(selectPending(state, view(''))).toMatchObject({ sum: 900, withoutValue: 1, dated: true })
    expect(shown()).toMatchObject({ sum: null, dated: false })
  })
})

describe('deciding', () => {
  const approve = { decision: 'approve', reason: '' } as const
  it.each(['approve', 'reject'] as const)('[APP-1] sends the ticked rows once to %s them', (decision) => {
    const after = given(...opened, tick('b', 'a', 'elsewhere'))
    expect(after.when(decide, { decision, reason: ' too late ' })).toEqual(
      produced(
        DecisionRequested({ selectionIds: ['a', 'b'], decision, reason: decision === 'reject' ? 'too late' : null }),
      ),
    )
  })

  it('[APP-1] sends no reason where the host does not say that it takes one', () => {
    const silent = PendingLoaded({ pending: { ...pending, takesReason: false, firstDeduction: null } })
    const after = given(PendingRequested({ benefitId: 'dental' }), silent, tick('a'))
    expect(selectTakesReason(after.state)).toBe(false)
    expect(after.when(decide, { decision: 'reject', reason: 'too late' })).toEqual(
      produced(DecisionRequested({ selectionIds: ['a'], decision: 'reject', reason: null })),
    )
  })

  it('[APP-1] is refused where nothing is ticked', () => {
    expect(given(...opened).when(decide, approve)).toEqual(refused('nothingTicked'))
  })

  it('[APP-1] stays quiet while a decision is on its way', () => {
    const sending = given(...opened, tick('a', 'b'), sent)
    expect(sending.when(decide, approve)).toEqual(refused('busy'))
    expect(selectDecision(sending.state)).toEqual({ kind: 'sending', decision: 'approve' })
  })

  it.each([
    ['approve', SelectionsApproved],
    ['reject', SelectionsRejected],
  ] as const)('[APP-1] to %s takes decided rows away and leaves failed ones ticked', (decision, settled) => {
    const after = [tick('a', 'b'), settled({ decision, decided: ['a'], failed: ['b'] })]
    expect(shown(...after)).toMatchObject({
      pending: { value: { rows: [rows[1], rows[2]] } },
      chosen: [rows[1]],
    })
    expect(selectDecision(given(...opened, ...after).state)).toEqual({
      kind: 'done',
      decision,
      decided: 1,
      failed: 1,
      sum: 100,
    })
  })

  it('[APP-1] is announced once', () => {
    const afterDecision = given(...opened, SelectionsApproved({ decision: 'approve', decided: ['a'], failed: [] }))
    expect(afterDecision.when(acknowledgeDecision)).toEqual(produced(DecisionAcknowledged({})))
    const left = afterDecision.at(1, DecisionAcknowledged({}))
    expect(selectDecision(left.state)).toEqual({ kind: 'open' })
    expect(left.when(acknowledgeDecision)).toEqual(refused('notNeeded'))
    expect(given(...opened, tick('a'), sent).when(acknowledgeDecision)).toEqual(refused('notNeeded'))
  })

  it('[APP-1] changes nothing when it fails, and may be tried again', () => {
    const failed = given(...opened, tick('a', 'b'), sent, DecisionFailed({ problem: refusal }))
    expect(selectDecision(failed.state)).toEqual({ kind: 'failed', problem: refusal })
    expect(selectPending(failed.state, view('')).chosen).toEqual([rows[0], rows[1]])
    expect(failed.when(decide, approve)).toEqual(produced(sent))
  })

  it('[APP-1] keeps the ticks while a lost decision is read again, of what still awaits one', () => {
    const lost = [...opened, tick('a', 'b'), sent, DecisionFailed({ problem: offline }), again]
    expect(selectDecision(given(...lost).state)).toEqual({ kind: 'failed', problem: offline })
    const still = given(...lost, loadedWith(rows)).state
    expect(selectPending(still, view('')).chosen).toEqual([rows[0], rows[1]])
    expect(selectNoneWaits(still)).toBe(false)
    const rest = rows.filter(({ selectionId }) => !['a', 'b'].includes(selectionId))
    const none = given(...lost, loadedWith(rest)).state
    expect(selectPending(none, view('')).chosen).toEqual([])
    expect([selectNoneWaits(none), selectNoneWaits(given(...lost).state)]).toEqual([true, false])
  })

  it('[APP-1] starts again where a decision was refused, or left', () => {
    const problem = { kind: 'refused', status: 422, message: null } as const
    const refusedOne = given(...opened, tick('a'), sent, DecisionFailed({ problem }), again).state
    expect([selectDecision(refusedOne), selectPending(refusedOne, view('')).chosen]).toEqual([{ kind: 'open' }, []])
    const failed = given(...opened, tick('a'), sent, DecisionFailed({ problem: offline }))
    expect(failed.when(leaveDecision)).toEqual(produced(DecisionAcknowledged({})))
    expect(given(...opened).when(leaveDecision)).toEqual(refused('notNeeded'))
    const left = given(
      ...opened,
      tick('a'),
      sent,
      DecisionFailed({ problem: offline }),
      DecisionAcknowledged({}),
      again,
    )
    expect(selectPending(left.state, view('')).chosen).toEqual([])
  })
})
