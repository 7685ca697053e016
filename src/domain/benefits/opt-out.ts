import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { dayAfter } from '../formats/calendar.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { BenefitId, Selection, SelectionId } from './benefit.ts'
import { detail } from './detail.ts'
import { defineKeyedWrite, type WriteState } from '../kernel/requests/write.ts'

export const optOutWrite = defineKeyedWrite('OptOut', {
  key: ['benefitId', BenefitId],
  data: { selectionId: SelectionId },
})
export const { OptOutRequested, OptOutFailed } = optOutWrite.events
export const SelectionOptedOut = defineEvent('SelectionOptedOut', { benefitId: BenefitId, selectionId: SelectionId })

/** Nothing was sent, because the selection has changed since the person saw it: as it was then, and as it is now. */
export const OptOutOvertaken = defineEvent('OptOutOvertaken', {
  benefitId: BenefitId,
  before: Selection,
  now: Selection,
})

export type OptOut = WriteState<{ kind: 'done' } | { kind: 'overtaken'; before: Selection; now: Selection }>

export const optOut = defineSlice({
  name: 'optOut',
  lifetime: 'session',
  initial: (): Record<string, OptOut> => ({}),
  own: { ...optOutWrite.events, SelectionOptedOut, OptOutOvertaken },
  on: {
    ...optOutWrite.on<Record<string, OptOut>>(),
    SelectionOptedOut: (draft, { benefitId }) => {
      draft[benefitId] = { kind: 'done' }
    },
    OptOutOvertaken: (draft, { benefitId, before, now }) => {
      draft[benefitId] = { kind: 'overtaken', before, now }
    },
  },
})
type Needs = StateWith<typeof optOut | typeof detail>

/** Leaves a benefit that is selected and that the host allows the person to leave. */
export const requestOptOut = (state: Needs, benefitId: BenefitId): Either<Refusal, DomainEvent> => {
  if (state.optOut[benefitId]?.kind === 'sending') return left(refuse('busy'))
  const selection = valueOf(state.detail.details[benefitId])?.benefit.selection
  if (!selection) return left(refuse('notChosen'))
  if (!selection.optOut.allowed) return left(refuse('mayNotLeave'))
  return right(OptOutRequested({ benefitId, selectionId: selection.selectionId }))
}

export const selectOptOut = selector(
  [optOut],
  (state, benefitId: BenefitId): OptOut | null => state.optOut[benefitId] ?? null,
)

/** The end of a benefit that somebody has just left: its last day, and what they no longer pay, in pence a month, and from when. */
export interface LeftBenefit {
  readonly lastDay: string | null
  readonly saving: { readonly from: string; readonly employee: number } | null
}

/**
 * Null unless the opt-out was made in this visit and the host still shows it. A selection that had not begun has no last day, so nothing is
 * saved.
 */
export const selectLeft = selector([optOut, detail], (state, benefitId: BenefitId): LeftBenefit | null => {
  const selection = valueOf(state.detail.details[benefitId])?.benefit.selection
  if (state.optOut[benefitId]?.kind !== 'done' || selection?.status !== 'opted-out') return null
  const { endDate: lastDay, monthlyCost } = selection
  const employee = monthlyCost?.employee ?? 0
  return { lastDay, saving: lastDay === null || employee === 0 ? null : { from: dayAfter(lastDay), employee } }
})
