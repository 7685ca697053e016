import { ok, signedIn } from '../handler.ts'
import type { Choice, CostLine } from '../world/offer.ts'
import { netCost } from '../world/rules.ts'
import { cappedAt, countedChoice, limitsOf, linesOf, sumOf, yearlyOf } from '../world/pricing.ts'
import { benefitGone, benefitFor } from './detail.ts'
import { subjectOf, type Subject } from './household.ts'
import { hashOf } from '../version.ts'
import { strangeProblems, valueProblems } from './rules.ts'

const riseOf = ({ db }: Subject): number => db.settings.find('settings')?.priceRise ?? 0

/** The lines of a choice as its person would pay them today. */
export const linesFor = (subject: Subject, choice: Choice): readonly CostLine[] =>
  linesOf(subject.benefit.offer, choice, subject.candidates, {
    answered: subject.selection?.answered ?? false,
    rise: riseOf(subject),
  })

/** The id of a choice's cost: the same for the same values and people, in any order, while its price is valid. */
export const quoteOf = (subject: Subject, choice: Choice): string => {
  const { offer, id } = subject.benefit
  const { values, people } = countedChoice(offer, choice, subject.candidates)
  const entries = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const capped = cappedAt(offer, choice, subject.selection?.answered ?? false)
  const text = JSON.stringify([id, entries, people.toSorted(), capped, riseOf(subject)])
  return `q-${hashOf(text)}`
}

const sumFor = (subject: Subject, choice: Choice): number => sumOf(linesFor(subject, choice)).employee

/** What each option of the fields adds, in pence a month, over the cheapest option of its field. */
const optionCosts = (subject: Subject, choice: Choice) =>
  subject.benefit.offer.fields
    .filter(({ kind }) => kind === 'choice')
    .flatMap(({ name, options }) => {
      const sums = options.map(({ value }) => ({
        field: name,
        value,
        employee: sumFor(subject, { ...choice, values: { ...choice.values, [name]: value } }),
      }))
      const least = Math.min(...sums.map(({ employee }) => employee))
      return sums.map((each) => ({ ...each, employee: each.employee - least }))
    })

/** What each person who can be covered adds, in pence a month. A partner covered for an amount has a price of that amount instead. */
const peopleCosts = (subject: Subject, choice: Choice) => {
  const byCover = subject.benefit.offer.fields.some(({ appliesTo }) => appliesTo === 'partner')
  return subject.candidates
    .filter(({ eligible, relationship }) => eligible && !(byCover && relationship === 'partner'))
    .map(({ id }) => {
      const others = choice.people.filter((one) => one !== id)
      return {
        personId: id,
        employee:
          sumFor(subject, { ...choice, people: [...others, id] }) - sumFor(subject, { ...choice, people: others }),
      }
    })
}

/** What the person pays after tax, in pence a month; null if that is the same as before, or if they are paid. */
const netOf = ({ benefit: { payment, offer } }: Subject, { values }: Choice, employee: number): number | null => {
  const net = netCost(payment, employee) + Math.round(offer.price.taxInKind * (Number(values['value']) || 0))
  return employee <= 0 || net === employee ? null : net
}

interface CostRequest extends Choice {
  readonly eeben_benefit_id: string
}

/**
 * POST /selections/costs: what a choice would cost, and its limits. Nothing is stored. Values outside their limits get no
 * price and no error; a choice that is not possible at all gets an error.
 */
export const calculateCosts = signedIn<CostRequest>(({ db, user, body }) => {
  const benefit = benefitFor(db, user, body.eeben_benefit_id)
  if (!benefit) return benefitGone()
  const subject = subjectOf(db, user, benefit)
  const choice: Choice = { values: body.values, people: body.people }
  const limits = {
    value_limits: limitsOf(benefit.offer, 'value', choice.values),
    partner_value_limits: limitsOf(benefit.offer, 'partner_value', choice.values),
  }
  const without = (error: string | null) =>
    ok({ quote_id: null, monthly: null, yearly: null, lines: [], ...limits, capped_at: null, error })

  if (db.settings.find('settings')?.costsUnavailable)
    return without(
      benefit.beamSupported ? 'The provider can’t give us a cost right now' : 'We can’t work out the cost right now',
    )
  const [strange] = Object.values(strangeProblems(subject, choice)).flat()
  if (strange !== undefined) return without(strange)
  if (Object.keys(valueProblems(subject, choice)).length > 0) return without(null)

  const lines = linesFor(subject, choice)
  const monthly = sumOf(lines)
  return ok({
    quote_id: quoteOf(subject, choice),
    monthly,
    payments: benefit.offer.payments,
    yearly: yearlyOf(benefit.offer, monthly),
    lines,
    ...limits,
    capped_at: cappedAt(benefit.offer, choice, subject.selection?.answered ?? false),
    option_costs: optionCosts(subject, choice),
    people_costs: peopleCosts(subject, choice),
    net_monthly: netOf(subject, choice, monthly.employee),
    error: null,
  })
})
