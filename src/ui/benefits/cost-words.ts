import { formatMoney } from '../components/content/format.ts'
import { benefitsText } from '../text/benefits.ts'
import { selectionsText } from '../text/selections.ts'

type CostName = keyof typeof selectionsText.pays

/** What a person pays or receives, as a label and an amount: an amount is never negative, and null where the host gives none. */
export const payment = (name: CostName, pence: number | null): { readonly term: string; readonly detail: string } => ({
  term: pence !== null && pence < 0 ? selectionsText.isPaid[name] : selectionsText.pays[name],
  detail: amountWords(pence),
})

/** An amount in words, or the words for a missing amount. */
export const amountWords = (pence: number | null): string =>
  pence === null ? selectionsText.noAmount : formatMoney(Math.abs(pence))

/** The same per month, within a sentence of a list. */
export const monthlyWords = (pence: number): string => (pence < 0 ? benefitsText.list.paid : benefitsText.list.monthly)
