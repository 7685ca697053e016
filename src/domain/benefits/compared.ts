import type { Benefit, BenefitId } from './benefit.ts'

/** Two benefits beside each other, in the address; null if none is chosen yet. */
export interface Compared {
  readonly first: BenefitId | null
  readonly second: BenefitId | null
}

/**
 * Reads from the address what is compared. A benefit that the person does not have on their list counts as not chosen, and one benefit is
 * never compared with itself. [BEN-1]
 */
export const readCompared = (query: URLSearchParams, benefits: readonly Pick<Benefit, 'benefitId'>[]): Compared => {
  const listed = (name: string): BenefitId | null =>
    benefits.find(({ benefitId }) => benefitId === query.get(name))?.benefitId ?? null
  const first = listed('first')
  const second = listed('second')
  return { first, second: second === first ? null : second }
}

/** What is compared, as the query of an address. */
export const comparedQuery = ({ first, second }: Compared): Record<string, string> => ({
  ...(first !== null && { first }),
  ...(second !== null && { second }),
})
