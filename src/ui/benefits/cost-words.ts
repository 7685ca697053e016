import { formatMoney } from '../components/content/format.ts'
import { benefitsText } from '../text/benefits.ts'
import { selectionsText } from '../text/selections.ts'

type CostName = keyof typeof selectionsText.pays

/** What a person pays, or is paid, as a name and an amount: an amount is never negative. */
export const payment = (name: CostName, pence: number): { readonly term: string; readonly detail: string } => ({
  term: pence < 0 ? selectionsText.isPaid[name] : selectionsText.pays[name],
  detail: formatMoney(Math.abs(pence)),
})

/** The same by the month, in a sentence of a list. */
export const monthlyWords = (pence: number): string => (pence < 0 ? benefitsText.list.paid : benefitsText.list.monthly)
