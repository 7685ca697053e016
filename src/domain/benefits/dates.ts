import { dayOf } from '../formats/calendar.ts'
import { selector } from '../kernel/selector.ts'
import type { BenefitDetail, BenefitId, Selection } from './benefit.ts'
import { detail } from './detail.ts'

/** Whether a selection counts: the person has the benefit, or an employer is about to decide. */
export const isHeld = ({ status }: Selection): boolean => status === 'approved' || status === 'pending'

/** What is said of a day, yyyy-mm-dd. */
export interface BenefitDate {
  readonly kind: 'began' | 'begins' | 'wouldBegin' | 'opens' | 'ends' | 'ended' | 'lastDay' | 'wasLastDay'
  readonly date: string
}

/** Whether a day is over: a day to come and today are not. */
export const isOver = (date: string, today: string): boolean => date < today

/**
 * When a benefit begins and ends, each in the tense of its day. Where the person has left it, the end alone is
 * shown: the page on which it is chosen again says when it would begin again. [BEN-2]
 */
export const datesOf = (
  { benefit: { selection, restricted }, startDate }: BenefitDetail,
  today: string,
): readonly BenefitDate[] => {
  const end = selection?.endDate ?? null
  if (selection && isHeld(selection)) {
    const begins = startDate === null ? null : isOver(startDate, today) ? 'began' : 'begins'
    return [
      // What awaits approval has not begun, whatever day it names.
      ...(begins === null || (begins === 'began' && selection.status === 'pending')
        ? []
        : [{ kind: begins, date: startDate ?? '' } as const]),
      ...(end === null ? [] : [{ kind: isOver(end, today) ? 'ended' : 'ends', date: end } as const]),
    ]
  }
  if (end !== null) return [{ kind: isOver(end, today) ? 'wasLastDay' : 'lastDay', date: end }]
  if (startDate === null || isOver(startDate, today)) return []
  return [{ kind: restricted ? 'opens' : 'wouldBegin', date: startDate }]
}

/** The day on which a benefit was read last; the beginning of time before that, so that no day is over. */
export const selectDayRead = selector([detail], (state, benefitId: BenefitId): string => {
  const at = state.detail.readAt[benefitId]
  return at === undefined ? '' : dayOf(at)
})
