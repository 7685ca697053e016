import type { Candidate, Choice, CostLine, Limits, Offer, OfferField } from './offer.ts'
import type { Benefit } from './records.ts'
import { endOf } from './rules.ts'

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})

/** The value of a field as a person reads it. */
export const valueText = ({ unit, options }: OfferField, value: number | string): string => {
  if (typeof value === 'string') return options.find((option) => option.value === value)?.label ?? value
  switch (unit) {
    case 'pounds':
      return pounds.format(value)
    case 'days':
      return value === 1 ? '1 day' : `${value} days`
    case 'percent':
      return `${value}%`
    case 'none':
      return String(value)
  }
}

const hasPartner = (choice: Choice, candidates: readonly Candidate[]): boolean =>
  candidates.some(({ id, relationship }) => relationship === 'partner' && choice.people.includes(id))

/** The fields that count for a choice: those about the partner count only if a partner is added. */
export const fieldsOf = (offer: Offer, choice: Choice, candidates: readonly Candidate[]): readonly OfferField[] =>
  offer.fields.filter(({ appliesTo }) => appliesTo === 'employee' || hasPartner(choice, candidates))

/** A choice without the values of fields that do not count for it. */
export const countedChoice = (offer: Offer, choice: Choice, candidates: readonly Candidate[]): Choice => {
  const names = new Set(fieldsOf(offer, choice, candidates).map(({ name }) => name))
  return { ...choice, values: Object.fromEntries(Object.entries(choice.values).filter(([name]) => names.has(name))) }
}

/** A choice in a few words; the name of an option within them is not capitalised. */
export const planOf = (offer: Offer, choice: Choice, candidates: readonly Candidate[]): string => {
  const text = hasPartner(choice, candidates) ? offer.plan + offer.partnerPlan : offer.plan
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const field = offer.fields.find((one) => one.name === name)
    const value = choice.values[name]
    const words = field && value !== undefined ? valueText(field, value) : '–'
    return at > 0 && /^[A-Z][a-z]/.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
  })
}

/** The limits of the field `value`, or of `partner_value`: a partner is never covered for more than the person. */
export const limitsOf = (
  { fields }: Offer,
  name: 'value' | 'partner_value',
  values: Choice['values'],
): Limits | null => {
  const field = fields.find((one) => one.name === name)
  if (!field) return null
  const min = field.minimum ?? 0
  const own = values['value']
  const max =
    name === 'partner_value' && typeof own === 'number' && own < (field.maximum ?? Infinity)
      ? Math.max(min, own)
      : field.maximum
  return { min, max, step: field.stepSize ?? 1 }
}

/** The cover that applies if the free cover limit reduces it, or null. */
export const cappedAt = ({ freeCoverLimit }: Offer, { values }: Choice, answered: boolean): number | null =>
  freeCoverLimit !== null && !answered && Number(values['value']) > freeCoverLimit ? freeCoverLimit : null

/** The salary of the demo accounts, for which the prices are. */
export const usualSalary = 4_500_000

/** What a choice costs a month, line by line. `rise` is a percentage on top of every price. */
export const linesOf = (
  offer: Offer,
  choice: Choice,
  candidates: readonly Candidate[],
  {
    answered,
    rise,
    salary = usualSalary,
  }: { readonly answered: boolean; readonly rise: number; readonly salary?: number },
): readonly CostLine[] => {
  const { price } = offer
  const share = price.bySalary ? salary / usualSalary : 1
  const raised = (pence: number): number => Math.round(pence * (1 + rise / 100))
  const amountOf = (name: string): number => {
    const capped = name === 'value' ? cappedAt(offer, choice, answered) : null
    return capped ?? (Number(choice.values[name]) || 0)
  }
  const priceOf = ({ name, kind }: OfferField): number =>
    kind === 'amount'
      ? (price.perUnit[name] ?? 0) * share * amountOf(name)
      : (price.perOption[name]?.[String(choice.values[name])] ?? 0)

  const counted = fieldsOf(offer, choice, candidates)
  const own = raised(
    counted
      .filter(({ appliesTo }) => appliesTo === 'employee')
      .reduce((sum, field) => sum + priceOf(field), price.basic),
  )
  const paid = price.companyPays === 'all' ? own : Math.min(own, price.companyPays)
  // A negative price is paid to the person by the company.
  const company = own < 0 ? -own : paid
  const lines: CostLine[] = [{ label: 'You', company, employee: own < 0 ? own : own - paid }]
  if (price.match) {
    const added = raised(price.match.perUnit * share * Math.min(amountOf('value'), price.match.upTo))
    lines.push({ label: 'Added by Acme', company: added, employee: 0 })
  }
  const byCover = counted.some(({ appliesTo }) => appliesTo === 'partner') // then the partner's cover has its own line
  for (const { id, name, relationship } of candidates)
    if (choice.people.includes(id) && !(byCover && relationship === 'partner'))
      lines.push({ label: name, company: 0, employee: raised(price[relationship]) })
  for (const field of counted)
    if (field.appliesTo === 'partner') lines.push({ label: field.label, company: 0, employee: raised(priceOf(field)) })
  return lines
}

/** The last day of what a choice hires or lends, or null: the term that was chosen, or one payment a month. */
export const hireEndOf = ({ timing, offer }: Pick<Benefit, 'timing' | 'offer'>, { values }: Choice, start: string) =>
  timing === 'hire' ? endOf(start, Number(values['term'] ?? offer.payments)) : null

/** The yearly cost for a monthly one, in pence. */
export const yearlyOf = ({ payments }: Offer, { company, employee }: Pick<CostLine, 'company' | 'employee'>) => ({
  company: company * payments,
  employee: employee * payments,
})

/** The sum of lines, in pence. */
export const sumOf = (lines: readonly CostLine[]): { readonly company: number; readonly employee: number } => ({
  company: lines.reduce((sum, { company }) => sum + company, 0),
  employee: lines.reduce((sum, { employee }) => sum + employee, 0),
})

/**
 * What the cheapest choice for one person costs them and the company, in pence a month, over all options with every amount at its
 * minimum. Choices for which the person is paid do not count; null if there are no others.
 */
export const lowestOf = (offer: Offer): ReturnType<typeof sumOf> | null => {
  const valuesOf = ({ kind, options, minimum }: OfferField): readonly (number | string)[] =>
    kind === 'choice' ? options.map(({ value }) => value) : [minimum ?? 0]
  const choices = offer.fields
    .filter(({ appliesTo }) => appliesTo === 'employee')
    .reduce<readonly Choice['values'][]>(
      (all, field) => all.flatMap((one) => valuesOf(field).map((value) => ({ ...one, [field.name]: value }))),
      [{}],
    )
  const costs = choices
    .map((values) => sumOf(linesOf(offer, { values, people: [] }, [], { answered: false, rise: 0 })))
    .filter(({ employee }) => employee >= 0)
  return costs.sort((a, b) => a.employee - b.employee)[0] ?? null
}
