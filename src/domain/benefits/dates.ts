import type { BenefitDetail, Selection } from './benefit.ts'

/** Whether a selection is in force: the person has the benefit, or the employer has yet to decide. */
export const isHeld = ({ status }: Selection): boolean => status === 'approved' || status === 'pending'

/** Whether a person has a benefit, awaits a decision on it, or is choosing it: the selection then says what it costs. */
export const isChosen = (selection: Selection | null): selection is Selection =>
  selection !== null && (isHeld(selection) || selection.status === 'in-progress')

/** A sentence about a day, yyyy-mm-dd. */
export interface BenefitDate {
  readonly kind: 'began' | 'begins' | 'wouldBegin' | 'opens' | 'ends' | 'ended' | 'lastDay' | 'wasLastDay'
  readonly date: string
}

/** Whether a day is in the past; today is not. */
export const isOver = (date: string, today: string): boolean => date < today

/**
 * When a benefit begins and ends, each in the tense of its day. After an opt-out only the end is shown: the page on which it is chosen
 * again says when it would restart. [BEN-2]
 */
export const datesOf = (
  { benefit: { selection, restricted }, startDate }: BenefitDetail,
  today: string,
): readonly BenefitDate[] => {
  const end = selection?.endDate ?? null
  if (selection && isHeld(selection)) {
    const begins = startDate === null ? null : isOver(startDate, today) ? 'began' : 'begins'
    return [
      // A selection that awaits approval has not begun, whatever its date.
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
