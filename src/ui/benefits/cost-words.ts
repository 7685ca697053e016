import type { Setup } from '../../domain/benefits/choice.ts'
import type { Quote } from '../../domain/benefits/costs.ts'
import { formatDate, formatMoney } from '../components/content/format.ts'
import { selectionsText } from '../text/selections.ts'
import type { Employer } from '../text/your-employer.ts'

type CostName = keyof typeof selectionsText.pays

/** A label and an amount. */
export interface Payment {
  readonly term: string
  readonly detail: string
}

/** What a person pays or receives: an amount is never negative, and null if the host gives none. */
export const payment = (name: CostName, pence: number | null): Payment => ({
  term: pence !== null && pence < 0 ? selectionsText.isPaid[name] : selectionsText.pays[name],
  detail: amountWords(pence),
})

/** The heading of a price. */
export const costTitle = ({ monthly }: Quote): string =>
  monthly.employee < 0 ? selectionsText.cost.paidTitle : selectionsText.cost.title

/** An amount in words, or the words for a missing amount. */
export const amountWords = (pence: number | null): string =>
  pence === null ? selectionsText.noAmount : formatMoney(Math.abs(pence))

/** Who pays how much, in words for who cannot see where each figure stands. */
export const costSentence = ({ monthly, yearly }: Quote, employer: Employer): string => {
  const { month, year, employer: pays } = selectionsText.cost
  const { term, detail } = payment('now', monthly.employee)
  const yours =
    monthly.employee === 0
      ? `${selectionsText.terms.free}.`
      : `${term} ${detail} ${month}, ${amountWords(yearly.employee)} ${year}.`
  return monthly.company === 0 ? yours : `${yours} ${pays(employer)} ${formatMoney(monthly.company)} ${month}.`
}

/**
 * How a change affects the monthly price for somebody who has the benefit; null if there is nothing to compare, or if money is paid out, so
 * that 'more' would be ambiguous.
 */
export const changeOfCost = ({ selection, startDate }: Setup, quote: Quote): string | null => {
  const before = selection?.status === 'approved' ? selection.monthlyCost : null
  const after = quote.monthly.employee
  if (before === null || before.employee < 0 || after < 0) return null
  const words = selectionsText.cost.change
  const difference = after - before.employee
  // That it stays free is said by the price.
  if (difference === 0) return after === 0 ? '' : words.same(formatMoney(after))
  return words[difference > 0 ? 'more' : 'less'](
    formatMoney(before.employee),
    formatMoney(after),
    formatDate(startDate),
    formatMoney(Math.abs(difference)),
  )
}

/** A sentence about the person's part: it comes out of their pay or is added to it; null if it is nothing. */
export const salaryWords = ({ monthly: { employee } }: Quote): string | null =>
  employee === 0 ? null : employee < 0 ? selectionsText.cost.paid : selectionsText.cost.salary

/** What one line of a price costs the person, or pays them where the whole price is a payment. */
export const lineWords = (pence: number, { employee }: Quote['monthly']): string =>
  pence === 0 ? selectionsText.cost.lineFree : formatMoney(employee < 0 ? -pence : pence)

/** What an option or a person adds to the price, as a short note. */
export const addedWords = (pence: number | undefined): string | null => {
  if (pence === undefined || pence < 0) return null
  return pence === 0 ? selectionsText.cost.addsNothing : selectionsText.cost.adds(formatMoney(pence))
}
