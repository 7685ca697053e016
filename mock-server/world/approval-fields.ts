import type { Candidate, Choice, Offer } from './offer.ts'
import { fieldsOf, valueText } from './pricing.ts'

/** The columns of a choice in the employer's table: its fields by label, and whom it covers. */
export const approvalFields = (
  offer: Offer,
  choice: Choice,
  candidates: readonly Candidate[],
): Readonly<Record<string, string>> => {
  const columns = fieldsOf(offer, choice, candidates).flatMap((field) => {
    const value = choice.values[field.name]
    return value === undefined ? [] : [[field.label, valueText(field, value)] as const]
  })
  const added = candidates.filter(({ id }) => choice.people.includes(id)).map(({ relationship }) => relationship)
  const cover = added.includes('dependant')
    ? added.includes('partner')
      ? 'Family'
      : 'Employee and children'
    : added.includes('partner')
      ? 'Employee and partner'
      : 'Employee only'
  return { ...Object.fromEntries(columns), ...(offer.people !== 'nobody' && { Cover: cover }) }
}
