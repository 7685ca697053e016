import { sumOf } from '../../src/domain/employer/approvals.ts'
import { valueOf } from '../../src/domain/kernel/requests/remote.ts'
import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import { emptyTable, put, type Table } from '../../src/domain/kernel/data/table.ts'
import { phaseAt } from '../../src/domain/session/idle-phase.ts'
import type { State } from '../../src/domain/state.ts'
import { emptyForm } from '../../src/domain/kernel/forms/form-state.ts'
import { copyOf } from './by-hand.ts'

/** The table with one more entry: its list of buckets is copied, and the values of one. */
const withEntry = (table: Table<boolean>, key: string, value: boolean): Table<boolean> => {
  const probe = emptyTable<boolean>()
  put(probe, key, value)
  const index = probe.findIndex((bucket) => bucket !== null)
  const next = [...table]
  const { keys, values } = table[index] ?? { keys: [], values: [] }
  const place = keys.indexOf(key)
  next[index] =
    place === -1 ? { keys: [...keys, key], values: [...values, value] } : { keys, values: values.with(place, value) }
  return next
}

const judged = (problems: Readonly<Record<string, string>>, field: string, problem: string | null) => {
  if (problem !== null) return { ...problems, [field]: problem }
  const { [field]: _, ...others } = problems
  return others
}

/** Folds one event as one would by hand for snapshots: one switch, and a spread at every level. */
const next = (state: State, event: RecordedEvent): State => {
  const data = event.data as never // the switch on the type says which data it is
  const loaded = <A>(value: A) => ({ status: 'loaded' as const, value: copyOf(value), at: event.at })
  switch (event.type) {
    case 'BenefitsLoaded':
      return {
        ...state,
        eligible: {
          ...state.eligible,
          benefits: loaded((data as { benefits: never }).benefits),
          readAt: event.at,
        },
      }
    case 'PendingLoaded':
      return { ...state, approvals: { ...state.approvals, pending: loaded((data as { pending: never }).pending) } }
    case 'CardsLoaded':
      return { ...state, home: { ...state.home, cards: loaded((data as { cards: never }).cards) } }
    case 'BenefitLoaded': {
      const { detail } = data as { detail: { benefit: { benefitId: string } } }
      const details = { ...state.detail.details, [detail.benefit.benefitId]: loaded(detail as never) }
      const readAt = { ...state.detail.readAt, [detail.benefit.benefitId]: event.at }
      return { ...state, detail: { ...state.detail, details, readAt } }
    }
    case 'OptOutRequested':
      return { ...state, optOut: { ...state.optOut, [(data as { benefitId: string }).benefitId]: { kind: 'sending' } } }
    case 'SelectionOptedOut':
      return { ...state, optOut: { ...state.optOut, [(data as { benefitId: string }).benefitId]: { kind: 'done' } } }
    case 'RowsTicked': {
      const { selectionIds, ticked } = data as { selectionIds: string[]; ticked: boolean }
      let table = state.approvals.ticked
      for (const id of selectionIds) table = withEntry(table, id, ticked)
      return { ...state, approvals: { ...state.approvals, decision: { kind: 'open' }, ticked: table } }
    }
    case 'PanelOpened': {
      const { panel, subject } = data as { panel: 'opt-out'; subject: string }
      return { ...state, panels: { open: { panel, subject, closing: false } } }
    }
    case 'PanelClosed':
      return state.panels.open ? { ...state, panels: { open: { ...state.panels.open, closing: true } } } : state
    case 'FieldEdited': {
      const { form, field, value, problem } = data as {
        form: string
        field: string
        value: string
        problem: string | null
      }
      const found = state.forms[form] ?? emptyForm()
      const edited = {
        ...found,
        values: { ...found.values, [field]: value },
        problems: judged(found.problems, field, problem),
      }
      return { ...state, forms: { ...state.forms, [form]: edited } }
    }
    case 'FieldLeft': {
      const { form, field, problem } = data as { form: string; field: string; problem: string | null }
      const found = state.forms[form] ?? emptyForm()
      const left = {
        ...found,
        touched: { ...found.touched, [field]: true as const },
        problems: judged(found.problems, field, problem),
      }
      return { ...state, forms: { ...state.forms, [form]: left } }
    }
    case 'IdleTick': {
      const phase = phaseAt((data as { lastActivityAt: number }).lastActivityAt, event.at)
      const now = state.idle.phase
      const same =
        phase.kind === now.kind &&
        (phase.kind !== 'counting' || (now.kind === 'counting' && phase.secondsLeft === now.secondsLeft))
      return same ? state : { ...state, idle: { ...state.idle, phase } }
    }
    case 'DecisionRequested': {
      const { decision } = data as { decision: 'approve' | 'reject' }
      return { ...state, approvals: { ...state.approvals, decision: { kind: 'sending', decision } } }
    }
    case 'SelectionsApproved': {
      const { decision, decided, failed } = data as { decision: 'approve'; decided: string[]; failed: string[] }
      const gone = new Set(decided)
      const { pending } = state.approvals
      const left =
        pending.status !== 'idle' && pending.value
          ? {
              ...pending,
              value: { ...pending.value, rows: pending.value.rows.filter((row) => !gone.has(row.selectionId)) },
            }
          : pending
      let ticked = emptyTable<boolean>()
      for (const id of failed) ticked = withEntry(ticked, id, true)
      return {
        ...state,
        approvals: {
          ...state.approvals,
          pending: left as typeof pending, // the same kind as before, with fewer rows
          decision: {
            kind: 'done',
            decision,
            decided: decided.length,
            failed: failed.length,
            sum: sumOf(valueOf(pending)?.rows ?? [], gone),
          },
          ticked,
        },
      }
    }
    default:
      throw new Error(`The hand-written peer knows no ${event.type}.`)
  }
}

/** Folds a log, one snapshot an event. */
export const foldBySpread = (state: State, events: Iterable<RecordedEvent>): State => {
  let now = state
  for (const event of events) now = next(now, event)
  return now
}
