import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Problem } from '../kernel/requests/problem.ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { personal, plain, reference } from '../kernel/codecs/classification.ts'
import { failed, idle, loaded, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { emptyTable, keysWhere, put, putAll, type Table } from '../kernel/data/table.ts'
import { defineRead } from '../kernel/requests/read.ts'
import { isUnconfirmed } from '../kernel/requests/unconfirmed.ts'

/** Selections that await approval, one benefit at a time. Order values are pence a month; null if the host gives none. */
const PendingBenefit1 = t.type({ benefitId: plain, benefitName: plain, count: t.number, summary: plain })
export const PendingBenefit2 = t.type({
  ...PendingBenefit1.props,
  orderValue: t.union([t.number, t.null]),
  oldest: t.union([plain, t.null]),
})
/** `toCheck` counts those to look at first; null if the host makes no checks. */
export const PendingBenefit = t.type({ ...PendingBenefit2.props, toCheck: t.union([t.number, t.null]) })
export type PendingBenefit = t.TypeOf<typeof PendingBenefit>

/** The oldest request first, then the longest list: what has waited longest is the most urgent. */
export const byUrgency = (benefits: readonly PendingBenefit[]): readonly PendingBenefit[] =>
  [...benefits].sort(
    (a, b) =>
      Number(a.oldest === null) - Number(b.oldest === null) ||
      (a.oldest ?? '').localeCompare(b.oldest ?? '') ||
      b.count - a.count,
  )

const Row3 = t.type({
  selectionId: reference,
  employeeName: personal,
  orderValue: t.union([t.number, t.null]),
  requestedOn: t.union([plain, t.null]),
  fields: t.record(plain, personal),
})
/** `checks` are facts to look at before a decision. */
const Row = t.type({ ...Row3.props, checks: t.array(t.type({ code: plain, sentence: personal })) })
export type ApprovalRow = t.TypeOf<typeof Row>

const ofBenefit = { benefitId: plain, benefitName: plain }
/** `takesReason` says whether the host keeps a reason for a rejection, `firstDeduction` when an approved selection is first taken from pay. */
const Pending = t.type({
  ...ofBenefit,
  takesReason: t.boolean,
  firstDeduction: t.union([plain, t.null]),
  rows: t.array(Row),
})
const Pending3 = t.type({ ...ofBenefit, takesReason: t.boolean, rows: t.array(Row3) })
const { requestedOn: _, ...row2 } = Row3.props
const Row2 = t.type(row2)
const Row1 = t.type({ ...row2, orderValue: t.number })
export type Pending = t.TypeOf<typeof Pending>

export const Decision = t.keyof({ approve: null, reject: null })
export type Decision = t.TypeOf<typeof Decision>

const decided = { decision: Decision, decided: t.array(reference), failed: t.array(reference) }

/** A benefit of a log from before the checks. */
export const withoutChecks = (benefit: t.TypeOf<typeof PendingBenefit2>): PendingBenefit => ({
  ...benefit,
  toCheck: null,
})

export const pendingBenefitsRead = defineRead('PendingBenefits', {
  data: { benefits: t.array(PendingBenefit) },
  value: ({ benefits }) => benefits,
  upcasts: [
    upcast(t.type({ benefits: t.array(PendingBenefit1) }), ({ benefits }) => ({
      benefits: benefits.map((benefit) => ({ ...benefit, orderValue: null, oldest: null })),
    })),
    upcast(t.type({ benefits: t.array(PendingBenefit2) }), ({ benefits }) => ({
      benefits: benefits.map(withoutChecks),
    })),
  ],
})
export const { PendingBenefitsRequested, PendingBenefitsLoaded, PendingBenefitsFailed } = pendingBenefitsRead.events
export const PendingRequested = defineEvent('PendingRequested', { benefitId: plain })
export const PendingLoaded = defineEvent('PendingLoaded', { pending: Pending }, [
  upcast(t.type({ pending: t.type({ ...ofBenefit, rows: t.array(Row1) }) }), (old) => old),
  upcast(t.type({ pending: t.type({ ...ofBenefit, rows: t.array(Row2) }) }), ({ pending }) => ({
    pending: { ...pending, takesReason: false, rows: pending.rows.map((row) => ({ ...row, requestedOn: null })) },
  })),
  upcast(t.type({ pending: Pending3 }), ({ pending }) => ({
    pending: { ...pending, firstDeduction: null, rows: pending.rows.map((row) => ({ ...row, checks: [] })) },
  })),
])
export const PendingFailed = defineEvent('PendingFailed', { benefitId: plain, problem: Problem })
export const RowsTicked = defineEvent('RowsTicked', { selectionIds: t.array(reference), ticked: t.boolean })
/** `reason` is the reason for a rejection; null if none was given. */
export const DecisionRequested = defineEvent(
  'DecisionRequested',
  { selectionIds: t.array(reference), decision: Decision, reason: t.union([personal, t.null]) },
  [upcast(t.type({ selectionIds: t.array(reference), decision: Decision }), (old) => ({ ...old, reason: null }))],
)
export const SelectionsApproved = defineEvent('SelectionsApproved', decided)
export const SelectionsRejected = defineEvent('SelectionsRejected', decided)
export const DecisionFailed = defineEvent('DecisionFailed', { problem: Problem })
/** Nothing was decided, because some of the ticked selections have changed since the list was read: as they were then. */
export const DecisionOvertaken = defineEvent('DecisionOvertaken', { before: t.array(Row) })
/** The result of a decision was announced. */
export const DecisionAcknowledged = defineEvent('DecisionAcknowledged', {})

/** The keys that act on the row with the focus were switched on or off. */
export const ApprovalKeysSwitched = defineEvent('ApprovalKeysSwitched', { on: t.boolean })

export type DecisionState =
  | { kind: 'open' }
  | { kind: 'sending'; decision: Decision }
  /** `sum`: pence a month of what was decided; null if the host gives no value for one of them. */
  | { kind: 'done'; decision: Decision; decided: number; failed: number; sum: number | null }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'overtaken'; before: ApprovalRow[] }

interface ApprovalsState {
  benefits: Remote<PendingBenefit[]>
  pending: Remote<Pending>
  ticked: Table<boolean>
  decision: DecisionState
  /** Whether single keys act on the row with the focus. */
  keys: boolean
}

/** Pence a month of the rows with these ids together; null if the host gives no value for one of them. */
export const sumOf = (rows: readonly Pick<ApprovalRow, 'selectionId' | 'orderValue'>[], ids: ReadonlySet<string>) => {
  let sum: number | null = 0
  for (const { selectionId, orderValue } of rows)
    if (ids.has(selectionId)) sum = sum === null || orderValue === null ? null : sum + orderValue
  return sum
}

const settle = (draft: ApprovalsState, data: { decision: Decision; decided: string[]; failed: string[] }): void => {
  const gone = new Set(data.decided)
  draft.decision = {
    kind: 'done',
    decision: data.decision,
    decided: data.decided.length,
    failed: data.failed.length,
    sum: sumOf(valueOf(draft.pending)?.rows ?? [], gone),
  }
  draft.ticked = emptyTable()
  for (const id of data.failed) put(draft.ticked, id, true)
  if (draft.pending.status !== 'idle' && draft.pending.value)
    draft.pending.value.rows = draft.pending.value.rows.filter((row) => !gone.has(row.selectionId))
}

export const approvals = defineSlice({
  name: 'approvals',
  lifetime: 'session',
  initial: (): ApprovalsState => ({
    benefits: idle,
    pending: idle,
    ticked: emptyTable(),
    decision: { kind: 'open' },
    keys: true,
  }),
  own: {
    ...pendingBenefitsRead.events,
    PendingRequested,
    PendingLoaded,
    PendingFailed,
    RowsTicked,
    DecisionRequested,
    SelectionsApproved,
    SelectionsRejected,
    DecisionFailed,
    DecisionOvertaken,
    DecisionAcknowledged,
    ApprovalKeysSwitched,
  },
  on: {
    ...pendingBenefitsRead.on('benefits'),
    PendingRequested: (draft, { benefitId }) => {
      const before = valueOf(draft.pending)
      draft.pending = before?.benefitId === benefitId ? loading(draft.pending) : { status: 'loading', value: null }
      // This read shows what is still undecided after an unconfirmed decision; ticks on those rows stay.
      if (before?.benefitId === benefitId && isUnconfirmed(draft.decision)) return
      draft.ticked = emptyTable()
      draft.decision = { kind: 'open' }
    },
    PendingLoaded: (draft, { pending }, when) => {
      draft.pending = loaded(pending, when)
    },
    PendingFailed: (draft, { problem }) => {
      draft.pending = failed(draft.pending, problem)
    },
    RowsTicked: (draft, { selectionIds, ticked }) => {
      // An open one keeps its identity, so that a tick does not redraw the page around the list.
      if (draft.decision.kind !== 'open') draft.decision = { kind: 'open' }
      putAll(draft.ticked, selectionIds, ticked)
    },
    DecisionRequested: (draft, { decision }) => {
      draft.decision = { kind: 'sending', decision }
    },
    SelectionsApproved: settle,
    SelectionsRejected: settle,
    DecisionFailed: (draft, { problem }) => {
      draft.decision = { kind: 'failed', problem }
    },
    DecisionOvertaken: (draft, { before }) => {
      draft.decision = { kind: 'overtaken', before }
    },
    DecisionAcknowledged: (draft) => {
      draft.decision = { kind: 'open' }
    },
    ApprovalKeysSwitched: (draft, { on }) => {
      draft.keys = on
    },
  },
})
type Needs = StateWith<typeof approvals>

export const requestPendingBenefits = (): Either<Refusal, DomainEvent> => right(PendingBenefitsRequested({}))
export const requestPending = (_: unknown, benefitId: string): Either<Refusal, DomainEvent> =>
  right(PendingRequested({ benefitId }))

export const tickRows = (
  state: Needs,
  { selectionIds, ticked }: { selectionIds: string[]; ticked: boolean },
): Either<Refusal, DomainEvent> =>
  state.approvals.decision.kind === 'sending' ? left(refuse('busy')) : right(RowsTicked({ selectionIds, ticked }))

/** Switches the keys of the rows on or off. */
export const switchApprovalKeys = (_: unknown, on: boolean): Either<Refusal, DomainEvent> =>
  right(ApprovalKeysSwitched({ on }))

/** Whether the host takes a reason for a rejection. */
export const selectTakesReason = selector(
  [approvals],
  (state) => valueOf(state.approvals.pending)?.takesReason === true,
)

/** Approves or rejects the ticked rows with one call; at least one is required. A reason that the host would not store is not sent. */
export const decide = (
  state: Needs,
  { decision, reason }: { decision: Decision; reason: string },
): Either<Refusal, DomainEvent> => {
  if (state.approvals.decision.kind === 'sending') return left(refuse('busy'))
  const selectionIds = tickedRows(state).map(({ selectionId }) => selectionId)
  if (selectionIds.length === 0) return left(refuse('nothingTicked'))
  const isReasonTaken = decision === 'reject' && selectTakesReason(state)
  return right(DecisionRequested({ selectionIds, decision, reason: isReasonTaken ? reason.trim() || null : null }))
}

/** Leaves the page that announced a decision, so that a later visit does not announce it again. */
export const acknowledgeDecision = (state: Needs): Either<Refusal, DomainEvent> =>
  state.approvals.decision.kind === 'done' ? right(DecisionAcknowledged({})) : left(refuse('notNeeded'))

/** Leaves a decision that was not made, so that the next one does not report why. */
export const leaveDecision = (state: Needs): Either<Refusal, DomainEvent> =>
  state.approvals.decision.kind === 'failed' || state.approvals.decision.kind === 'overtaken'
    ? right(DecisionAcknowledged({}))
    : left(refuse('notNeeded'))

/** Returns a function that says whether a row is ticked, fast enough for thousands of rows. */
export const tickOf = ({ approvals }: Needs): ((row: ApprovalRow) => boolean) => {
  const ids = keysWhere(approvals.ticked, Boolean)
  return ({ selectionId }) => ids.has(selectionId)
}

const tickedRows = (state: Needs): readonly ApprovalRow[] =>
  (valueOf(state.approvals.pending)?.rows ?? []).filter(tickOf(state))

/** Whether it is unknown if a decision was saved, and none of its selections awaits one any more. */
export const selectNoneWaits = selector([approvals], (state): boolean => {
  const { decision, pending } = state.approvals
  return isUnconfirmed(decision) && pending.status === 'loaded' && tickedRows(state).length === 0
})

/** What has changed of the ticked selections since the list was read: each as it was, and as it is; null if it no longer awaits approval. */
export const selectOvertakenRows = selector(
  [approvals],
  ({ approvals: { decision, pending } }): readonly { before: ApprovalRow; now: ApprovalRow | null }[] => {
    if (decision.kind !== 'overtaken') return []
    const rows = valueOf(pending)?.rows ?? []
    return decision.before.map((before) => ({
      before,
      now: rows.find(({ selectionId }) => selectionId === before.selectionId) ?? null,
    }))
  },
)

/** Whether any selection is ticked. */
export const selectAnyTicked = selector([approvals], (state) => tickedRows(state).length > 0)

export const selectPendingBenefits = pendingBenefitsRead.select(approvals, 'benefits')
/** Whether the selections have loaded, and for which benefit. */
export const selectPendingBenefit = selector([approvals], (state) => state.approvals.pending)
export const selectApprovalKeys = selector([approvals], (state) => state.approvals.keys)
export const selectDecision = selector([approvals], (state) => state.approvals.decision)
